import { appVersion } from './app-version.ts';

/** A fault of the app: what it is and where, in words of the app and of its browser alone. */
export interface ErrorReport {
  version: string;
  /** The path of the route, without the values of its parameters. */
  screen: string;
  language: string;
  browser: string;
  error: string;
  /** Places in the build's files, the innermost first. */
  at: string[];
}

/** More say nothing new. */
const MAX_PLACES = 20;

/**
 * What is said of an error. Not its message: it may hold anything, such as what was typed or an address. Of its stack only
 * places of the build's files are left.
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
