import { isMoney, toCents } from '@meridian/sdk/rules';
import { isRecord, type JsonObject, listOf, type Schema } from '../../../../shared/json.ts';
import { idOfEntry, recordsIn } from '../../checks/agreement.ts';
import { type EffectiveParameter, effectiveParameters } from '../../checks/promises/effects.ts';
import { valuesAt } from '../../checks/promises/values-at.ts';
import { propertiesOf } from '../../checks/shape/schema-nodes.ts';
import type { Contract } from '../../contract/contract.ts';
import type { Exchange } from '../../exchange.ts';
import { dataOf } from '../driver.ts';
import { found, type RunContext, type Target } from '../run-context.ts';
import { settled } from '../snapshot.ts';

/** A text that no entry contains; a server that concatenates it into SQL finds everything. */
const NOTHING = "zqxjkv' OR '1'='1";

/** How many values are tried of a parameter without an enum. */
const MOST = 2;

/** As many entries as a page can have. */
const PAGE = 50;

/**
 * Requests a list by each of its parameters and in each order, with values from its entries. Every answer is already
 * checked for entries that do not match. This probe checks what needs two answers: that matching entries are found, and
 * that an omitted parameter means its default.
 */
export async function probeSelections(context: RunContext, target: Target): Promise<void> {
  const { operation, input } = target;
  const { driver } = context;
  if (operation.invalidates !== undefined) return;
  const named = new Set(operation.parameters.map(({ name }) => name));
  const effects = effectiveParameters(driver.contract, operation).filter(({ key }) => !(key in (input.query ?? {})));
  const ask = async (more: Readonly<Record<string, unknown>> = {}) => {
    const size = named.has('limit') ? { limit: PAGE } : {};
    const exchange = await driver.send(operation.id, { query: { ...input.query, ...size, ...more } });
    const data = dataOf(exchange);
    return {
      exchange,
      data,
      list: isRecord(data) && Array.isArray(data['list']) ? recordsIn(data['list']) : undefined,
    };
  };
  const sorts = operation.parameters.filter(({ orders }) => orders !== undefined);
  if (effects.length === 0 && sorts.length === 0) return;
  const all = await ask();
  if (all.list === undefined) return;
  // An entry that has changed or gone since then proves nothing.
  const isUnchanged = (entry: JsonObject, list: readonly JsonObject[] = []) =>
    list.some((one) => settled(operation.id, one) === settled(operation.id, entry));

  const answer = driver.contract.resolve(operation.answers.get(1));
  const { data: shape } = propertiesOf(driver.contract, answer);
  const leavesAlone = async (key: string, { data, exchange }: { data: unknown; exchange: Exchange }) => {
    if (!isRecord(shape) || data === undefined) return;
    for (const [place, value] of ignoring(driver.contract, shape, data, key)) {
      context.recorder.applied(operation.id, 'parameter-too-far');
      const isThere = (whole: unknown) => {
        const same = ignoring(driver.contract, shape, whole, key).find(([other]) => other === place);
        return settled(operation.id, same?.[1]) === settled(operation.id, value);
      };
      // A value that has changed by itself is no fault.
      if (isThere(all.data) || isThere((await ask()).data)) continue;
      found(context, operation, {
        check: 'parameter-too-far',
        message: `${operation.id} answers a different ${place.slice(1)} with ${key} than without it`,
        expected: 'the same, because it ignores this parameter',
        got: 'a different value',
        at: `/data${place}`,
        exchanges: [all.exchange, exchange],
      });
    }
  };

  for (const { name, orders } of sorts)
    for (const choice of Object.keys(orders ?? {})) await leavesAlone(name, await ask({ [name]: choice }));
  for (const { name, schema } of operation.parameters) {
    const { default: usual } = schema;
    if (usual === undefined || ['page', 'limit', 'time_zone'].includes(name)) continue;
    const explicit = await ask({ [name]: usual });
    context.recorder.applied(operation.id, 'default-ignored');
    if (explicit.data === undefined || settled(operation.id, explicit.data) === settled(operation.id, all.data))
      continue;
    // Something may have happened between the two requests: only a persistent difference counts.
    const again = await ask();
    if (settled(operation.id, explicit.data) === settled(operation.id, again.data)) continue;
    found(context, operation, {
      check: 'default-ignored',
      message: `${operation.id} answers otherwise without ${name} than with ${name}=${usual}, its default`,
      expected: `the answer to ${name}=${usual}`,
      got: 'another answer',
      exchanges: [explicit.exchange, again.exchange],
    });
  }
  for (const parameter of effects) {
    for (const { value, shownBy, beside } of triedValues(parameter, all.list, named.has('time_zone'))) {
      const { key, effect } = parameter;
      const narrowed = await ask({ ...queryOf(key, value), ...beside });
      const { exchange, data, list } = narrowed;
      await leavesAlone(key, narrowed);
      context.recorder.applied(operation.id, 'filter-ignored');
      if (list === undefined) continue;
      const say = (message: string, expected: string, got: string) =>
        found(context, operation, {
          check: 'filter-ignored',
          message,
          expected,
          got,
          at: key,
          exchanges: [all.exchange, exchange],
        });
      const request = Object.entries({ [key]: value, ...beside })
        .map((pair) => pair.join('='))
        .join('&');
      if (effect === 'words') {
        if (list.length > 0)
          say(`${operation.id} finds something by words that nobody has written`, '[]', `${list.length} entries`);
      } else if (effect !== 'by hand' && effect.opens !== undefined) {
        const isSame = settled(operation.id, data) === settled(operation.id, all.data);
        if (isSame) say(`${operation.id} with ${request} answers as without it`, 'another answer', 'the same answer');
      } else if (shownBy !== undefined && !isFound(shownBy, list) && isUnchanged(shownBy, (await ask()).list)) {
        const got = `${list.length} entries, and it is not among them`;
        say(`${operation.id} with ${request} does not find an entry that has it`, `${nameOf(shownBy)}`, got);
      }
    }
  }
}

/** The parts of an answer that a parameter does not change, by the contract's `x-ignores`. */
function ignoring(contract: Contract, schema: Schema, value: unknown, key: string, at = ''): [string, unknown][] {
  if (!isRecord(value)) return [];
  return Object.entries(propertiesOf(contract, contract.resolve(schema))).flatMap(([name, property]) => {
    if (!isRecord(property) || !(name in value)) return [];
    const ignored = property['x-ignores'] ?? contract.resolve(property)['x-ignores'];
    const place = `${at}/${name}`;
    if (listOf(ignored).includes(key)) return [[place, value[name]]];
    return ignoring(contract, property, value[name], key, place);
  });
}

/** Whether a list has an entry, or is a full page: the entry may be on the next. */
const isFound = (entry: JsonObject, list: readonly JsonObject[]): boolean =>
  list.length >= PAGE || list.some((one) => nameOf(one) === nameOf(entry));

const nameOf = (entry: JsonObject): string => JSON.stringify(idOfEntry(entry) ?? entry);

/** `filter[in_stock]` as a nested object. */
function queryOf(key: string, value: unknown): Record<string, unknown> {
  const [, outer = key, inner] = /^(\w+)\[(\w+)\]$/.exec(key) ?? [];
  return { [outer]: inner === undefined ? value : { [inner]: value } };
}

interface Tried {
  readonly value: unknown;
  /** An entry that is known to match the value. */
  readonly shownBy?: JsonObject | undefined;
  /** Another parameter that is sent with it. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

/** The values to try for a parameter: all of a short enum, otherwise some from the entries. */
function triedValues(
  { schema, usual, effect }: EffectiveParameter,
  entries: readonly JsonObject[],
  hasZone: boolean,
): Tried[] {
  if (effect === 'by hand') return [];
  if (effect === 'words') return [{ value: NOTHING }];
  const { equals, some, matches, opens, begins } = effect;
  if (matches !== undefined) return Object.keys(matches).map((value) => ({ value }));
  if (some !== undefined) {
    const shownBy = entries.find((entry) => some.some((path) => valuesAt(entry, path).flat().length > 0));
    return [{ value: true, shownBy }];
  }
  const { enum: list } = schema;
  if (equals !== undefined && Array.isArray(list)) {
    const hasIt = (value: unknown) => (entry: JsonObject) =>
      equals.some((path) => valuesAt(entry, path).some((one) => String(one) === String(value)));
    return list.filter((one) => one !== usual).map((value) => ({ value, shownBy: entries.find(hasIt(value)) }));
  }
  if (opens !== undefined)
    return shownValues(entries, [opens])
      .slice(0, 1)
      .map(({ value }) => ({ value }));
  if (equals !== undefined || begins !== undefined)
    return shownValues(entries, equals ?? [begins ?? '']).slice(0, MOST);
  const values = shownValues(entries, [effect.least ?? effect.most ?? effect.above ?? effect.below ?? '']).toSorted(
    (one, other) => rank(one.value) - rank(other.value),
  );
  // If an entry matches its own value, the value that fewest others match; otherwise one from the middle.
  const isItself = effect.least !== undefined || effect.most !== undefined;
  const chosen = effect.least ? values.at(-1) : effect.most ? values[0] : values[Math.floor(values.length / 2)];
  if (chosen === undefined) return [];
  const isDay = schema['format'] === 'date';
  const shownBy = isItself ? chosen.shownBy : undefined;
  if (!isDay) return [{ value: chosen.value, shownBy }];
  if (Number.isNaN(rank(chosen.value))) return [];
  // Days are in UTC unless the call names a time zone, in which an entry may have another day.
  const time_zone = effect.least === undefined ? FAR_WEST : FAR_EAST;
  const isMoved = ({ value }: { value: unknown }) => dayOf(value, time_zone) !== dayOf(value, 'UTC');
  const moved = hasZone ? (effect.least === undefined ? values.find(isMoved) : values.findLast(isMoved)) : undefined;
  return [
    { value: dayOf(chosen.value, 'UTC'), shownBy },
    ...(moved ? [{ value: dayOf(moved.value, time_zone), shownBy: moved.shownBy, beside: { time_zone } }] : []),
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
function shownValues(
  entries: readonly JsonObject[],
  paths: readonly string[],
): { value: unknown; shownBy: JsonObject }[] {
  const shown = new Map<unknown, JsonObject>();
  for (const entry of entries)
    for (const value of paths.flatMap((path) => valuesAt(entry, path)))
      if (value !== null && !shown.has(value)) shown.set(value, entry);
  return [...shown].map(([value, shownBy]) => ({ value, shownBy }));
}
