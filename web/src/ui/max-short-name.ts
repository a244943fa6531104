/**
 * The number of characters from which a shop's name leaves no room for the buttons in its row. Not in shop-header.tsx,
 * because the first-paint script reads it.
 */
export const LONG_NAME = 24;
