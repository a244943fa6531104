import { HttpError } from '../http-error.ts';
import { same } from '../text.ts';

/** What a request may ask of the mock with the header `Prefer`, as in stock Prism. */
export interface Preference {
  /** The HTTP status to answer with. */
  readonly code?: number;
  readonly example?: string;
  /** Generate the answer from the schema instead of using an example. */
  readonly dynamic?: boolean;
  /** Makes a dynamic answer repeatable. */
  readonly seed?: string;
}

/**
 * Reads `Prefer: code=404, example=empty` or, without that header, `?__code=404&__example=empty`, which can be typed
 * into a browser. Returns undefined if neither is present. Throws HttpError (400) for a code that is not three digits.
 */
export function readPreference(header: string | undefined, query: URLSearchParams): Preference | undefined {
  const asked = header === undefined ? fromQuery(query) : fromHeader(header);
  const { code, example, dynamic, seed } = asked;
  if (code !== undefined && !/^\d{3}$/.test(code)) {
    throw new HttpError(400, same('Prefer: code must be an HTTP status of three digits, for example code=422'));
  }
  const preference = {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(dynamic === 'true' && { dynamic: true }),
    ...(seed !== undefined && { seed }),
  };
  return Object.keys(preference).length > 0 ? preference : undefined;
}

/**
 * Reads the header as stock Prism does (RFC 7240): preferences stand between commas, what follows a semicolon belongs to
 * the one before it, and the first of two with one name counts.
 */
function fromHeader(header: string): Record<string, string | undefined> {
  const pairs = (header.match(/(?:[^,"]|"[^"]*"?)+/g) ?? []).map((preference) => {
    const [whole = ''] = /^(?:[^;"]|"[^"]*"?)*/.exec(preference) ?? [];
    const [name = '', ...value] = whole.split('=');
    return [
      name.trim().toLowerCase(),
      value
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    ] as const;
  });
  return Object.fromEntries(pairs.toReversed());
}

function fromQuery(query: URLSearchParams): Record<string, string | undefined> {
  const asked = ['code', 'example', 'dynamic', 'seed'].map((name) => [name, query.get(`__${name}`) ?? undefined]);
  return Object.fromEntries(asked);
}
