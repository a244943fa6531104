/** A tab of a browser: what every engine can be asked for. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It is sent as source text, so it sees its arguments and the page only. */
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Presses with a pointer at a point of the window, in pixels. */
  tap: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  key: (name: keyof typeof keys) => Promise<void>;
  /** Gives a file of this machine to the field that the selector finds. */
  attach: (selector: string, file: string) => Promise<void>;
  screenshot: (file: string) => Promise<void>;
  /** Closes the profile. */
  close: () => Promise<void>;
}

export interface Engine {
  /** The browser's own name and version. */
  version: string;
  /** A tab of a new profile, with a phone's window. */
  open: () => Promise<Tab>;
  /** Another tab of the same profile; undefined if the driver cannot. */
  openBeside?: (tab: Tab) => Promise<Tab>;
  close: () => Promise<void>;
}

/** Keys by Playwright's names, with their code points of the W3C's WebDriver. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** The window, in pixels. */
export const phone = { width: 390, height: 844 };
