import type { ShippedLocale } from '../i18n/locales.ts';

/** The state that the first-paint script passes to the app. */
export interface BootState {
  locale: ShippedLocale;
  /** The parsed configuration, of the page or `/config.json`; rejects if it is missing or not JSON. */
  config: Promise<unknown>;
  /** Resolves when the stylesheet is loaded: nothing is rendered without it. */
  styled: Promise<void>;
  /** Replaces the skeleton by an error, if the app cannot start (B2.16). */
  showBootError: () => void;
  /** Requests the scripts anew that were changed on the way. Never rejects, nor waits for ever. */
  renewScripts: () => Promise<void>;
  /**
   * The URL of a script as a TrustedScriptURL, which browsers with Trusted Types require; typed as a string. Throws a
   * TypeError for any script that is not the build's own.
   */
  scriptUrl: (path: string) => string;
  /** Identifies the build, and stands in its page. Empty in development. */
  build: string;
  /** The requests of the first screen that the app has not used yet. */
  earlyRequests: EarlyRequest[];
}

export interface EarlyRequest {
  /** Path and query, relative to the base URL of the API. */
  path: string;
  /** Rejects if the server was not reached. */
  exchange: Promise<{ request: Request; response: Response }>;
}

declare global {
  interface Window {
    meridian: BootState;
  }
}
