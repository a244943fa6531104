import { groupBy } from '../../../shared/group-by.ts';
import type { SecretKind } from './sensitive-fields.ts';

/** A secret value and its kind. */
export type Secret = readonly [kind: SecretKind, value: string];

/** How many characters of a truncated value give it away. */
const TELLING = 6;
/** How far before the ellipsis a value may begin. */
const LONGEST_BEGINNING = 300;

/**
 * Masks values wherever they occur: plain, escaped for JSON or a URL, or truncated with an ellipsis. There may be
 * thousands of values: they are looked up by their first characters.
 */
export function createLiteralMask(secrets: readonly Secret[]): (text: string) => string {
  const kinds = spellingsOf(secrets);
  if (kinds.size === 0) return (text) => text;
  const lengths = lengthsByBeginning(kinds);
  const beginnings = groupBy(kinds.keys(), (value) => value.slice(0, TELLING));

  function valueAt(text: string, at: number): string | undefined {
    for (const beginning of [4, 2]) {
      for (const length of lengths.get(text.slice(at, at + beginning)) ?? []) {
        const value = text.slice(at, at + length);
        if (kinds.has(value) && standsAlone(text, at, value)) return value;
      }
    }
    return undefined;
  }

  function withoutValues(text: string): string {
    let masked = '';
    let reached = 0;
    for (let at = 0; at < text.length - 1; at += 1) {
      const value = valueAt(text, at);
      if (value === undefined) continue;
      masked += `${text.slice(reached, at)}[${kinds.get(value)}]`;
      reached = at + value.length;
      at = reached - 1;
    }
    return masked + text.slice(reached);
  }

  /** A truncated text without the beginning of a value at its end. */
  function withoutBeginning(text: string): string {
    for (let at = Math.max(0, text.length - LONGEST_BEGINNING); at <= text.length - TELLING; at += 1) {
      const rest = text.slice(at);
      const value = beginnings.get(rest.slice(0, TELLING))?.find((candidate) => candidate.startsWith(rest));
      if (value !== undefined) return `${text.slice(0, at)}[${kinds.get(value)}]`;
    }
    return text;
  }

  function withoutBeginnings(text: string): string {
    let masked = '';
    let reached = 0;
    for (const { index } of text.matchAll(/…|\.{3}/g)) {
      masked += withoutBeginning(text.slice(reached, index));
      reached = index;
    }
    return masked + text.slice(reached);
  }

  return (text) => withoutBeginnings(withoutValues(text));
}

function spellingsOf(secrets: readonly Secret[]): Map<string, SecretKind> {
  const kinds = new Map<string, SecretKind>();
  for (const [kind, value] of secrets) {
    const escaped = JSON.stringify(value).slice(1, -1);
    const address = encodeURIComponent(value.toWellFormed());
    const spellings = [value, escaped, JSON.stringify(escaped).slice(1, -1), address, address.replaceAll('%20', '+')];
    if (kind === 'secret') spellings.push(Buffer.from(value).toString('base64'));
    for (const spelling of spellings) {
      // The kind given by a field is more precise than the generic kind `secret`.
      if (spelling.length >= 2 && (!kinds.has(spelling) || kind !== 'secret')) kinds.set(spelling, kind);
    }
  }
  return kinds;
}

/** The lengths of the values by their first four characters, or two for short values; the longest first. */
function lengthsByBeginning(kinds: ReadonlyMap<string, SecretKind>): Map<string, number[]> {
  const groups = groupBy(kinds.keys(), (value) => value.slice(0, value.length < 4 ? 2 : 4));
  return new Map(
    [...groups].map(([beginning, values]) => [
      beginning,
      [...new Set(values.map(({ length }) => length))].toSorted((one, other) => other - one),
    ]),
  );
}

/** Whether a value is a separate word: its ASCII letters and digits must not continue. Li is not in “list”. */
function standsAlone(text: string, at: number, value: string): boolean {
  const isWord = (character: string | undefined) => character !== undefined && /\w/.test(character);
  const isEscaped = () => /(%[\dA-Fa-f]{2}|\\[nrt])$/.test(text.slice(Math.max(0, at - 3), at));
  const beginsAlone = !isWord(value[0]) || !isWord(text[at - 1]) || isEscaped();
  return beginsAlone && !(isWord(value.at(-1)) && isWord(text[at + value.length]));
}
