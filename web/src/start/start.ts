import type { ShippedLocale } from '../i18n/locales.ts';

/** What the first-paint script has begun before the application arrives. */
export interface Start {
  locale: ShippedLocale;
  /** The parsed `/config.json`; rejects when it is missing or not JSON. */
  config: Promise<unknown>;
  /** The home page's own call, begun when that is the first screen. */
  home?: Promise<{ request: Request; response: Response }> | undefined;
}

declare global {
  interface Window {
    meridian: Start;
  }
}
