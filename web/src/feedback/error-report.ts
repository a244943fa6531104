import { appVersion } from './app-version.ts';

/** A report of a fault of the app: what and where it is, in words of the app and its browser only. */
export interface ErrorReport {
  version: string;
  /** The path of the route, without the values of its parameters. */
  screen: string;
  language: string;
  browser: string;
  error: string;
  /** Positions in the build's files, innermost first. */
  at: string[];
}

/** More positions add nothing. */
const MAX_PLACES = 20;

/**
 * The report of an error. It omits the message, which may contain anything, such as input or an address, and keeps only
 * the positions in the build's files from the stack.
 */
export function reportOf(error: unknown, screen: string): ErrorReport {
  const { name = '', stack = '' } = error instanceof Error ? error : {};
  return {
    version: appVersion,
    screen,
    language: document.documentElement.lang,
    browser: navigator.userAgent,
    error: /^[A-Z]\w{0,39}$/.test(name) ? name : 'unknown',
    at: (stack.match(/\/assets\/[\w.-]+\.js:\d+:\d+/g) ?? []).slice(0, MAX_PLACES),
  };
}
