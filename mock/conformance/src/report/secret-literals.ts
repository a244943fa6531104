import { groupBy } from '../../../shared/group-by.ts';
import type { SecretKind } from './sensitive-fields.ts';

/** A value that must not be shown, and what it is. */
export type Secret = readonly [kind: SecretKind, value: string];

/** How much of a value that was cut off by dots gives it away. */
const TELLING = 6;
/** How far before the dots a value may begin. */
const LONGEST_BEGINNING = 300;

/**
 * Replaces values wherever they stand: as they are, as JSON or an address would write them, or cut off by dots. There may
 * be thousands of values: they are found by their first characters.
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

  /** A text that was cut off, without the beginning of a value at its end. */
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
      // What its field names is told better than what was only given as secret.
      if (spelling.length >= 2 && (!kinds.has(spelling) || kind !== 'secret')) kinds.set(spelling, kind);
    }
  }
  return kinds;
}

/** The lengths of the values that begin with some four characters, or two for short ones; the longest first. */
function lengthsByBeginning(kinds: ReadonlyMap<string, SecretKind>): Map<string, number[]> {
  const groups = groupBy(kinds.keys(), (value) => value.slice(0, value.length < 4 ? 2 : 4));
  return new Map(
    [...groups].map(([beginning, values]) => [
      beginning,
      [...new Set(values.map(({ length }) => length))].toSorted((one, other) => other - one),
    ]),
  );
}

/** What begins or ends with a letter or digit of ASCII must end a word there: Li is not in “list”. */
function standsAlone(text: string, at: number, value: string): boolean {
  const isWord = (character: string | undefined) => character !== undefined && /\w/.test(character);
  const isEscaped = () => /(%[\dA-Fa-f]{2}|\\[nrt])$/.test(text.slice(Math.max(0, at - 3), at));
  const beginsAlone = !isWord(value[0]) || !isWord(text[at - 1]) || isEscaped();
  return beginsAlone && !(isWord(value.at(-1)) && isWord(text[at + value.length]));
}
