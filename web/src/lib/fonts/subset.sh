#!/bin/sh
# Makes the two files of the display font anew; needs npm and pip (fonttools, brotli). Run it in an empty folder.
set -eu
npm install --no-audit --no-fund @fontsource/spectral@5.3.0
pip install fonttools==4.68.0 brotli==1.2.1
letters='ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäæçèéêëíîïñóôöùúûüÿŒœ¡¿«»·±°–—‘’‚“”„…−'
for cut in 700-normal:bold 400-italic:italic; do
  pyftsubset "node_modules/@fontsource/spectral/files/spectral-latin-${cut%:*}.woff2" \
    --unicodes=U+0020-007E,U+00A0 --text="$letters" --layout-features=kern --no-hinting --desubroutinize \
    --flavor=woff2 --output-file="spectral-${cut#*:}.woff2"
done
