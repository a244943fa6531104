import type { ShippedLocale } from '../i18n/locales.ts';

/** What the first-paint script has begun before the application arrives. */
export interface BootState {
  locale: ShippedLocale;
  /** The parsed `/config.json`; rejects when it is missing or not JSON. */
  config: Promise<unknown>;
  /** Says in place of the skeleton that the application cannot be started (B2.16). */
  showBootError: () => void;
  /** The first screen's own call; undefined where it has none, and once the application has taken it over. */
  earlyRequest?: EarlyRequest | undefined;
}

export interface EarlyRequest {
  /** Path and query, after the back end's address. */
  path: string;
  /** Rejects when the back end was not reached. */
  exchange: Promise<{ request: Request; response: Response }>;
}

declare global {
  interface Window {
    meridian: BootState;
  }
}
