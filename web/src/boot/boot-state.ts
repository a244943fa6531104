import type { ShippedLocale } from '../i18n/locales.ts';

/** What the first-paint script hands over to the app. */
export interface BootState {
  locale: ShippedLocale;
  /** The parsed configuration, of the page or of `/config.json`; rejects when it is missing or not JSON. */
  config: Promise<unknown>;
  /** Fulfilled when the stylesheet has come: nothing is drawn without it. */
  styled: Promise<void>;
  /** Replaces the skeleton by an error: the app cannot start (B2.16). */
  showBootError: () => void;
  /**
   * An address that the browser may run code from, which it asks for where Trusted Types are enforced; a TypeError for all but
   * the build's own scripts. What it gives is a string to all who do not look closer.
   */
  scriptUrl: (path: string) => string;
  /** The name of the app's first file: another build has another. Empty while developing. */
  build: string;
  /** The request of the first screen; undefined where it has none, and once the app has used it. */
  earlyRequest?: EarlyRequest | undefined;
}

export interface EarlyRequest {
  /** Path and query, relative to the base URL of the API. */
  path: string;
  /** Rejects when the server was not reached. */
  exchange: Promise<{ request: Request; response: Response }>;
}

declare global {
  interface Window {
    meridian: BootState;
  }
}
