// The constants of the business, in one module (R9.01 to R9.07). The app imports them from here.

const DAY_S = 24 * 60 * 60;

/** Where the token is stored (R9.01). `maxAge` in seconds: 3 days. */
export const TOKEN_COOKIE = { name: 'Admin-Token', path: '/', maxAge: 3 * DAY_S } as const;
/** Where the language is stored (R9.01). `maxAge` in seconds: 3 days. */
export const LANGUAGE_COOKIE = { name: 'Local_Lang', path: '/', maxAge: 3 * DAY_S } as const;

/** Time-out of a call in milliseconds (R9.02). */
export const REQUEST_TIMEOUT_MS = 10_000;
/** How long, in milliseconds, a repeat of the previous POST or PUT is a duplicate (R9.02). */
export const DUPLICATE_WINDOW_MS = 1000;

/** Minimum length of a login password (R9.02). */
export const PASSWORD_MIN_LENGTH = 6;

/** Duration of a toast in milliseconds (R9.03). Loading toasts stay until they are dismissed. */
export const TOAST_MS = 1200;
/** Duration of an error toast in milliseconds: 1200 is too short to read an error. */
export const ERROR_TOAST_MS = 4000;

/** Height of the pull-to-refresh head, in pixels (R9.04). */
export const PULL_HEAD_PX = 50;
/** Distance from its end at which a list loads its next page, in pixels (R9.04). */
export const LIST_LOAD_OFFSET_PX = 300;
/** Offset from the top that a new screen scrolls the app container to, in pixels (R2.05). */
export const SCROLL_TOP_OFFSET_PX = 20;

/** Size of the image cache (R9.05). */
export const IMAGE_CACHE_ENTRIES = 200;
/** How often an image is requested before its placeholder is shown (R9.05). */
export const IMAGE_TRIES = 3;

/** The currency, as ISO 4217 code (R9.06). */
export const CURRENCY = 'USD';

/** The default and fallback language (R9.07). */
export const DEFAULT_LOCALE = 'zh-CN';
/** The default locale of the component library (R9.07). */
export const LIBRARY_LOCALE = 'en-US';

/** Page size of a list: default and maximum (the contract's parameter Limit). */
export const PAGE_LIMIT = { default: 20, max: 50 } as const;
/** Media types and maximum size in bytes of an upload (the contract's uploadFile). */
export const UPLOAD = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5 * 1024 * 1024 } as const;
