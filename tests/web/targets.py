"""How large the targets of a page are."""

from __future__ import annotations

TOO_SMALL = """() => {
    const controls = 'a[href], button, summary, select, textarea, label:has(input), input:not([type=hidden]), '
        + '[role=radio], [role=switch], [role=tab], [role=slider], [role=option], [role=menuitem]';
    // The area after an element's content belongs to its target too.
    const size = (one) => {
        const { width, height } = one.getBoundingClientRect();
        const after = getComputedStyle(one, '::after');
        const reach = after.position === 'absolute' && after.content !== 'none';
        return [Math.max(width, reach && parseFloat(after.width)), Math.max(height, reach && parseFloat(after.height))];
    };
    // What is below the screen has no size until it is drawn.
    for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible';
    return [...document.querySelectorAll(controls)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.parentElement.closest('label:has(input)'))
        .filter((one) => one.closest('.visually-hidden') === null && Math.min(...size(one)) < 43.5)
        .map((one) => `${size(one).map(Math.round).join('x')}: ${one.outerHTML.slice(0, 90)}`);
}"""
"""The controls that are smaller than 44 pixels, with their sizes."""
