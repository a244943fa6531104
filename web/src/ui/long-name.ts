/**
 * Whether a shop's name leaves no room for the buttons in its row. Not in shop-header.tsx, because the first-paint
 * script asks it, too.
 */
export const isLongName = (name: string): boolean => name.length > 24;
