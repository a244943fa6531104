// The numbers of the business, each from specification 9 unless its comment says otherwise. The shop imports them from
// here; they stand nowhere else.

const DAY_S = 24 * 60 * 60;

/** Where the token is kept. `maxAge` in seconds: 3 days. */
export const TOKEN_COOKIE = { name: 'Admin-Token', path: '/', maxAge: 3 * DAY_S } as const;
/** Where the language is kept. `maxAge` in seconds: 3 days. */
export const LANGUAGE_COOKIE = { name: 'Local_Lang', path: '/', maxAge: 3 * DAY_S } as const;

/** After how many milliseconds an unanswered call is given up. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** For how many milliseconds the same POST or PUT as the previous one counts as sent twice. */
export const DUPLICATE_WINDOW_MS = 1000;

/** Fewest characters of a login password. */
export const PASSWORD_MIN_LENGTH = 6;
/** Digits of a payment code; the upper end is a decision ("Payment code"). */
export const PAY_CODE_LENGTH = { min: 6, max: 12 } as const;

/** How long a toast stands, in milliseconds. Loading toasts stand until they are dismissed. */
export const TOAST_MS = 1200;
/** How long a toast that tells an error stands, in milliseconds: 1200 cannot be read (screens, "Shell for all"). */
export const ERROR_TOAST_MS = 4000;

/** Height of the pull-to-refresh head, in pixels. */
export const PULL_HEAD_PX = 50;
/** How far before its end a list loads its next page, in pixels. */
export const LIST_LOAD_OFFSET_PX = 300;
/** Where the app container's scroll stops short of its top on forward navigation, in pixels (specification 2). */
export const SCROLL_TOP_OFFSET_PX = 20;

/** How many pictures are remembered. */
export const IMAGE_CACHE_ENTRIES = 200;
/** How often a picture is tried before its placeholder stands. */
export const IMAGE_TRIES = 3;

/** The one currency, as ISO 4217 code. */
export const CURRENCY = 'USD';

/** The language of a customer who has chosen none and whose browser asks for none that exists. */
export const DEFAULT_LOCALE = 'zh-CN';
/** The locale that the component library falls back to on its own. */
export const LIBRARY_LOCALE = 'en-US';

/** Rows of a list's page: as asked when nothing is said, and at most (decisions, "Contract conventions"). */
export const PAGE_LIMIT = { default: 20, max: 50 } as const;
/** What an uploaded picture may be: media types, and bytes at most (decisions, "Calls to add"). */
export const UPLOAD = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5 * 1024 * 1024 } as const;
