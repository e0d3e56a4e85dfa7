// The icons of the lobby, as paths in a square of 24 units.
export const SIGNS = {
  play: "M8 5.5v13l10.5-6.5Z",
  history: "M4 5v5h5M4.600 14a8 8 0 1 0 .4-5M12 8v4.500l3 2",
  help: "M12 3a9 9 0 1 0 .01 0M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2 1-1.2 1.8M12 16.8v.1",
  star: "m12 4 2.400 5.200 5.600.700-4.200 3.900 1.100 5.600L12 16.600l-4.900 2.800 1.100-5.600L4 9.900l5.600-.700Z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  flame: "M12 3c1 4 5 5.500 5 10.500a5 5 0 0 1-10 0c0-2 1-3.500 2-4.500 0 2 1 3 2 3 0-3 0-6 1-9Z",
  add: "M12 5v14M5 12h14",
  folder: "M4 6.500h6l2 2.500h8v9.500H4Z",
  bookmark: "M6 4h12v16l-6-4.5L6 20Z",
} as const;
