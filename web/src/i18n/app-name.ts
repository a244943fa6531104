/** The product's name in texts and titles; the only place to change it. */
export const appName = 'Meridian';
