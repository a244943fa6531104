/** Screens whose tabs stand in their path: all tabs are one screen, which keeps the place of each itself. */
const tabbedScreens = ['/myPurchases'];

/** The path by which the screen of a path is kept: the same for all tabs of one screen. */
export const screenOfPath = (path: string): string =>
  tabbedScreens.find((screen) => path === screen || path.startsWith(`${screen}/`)) ?? path;
