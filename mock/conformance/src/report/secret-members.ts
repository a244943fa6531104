import { isIdentifier, type SecretKind, secretKindOfField } from './sensitive-fields.ts';

/** A value of a sensitive field in a text. */
export interface SecretMember {
  readonly kind: SecretKind;
  readonly start: number;
  readonly end: number;
  /** The raw notation without quotes; still escaped when `isJson`. */
  readonly raw: string;
  readonly form: 'string' | 'number' | 'bare';
}

const key = /(\\*")([\w.[\]-]{1,60})\1\s*:\s*/g;
const number = /-?\d[\d.eE+-]*/y;
const pair = /(?:^|[?&;,\s"'(])([\w.-]+(?:(?:\[|%5B)[\w-]*(?:\]|%5D))*)=([^&;\s"'<>\\]*)/gi;

/**
 * Finds the values of sensitive fields: JSON members, also in truncated text or in JSON inside a JSON string, and
 * `name=value` pairs of queries, forms and cookies. Works on the text, so that the rest stays unchanged.
 */
export function secretMembersOf(text: string): SecretMember[] {
  const found = [...jsonMembers(text), ...pairs(text)].toSorted((one, other) => one.start - other.start);
  let reached = 0;
  return found.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

function* jsonMembers(text: string): Generator<SecretMember> {
  for (const match of text.matchAll(key)) {
    const [whole, quote = '"', name = ''] = match;
    const kind = secretKindOfField(name);
    if (kind === undefined) continue;
    yield* valuesAt(text, match.index + whole.length, quote, kind);
  }
}

/** The values at an offset: a text, a number, or every text and number of an object or array. */
function* valuesAt(text: string, start: number, quote: string, kind: SecretKind): Generator<SecretMember> {
  if (text.startsWith(quote, start)) {
    yield stringAt(text, start, quote, kind);
    return;
  }
  number.lastIndex = start;
  const [digits] = number.exec(text) ?? [];
  if (digits !== undefined) {
    yield { kind, start, end: start + digits.length, raw: digits, form: 'number' };
    return;
  }
  if (text[start] !== '{' && text[start] !== '[') return;
  let depth = 0;
  let name = '';
  for (let at = start; at < text.length; at += 1) {
    if (text.startsWith(quote, at)) {
      const { end, raw } = stringAt(text, at, quote, kind);
      const isKey = /^\s*:/.test(text.slice(end, end + 8));
      if (isKey) name = raw;
      else if (raw !== '' && !isIdentifier(name)) {
        yield { kind: secretKindOfField(name) ?? kind, start: at, end, raw, form: 'string' };
      }
      at = end - 1;
    } else if (text[at] === '{' || text[at] === '[') depth += 1;
    else if (text[at] === '}' || text[at] === ']') depth -= 1;
    if (depth === 0) return;
  }
}

/** The text from its quote to the next quote with the same escaping, or to the end when truncated. */
function stringAt(text: string, start: number, quote: string, kind: SecretKind): SecretMember {
  const from = start + quote.length;
  const slashes = quote.length - 1;
  for (let at = from; at < text.length; at += 1) {
    let count = 0;
    while (text[at] === '\\') {
      count += 1;
      at += 1;
    }
    // Each level of nesting doubles a backslash of the text itself.
    if (text[at] === '"' && count >= slashes && (count - slashes) % (2 * quote.length) === 0) {
      return { kind, start, end: at + 1, raw: text.slice(from, at - slashes), form: 'string' };
    }
  }
  return { kind, start, end: text.length, raw: text.slice(from), form: 'string' };
}

function* pairs(text: string): Generator<SecretMember> {
  for (const match of text.matchAll(pair)) {
    const [whole, name = '', raw = ''] = match;
    const leaf = name
      .replaceAll(/%5B|%5D|[\][]/gi, '.')
      .split('.')
      .findLast((part) => part !== '' && !/^\d+$/.test(part));
    const kind = leaf === undefined ? undefined : secretKindOfField(leaf.replace(/^-+/, ''));
    if (kind === undefined || raw === '') continue;
    const end = match.index + whole.length;
    yield { kind, start: end - raw.length, end, raw, form: 'bare' };
  }
}
