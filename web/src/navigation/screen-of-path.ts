/** Screens with their tabs in the path: all tabs share one screen, which keeps the scroll position of each. */
const tabbedScreens = ['/myPurchases'];

/** The path under which a screen is kept: the same for all its tabs. */
export const screenOfPath = (path: string): string =>
  tabbedScreens.find((screen) => path === screen || path.startsWith(`${screen}/`)) ?? path;
