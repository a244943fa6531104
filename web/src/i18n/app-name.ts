/** The product's name in texts and titles, defined only here. */
export const appName = 'Meridian';
