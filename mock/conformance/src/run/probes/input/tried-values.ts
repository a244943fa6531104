import { isMoney, toCents } from '@meridian/sdk/rules';
import type { JsonObject, Schema } from '../../../../../shared/json.ts';
import { type EffectiveParameter, fits } from '../../../checks/promises/effects.ts';
import { valuesAt } from '../../../checks/promises/values-at.ts';

/** A text that no entry contains; a server that concatenates it into SQL finds everything. */
export const NOTHING = "zqxjkv' OR '1'='1";

/** How many values are tried of a parameter without an enum. */
const MOST = 2;

/** A value that is tried for a parameter. */
export interface Tried {
  readonly value: unknown;
  /** An entry that is known to match the value. */
  readonly shownBy?: JsonObject | undefined;
  /** Another parameter that is sent with it. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

/** A value, and the first entry that has it. */
interface Shown<Value = unknown> {
  readonly value: Value;
  readonly shownBy: JsonObject;
}

type Bounds = Exclude<EffectiveParameter['effect'], string>;

/** The values to try for a parameter: all of a short enum, otherwise some from the entries. */
export function triedValues(
  { schema, usual, effect }: EffectiveParameter,
  entries: readonly JsonObject[],
  hasZone: boolean,
): Tried[] {
  if (effect === 'by hand') return [];
  const { words, equals, some, matches, opens, begins } = effect;
  if (words !== undefined) {
    const shown = words.flatMap((path) => wordAt(entries, path, schema) ?? []);
    return [{ value: NOTHING }, ...shown.flatMap((one) => written(one.value).map((value) => ({ ...one, value })))];
  }
  if (matches !== undefined) return Object.keys(matches).map((value) => ({ value }));
  if (opens !== undefined)
    return shownValues(entries, [opens])
      .slice(0, 1)
      .map(({ value }) => ({ value }));
  if (some !== undefined) return [{ value: true, shownBy: entries.find((entry) => hasAny(entry, some)) }];
  if (equals !== undefined && Array.isArray(schema.enum)) {
    const known = shownValues(entries, equals);
    const shownBy = (value: unknown) => known.find((one) => String(one.value) === String(value))?.shownBy;
    return schema.enum.filter((one) => one !== usual).map((value) => ({ value, shownBy: shownBy(value) }));
  }
  if (equals !== undefined || begins !== undefined) {
    return shownValues(entries, equals ?? [begins ?? '']).slice(0, MOST);
  }
  const { least, most, above, below } = effect;
  const values = shownValues(entries, [least ?? most ?? above ?? below ?? '']).toSorted(
    (one, other) => rank(one.value) - rank(other.value),
  );
  return schema['format'] === 'date' ? triedDays(effect, values, hasZone) : boundary(effect, values);
}

/** Two parameters with values that fit one entry. */
export interface Pair {
  readonly query: readonly [readonly [string, unknown], readonly [string, unknown]];
  readonly shownBy: JsonObject;
}

/** The values of two parameters that fit one entry: if possible, so that other entries fit only one of them. */
export function pairedValues(
  one: EffectiveParameter,
  other: EffectiveParameter,
  entries: readonly JsonObject[],
): Pair | undefined {
  const isFit = (entry: JsonObject, { effect }: EffectiveParameter, value: unknown) =>
    typeof effect !== 'string' && fits(entry, effect, [String(value)]);
  const fittingValue = (parameter: EffectiveParameter, entry: JsonObject) =>
    triedValues(parameter, [entry], false)
      .filter(({ value, shownBy }) => shownBy === entry || shows(entry, parameter, value))
      .find(({ value }) => isFit(entry, parameter, value))?.value;
  let best: (Pair & { readonly distinction: number }) | undefined;
  for (const shownBy of entries) {
    const [left, right] = [fittingValue(one, shownBy), fittingValue(other, shownBy)];
    if (left === undefined || right === undefined) continue;
    const isDistinct = (by: boolean) =>
      entries.some((entry) => isFit(entry, one, left) === by && isFit(entry, other, right) === !by);
    const distinction = Number(isDistinct(true)) + Number(isDistinct(false));
    if (distinction <= (best?.distinction ?? -1)) continue;
    best = {
      query: [
        [one.key, left],
        [other.key, right],
      ],
      shownBy,
      distinction,
    };
  }
  return best;
}

/** Whether an entry has everything that a value of a parameter asks for (`matches`). */
function shows(entry: JsonObject, { effect, usual }: EffectiveParameter, value: unknown): boolean {
  const asked = typeof effect === 'string' ? [] : Object.keys(effect.matches?.[String(value)] ?? {});
  return value !== usual && asked.length > 0 && asked.every((path) => valuesAt(entry, path).length > 0);
}

const hasAny = (entry: JsonObject, paths: readonly string[]): boolean =>
  paths.some((path) => valuesAt(entry, path).flat().length > 0);

/** A word between spaces: servers may split others, such as T-shirt, or not. */
const WORD = /(?<!\S)[\p{L}\p{M}\p{N}]{2,}(?!\S)/gu;

/** The longest word that entries have at a path, and the entry; undefined if there is none that may be sent. */
function wordAt(entries: readonly JsonObject[], path: string, { maxLength }: Schema): Shown<string> | undefined {
  const longest = Number(maxLength ?? Number.POSITIVE_INFINITY);
  const found = shownValues(entries, [path]).flatMap(({ value, shownBy }) =>
    (String(value).match(WORD) ?? []).map((word) => ({ value: word, shownBy })),
  );
  const [first] = found
    .filter(({ value }) => value.length <= longest)
    .toSorted((one, other) => other.value.length - one.value.length);
  return first;
}

/** A word, and the same in other case, width and accents, which do not matter; in Latin letters alone. */
const written = (word: string): string[] =>
  /^[A-Za-z]+$/.test(word)
    ? [
        word,
        word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase(),
        word.replaceAll(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + TO_WIDE)),
        word.replace(/[aeiouy]/i, '$&\u0301').normalize(),
      ]
    : [word];

/** From ASCII to its full-width form. */
const TO_WIDE = 0xfee0;

/** If an entry matches its own value, the value that fewest others match; otherwise one from the middle. */
function boundary({ least, most }: Bounds, values: readonly Shown[]): Tried[] {
  const chosen = least ? values.at(-1) : most ? values[0] : values[Math.floor(values.length / 2)];
  if (chosen === undefined) return [];
  return least || most ? [chosen] : [{ value: chosen.value }];
}

/** Days are in UTC unless the call names a time zone, in which an entry may have another day. */
function triedDays(bounds: Bounds, values: readonly Shown[], hasZone: boolean): Tried[] {
  const days = boundary(
    bounds,
    values.filter(({ value }) => !Number.isNaN(rank(value))),
  );
  const time_zone = bounds.least === undefined ? FAR_WEST : FAR_EAST;
  const isMoved = ({ value }: Shown) => dayOf(value, time_zone) !== dayOf(value, 'UTC');
  const moved = bounds.least === undefined ? values.find(isMoved) : values.findLast(isMoved);
  const inZone = hasZone && days.length > 0 && moved !== undefined;
  return [
    ...days.map((one) => ({ ...one, value: dayOf(one.value, 'UTC') })),
    ...(inZone ? [{ ...moved, value: dayOf(moved.value, time_zone), beside: { time_zone } }] : []),
  ];
}

/** The time zones where a day begins first and where it ends last. */
const [FAR_EAST, FAR_WEST] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

const dayOf = (moment: unknown, timeZone: string): string =>
  Number.isNaN(rank(moment)) ? '' : new Intl.DateTimeFormat('sv-SE', { timeZone }).format(rank(moment));

/** The number by which amounts, numbers and times are ordered. */
const rank = (value: unknown): number =>
  typeof value === 'string' ? (isMoney(value) ? toCents(value) : Date.parse(value)) : Number(value);

/** The distinct values at some paths of entries, each with the first entry that has it. */
export function shownValues(entries: readonly JsonObject[], paths: readonly string[]): Shown[] {
  const shown = new Map<unknown, JsonObject>();
  for (const entry of entries)
    for (const value of paths.flatMap((path) => valuesAt(entry, path)))
      if (value !== null && !shown.has(value)) shown.set(value, entry);
  return [...shown].map(([value, shownBy]) => ({ value, shownBy }));
}
