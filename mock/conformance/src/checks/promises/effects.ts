import { isMoney, toCents } from '@meridian/sdk/rules';
import { isRecord, type JsonObject, type Schema } from '../../../../shared/json.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { violationsOf } from '../../contract/schema-validator.ts';
import { addressOf } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { typed } from '../../inputs/query-values.ts';
import { recordsIn } from '../agreement.ts';
import { type EnvelopeContext, faultAt, judge } from '../check-context.ts';
import { propertiesOf } from '../shape/schema-nodes.ts';
import { promisesOf } from './promises-of.ts';
import { valuesAt } from './values-at.ts';

/** What a parameter does to the entries of an answer: the contract's `x-effect`. Exactly one kind of effect is set. */
export interface Effect {
  readonly words?: readonly string[];
  readonly equals?: readonly string[];
  readonly some?: readonly string[];
  readonly matches?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly least?: string;
  readonly most?: string;
  readonly above?: string;
  readonly below?: string;
  readonly begins?: string;
  readonly opens?: string;
}

/** A parameter, or a key of a nested parameter (`filter[in_stock]`), with its declared effect. */
export interface EffectiveParameter {
  readonly key: string;
  readonly schema: Schema;
  /** Its default. */
  readonly usual: unknown;
  readonly effect: Effect | 'by hand';
}

/** The parameters of an operation whose effect the contract declares. */
export function effectiveParameters(contract: Contract, operation: ContractOperation): EffectiveParameter[] {
  return operation.parameters.flatMap(({ name, schema: written, effect }) => {
    const schema = contract.resolve(written);
    const keys = propertiesOf(contract, schema);
    const nested = promisesOf<EffectiveParameter['effect']>({ contract }, schema, 'x-effect').map(([key, inner]) => {
      return { key: `${name}[${key}]`, schema: contract.resolve(keys[key]), usual: undefined, effect: inner };
    });
    // A default may be written beside a reference.
    const usual = written['default'] ?? schema['default'];
    return isEffect(effect) ? [{ key: name, schema, usual, effect }, ...nested] : nested;
  });
}

const isEffect = (value: unknown): value is EffectiveParameter['effect'] => value === 'by hand' || isRecord(value);

/** Each entry of a list matches the parameters of the request. */
export function effects(context: EnvelopeContext): Finding[] {
  const { operation, contract, envelope, exchange } = context;
  const { data } = envelope;
  if (operation === undefined || envelope['code'] !== 1 || !isRecord(data)) return [];
  const asked = addressOf(exchange.request.url).searchParams;
  const isList = Array.isArray(data['list']);
  const entries = isList ? recordsIn(data['list']) : [data];
  return effectiveParameters(contract, operation).flatMap(({ key, schema, usual, effect }) => {
    const values = asked.getAll(key).filter((value) => value !== '');
    if (typeof effect === 'string' || values.length === 0 || entries.length === 0) return [];
    // What else has the words, and what opens, an entry need not show.
    if ('words' in effect || 'opens' in effect) return [];
    if (values.includes(String(usual)) || !isAllowed(context, schema, values)) return [];
    const index = entries.findIndex((entry) => !fits(entry, effect, values));
    const at = isList ? `/data/list/${index}` : '/data';
    const request = values.map((value) => `${key}=${value}`).join('&');
    const fault = faultAt(at, `${at} does not fit ${request}`, inWords(effect, values), seen(entries[index], effect));
    return judge(context, 'filter-ignored', index < 0 || fault);
  });
}

/** Whether a parameter has a value that the contract allows. The result of an invalid value proves nothing. */
function isAllowed({ contract }: EnvelopeContext, schema: Schema, values: readonly string[]): boolean {
  const [value = '', ...more] = values;
  return violationsOf(contract, schema, typed(contract, schema, more.length === 0 ? value : values)).length === 0;
}

/** Whether an entry matches. An entry without the property in question passes, unless words are looked for. */
export function fits(entry: JsonObject, effect: Effect, values: readonly string[]): boolean {
  const [value = ''] = values;
  const { words, equals, some, matches, begins } = effect;
  if (words !== undefined) return words.flatMap((path) => valuesAt(entry, path)).some((one) => has(one, value));
  if (equals !== undefined) {
    const found = equals.flatMap((path) => valuesAt(entry, path));
    return found.length === 0 || found.some((one) => values.includes(String(one)));
  }
  if (some !== undefined) {
    return value !== 'true' || some.some((path) => valuesAt(entry, path).flat().length > 0);
  }
  if (matches !== undefined) {
    return Object.entries(matches[value] ?? {}).every(([path, pattern]) =>
      valuesAt(entry, path).every((one) =>
        new RegExp(pattern).test(typeof one === 'string' ? one : JSON.stringify(one)),
      ),
    );
  }
  if (begins !== undefined) {
    return valuesAt(entry, begins).every((one) => `${one}-`.toLowerCase().startsWith(`${value}-`.toLowerCase()));
  }
  return BOUNDS.every(([bound, , isOut]) => {
    const path = effect[bound];
    return path === undefined || !valuesAt(entry, path).some((one) => isOut(difference(one, value)));
  });
}

/** The effects that bound a value, in words, and which difference from the bound is out of it. */
const BOUNDS: readonly (readonly ['least' | 'most' | 'above' | 'below', string, (by: number) => boolean])[] = [
  ['least', 'at least', (by) => by < 0],
  ['most', 'at most', (by) => by > 0],
  ['above', 'above', (by) => by <= 0],
  ['below', 'below', (by) => by >= 0],
];

const has = (text: unknown, word: string): boolean => String(text).toLowerCase().includes(word.toLowerCase());

const DAY = 86_400_000;

/** The difference between a value and the requested text; NaN where they cannot be compared. */
function difference(value: unknown, asked: string): number {
  if (typeof value === 'number') return value - Number(asked);
  if (typeof value !== 'string') return value === null ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (isMoney(value) && isMoney(asked)) return toCents(value) - toCents(asked);
  // Days are in the time zone that the call names: one day more or less on either side proves nothing.
  const [moment, day] = [Date.parse(value), Date.parse(asked)];
  if (moment < day - DAY) return moment - day;
  return moment > day + 2 * DAY ? moment - day : 0;
}

/** The values of an entry at the property that a parameter filters by. */
const seen = (entry: JsonObject | undefined, effect: Effect): unknown => {
  const conditions = Object.values(effect.matches ?? {}).flatMap((condition) => Object.keys(condition));
  const { matches: _, ...others } = effect;
  return [...conditions, ...Object.values(others).flat()].flatMap((path) => valuesAt(entry, path))[0];
};

/** What an effect requires of an entry, in words. */
function inWords(effect: Effect, values: readonly string[]): string {
  const { equals, some, matches, begins } = effect;
  const [value = ''] = values;
  if (equals !== undefined) return `${equals.join(' or ')} ${values.join(' or ')}`;
  if (some !== undefined) return `something in ${some.join(' or ')}`;
  if (matches !== undefined) {
    return Object.entries(matches[value] ?? {})
      .map(([path, pattern]) => `${path} like ${pattern}`)
      .join(', ');
  }
  if (begins !== undefined) return `${begins} that begins with ${value}`;
  const [bound = 'below', word] = BOUNDS.find(([name]) => effect[name] !== undefined) ?? [];
  return `${effect[bound]} ${word} ${value}`;
}
