/**
 * The oldest browsers that the app works in (decision web/036), of iOS like Safari: what the build lowers syntax to, and
 * what `npm run check:browsers` lets the app use. The page tells the customers of older ones, by a condition in
 * boot/first-paint.css. The names are those of @mdn/browser-compat-data.
 */
export const oldestBrowsers = { safari: '16.4', firefox: '128', chrome: '111' } as const;

const { safari, firefox, chrome } = oldestBrowsers;

/** The same, as Vite names them. */
export const buildTarget = [`safari${safari}`, `ios${safari}`, `firefox${firefox}`, `chrome${chrome}`];
