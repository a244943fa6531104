/**
 * The most characters of a shop's name that leave room for the buttons in its row. Not in shop-header.tsx, because the
 * first-paint script reads it.
 */
export const MAX_SHORT_NAME = 24;
