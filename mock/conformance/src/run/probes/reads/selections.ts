import { isRecord, type JsonObject, listOf, type Schema } from '../../../../../shared/json.ts';
import { idOfEntry, recordsIn } from '../../../checks/agreement.ts';
import { type Effect, type EffectiveParameter, effectiveParameters } from '../../../checks/promises/effects.ts';
import { valuesAt } from '../../../checks/promises/values-at.ts';
import { dataSchema, propertiesOf } from '../../../checks/shape/schema-nodes.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Exchange } from '../../../exchange.ts';
import { dataOf } from '../../driver.ts';
import { expectThat, found, inParallel, type RunContext, type Target } from '../../run-context.ts';
import { settled } from '../../snapshot.ts';
import { NOTHING, type Pair, pairedValues, shownValues, type Tried, triedValues } from '../input/tried-values.ts';

/** As many entries as a page can have. */
const PAGE = 50;

/** How many entries are requested in an order of the request's own. */
const FEW = 4;

/** An answer to a selection. */
interface Answer {
  readonly exchange: Exchange;
  readonly data: unknown;
  /** Undefined for an answer without a list. */
  readonly list: readonly JsonObject[] | undefined;
}

/** A list that is requested by different parameters. */
interface Selection {
  readonly context: RunContext;
  readonly operation: ContractOperation;
  readonly effects: readonly EffectiveParameter[];
  /** The answer without any of them. */
  readonly all: Answer;
  readonly ask: (more?: Readonly<Record<string, unknown>>) => Promise<Answer>;
}

/**
 * Requests a list by each of its parameters and in each order, with values from its entries. Every answer is already
 * checked for entries that do not match. This probe checks what needs two answers: that matching entries are found, and
 * that an omitted parameter means its default.
 */
export async function probeSelections(context: RunContext, { operation, input }: Target): Promise<void> {
  const { driver } = context;
  if (operation.invalidates !== undefined) return;
  const effects = effectiveParameters(driver.contract, operation).filter(({ key }) => !(key in (input.query ?? {})));
  if (effects.length === 0 && operation.parameters.every(({ orders }) => orders === undefined)) return;
  const size = operation.parameters.some(({ name }) => name === 'limit') ? { limit: PAGE } : {};
  const ask: Selection['ask'] = async (more = {}) => {
    const exchange = await driver.send(operation.id, { query: { ...input.query, ...size, ...more } });
    const data = dataOf(exchange);
    const isList = isRecord(data) && Array.isArray(data['list']);
    return { exchange, data, list: isList ? recordsIn(data['list']) : undefined };
  };
  const all = await ask();
  if (all.list === undefined) return;
  const selection = { context, operation, effects, all, ask };
  await probeOrders(selection, all.list);
  await probeDefaults(selection);
  const hasZone = operation.parameters.some(({ name }) => name === 'time_zone');
  const { list } = all;
  const tries = effects.flatMap((one) => triedValues(one, list, hasZone).map((tried) => [one, tried] as const));
  await inParallel(context, tries, ([parameter, tried]) => probeEffect(selection, parameter, tried));
  await probePairs(selection, list);
}

/** Requests the list in each order that a parameter offers, and in an order of the request's own. */
async function probeOrders(selection: Selection, entries: readonly JsonObject[]): Promise<void> {
  for (const { name, orders, listed } of selection.operation.parameters) {
    for (const choice of Object.keys(orders ?? {})) {
      await expectIgnored(selection, name, await selection.ask({ [name]: choice }));
    }
    const values = listed === undefined ? [] : shownValues(entries.slice(0, FEW), [listed]).map(({ value }) => value);
    if (values.length > 1) await selection.ask({ [name]: values.toReversed() });
  }
}

/** A parameter that is sent with its default must change nothing. */
async function probeDefaults({ context, operation, all, ask }: Selection): Promise<void> {
  for (const { name, schema } of operation.parameters) {
    const { default: usual } = schema;
    if (usual === undefined || ['page', 'limit', 'time_zone'].includes(name)) continue;
    const explicit = await ask({ [name]: usual });
    context.recorder.applied(operation.id, 'default-ignored');
    const isAsExplicit = ({ data }: Answer) => settled(operation.id, explicit.data) === settled(operation.id, data);
    if (explicit.data === undefined || isAsExplicit(all)) continue;
    // What changes by itself proves nothing: without it, the list must have stayed as it was.
    const again = await ask();
    if (isAsExplicit(again) || settled(operation.id, again.data) !== settled(operation.id, all.data)) continue;
    found(context, operation, {
      check: 'default-ignored',
      message: `${operation.id} answers otherwise without ${name} than with ${name}=${usual}, its default`,
      expected: `the answer to ${name}=${usual}`,
      got: 'another answer',
      exchanges: [explicit.exchange, again.exchange],
    });
  }
}

/** The parts of an answer that ignore a parameter must be as without it. */
async function expectIgnored(selection: Selection, key: string, { data, exchange }: Answer): Promise<void> {
  const { context, operation, all, ask } = selection;
  const { contract } = context.driver;
  const shape = dataSchema(contract, operation);
  if (data === undefined) return;
  for (const [place, value] of ignoring(contract, shape, data, key)) {
    const partOf = (whole: unknown) =>
      settled(operation.id, ignoring(contract, shape, whole, key).find(([other]) => other === place)?.[1]);
    const [before, own] = [partOf(all.data), settled(operation.id, value)];
    // A value that has changed by itself is no fault.
    const later = before === own ? own : partOf((await ask()).data);
    expectThat(context, operation, later === own || later !== before, {
      check: 'parameter-too-far',
      message: `${operation.id} answers a different ${place.slice(1)} with ${key} than without it`,
      expected: 'the same, because it ignores this parameter',
      got: 'a different value',
      at: `/data${place}`,
      exchanges: [all.exchange, exchange],
    });
  }
}

/** A value of a parameter must find the entry that shows it, and change what it is said to change. */
async function probeEffect(selection: Selection, { key, effect }: EffectiveParameter, tried: Tried): Promise<void> {
  const { context, operation, all, ask } = selection;
  const { value, shownBy, beside } = tried;
  const narrowed = await ask({ ...queryOf([key, value]), ...beside });
  const { exchange, data, list } = narrowed;
  await expectIgnored(selection, key, narrowed);
  context.recorder.applied(operation.id, 'filter-ignored');
  if (list === undefined) return;
  const say = (message: string, expected: string, got: string) =>
    foundIgnored(selection, exchange, { message, expected, got, at: key });
  const request = inAddress(Object.entries({ [key]: value, ...beside }));
  if (value === NOTHING) {
    if (list.length > 0) say('finds something by words that nobody has written', '[]', `${list.length} entries`);
  } else if (effect !== 'by hand' && effect.opens !== undefined) {
    const isSame = settled(operation.id, data) === settled(operation.id, all.data);
    if (isSame) say(`with ${request} answers as without it`, 'another answer', 'the same answer');
  } else if (effect !== 'by hand' && (effect.above ?? effect.below) !== undefined) {
    await expectNearest(selection, key, effect);
  } else if (shownBy !== undefined && !isFound(shownBy, list) && (await isStillThere(selection, shownBy))) {
    const got = `${list.length} entries, and it is not among them`;
    say(`with ${request} does not find an entry that has it`, nameOf(shownBy), got);
  }
}

/** Reports an answer by parameters that is not what they say; the message follows the operation's name. */
function foundIgnored(
  { context, operation, all }: Selection,
  exchange: Exchange,
  { message, ...more }: Record<'message' | 'expected' | 'got' | 'at', string>,
): void {
  const finding = { check: 'filter-ignored', message: `${operation.id} ${message}`, ...more } as const;
  found(context, operation, { ...finding, exchanges: [all.exchange, exchange] });
}

/** A page above or below a value has the entries nearest to it, as the list without it shows them. */
async function expectNearest(selection: Selection, key: string, { above, below }: Effect) {
  const { operation, all, ask } = selection;
  const path = above ?? below ?? '';
  const entries = (all.list ?? []).toSorted((one, other) => numberAt(one, path) - numberAt(other, path));
  const [bound, nearest, farther] = above === undefined ? entries.toReversed() : entries;
  if (bound === undefined || nearest === undefined || farther === undefined) return;
  if (operation.parameters.every(({ name }) => name !== 'limit')) return;
  const { exchange, list = [] } = await ask({ [key]: numberAt(bound, path), limit: 1 });
  if (list.length !== 1 || isFound(nearest, list) || !(await isStillThere(selection, nearest))) return;
  const message = `with ${key}=${numberAt(bound, path)} and limit=1 does not answer the nearest entry`;
  const got = list.map(nameOf).join(', ');
  foundIgnored(selection, exchange, { message, expected: nameOf(nearest), got, at: key });
}

const numberAt = (entry: JsonObject, path: string): number => Number(valuesAt(entry, path)[0]);

/** Two parameters at once must both have their effect, and find the entry that fits both. */
async function probePairs(selection: Selection, entries: readonly JsonObject[]) {
  const { context, effects, ask } = selection;
  const pairs = effects.flatMap((one, index) => effects.slice(index + 1).map((other) => [one, other] as const));
  await inParallel(context, pairs, async ([one, other]) => {
    const pair = pairedValues(one, other, entries);
    if (pair === undefined) return;
    const { query, shownBy } = pair;
    if ([one, other].some(isSearch)) await expectNothing(selection, query, isSearch(one) ? one.key : other.key);
    const { exchange, list } = await ask(queryOf(...query));
    if (list === undefined || isFound(shownBy, list) || !(await isStillThere(selection, shownBy))) return;
    const message = `with ${inAddress(query)} does not find an entry that has both`;
    const got = `${list.length} entries, and it is not among them`;
    const at = query.map(([key]) => key).join(' ');
    foundIgnored(selection, exchange, { message, expected: nameOf(shownBy), got, at });
  });
}

const isSearch = ({ effect }: EffectiveParameter): boolean => effect !== 'by hand' && effect.words !== undefined;

/** Words that nobody has written find nothing beside another parameter, either. */
async function expectNothing(selection: Selection, query: Pair['query'], keyword: string) {
  const asked = query.map(([key, value]) => [key, key === keyword ? NOTHING : value] as const);
  const { exchange, list = [] } = await selection.ask(queryOf(...asked));
  if (list.length === 0) return;
  const names = query.map(([key]) => key).join(' and ');
  const message = `with ${names} finds something by words that nobody has written`;
  foundIgnored(selection, exchange, { message, expected: '[]', got: `${list.length} entries`, at: keyword });
}

/** Whether an entry is still in the whole list; one that has changed or gone since proves nothing. */
async function isStillThere({ operation, ask }: Pick<Selection, 'operation' | 'ask'>, entry: JsonObject) {
  return (await ask()).list?.some((one) => settled(operation.id, one) === settled(operation.id, entry)) === true;
}

const inAddress = (query: readonly (readonly [string, unknown])[]): string =>
  query.map((pair) => pair.join('=')).join('&');

/** The parts of an answer that a parameter does not change, by the contract's `x-ignores`. */
function ignoring(contract: Contract, schema: Schema, value: unknown, key: string, at = ''): [string, unknown][] {
  if (!isRecord(value)) return [];
  return Object.entries(propertiesOf(contract, contract.resolve(schema))).flatMap(([name, property]) => {
    if (!isRecord(property) || !(name in value)) return [];
    const place = `${at}/${name}`;
    if (listOf(property['x-ignores']).includes(key)) return [[place, value[name]]];
    return ignoring(contract, property, value[name], key, place);
  });
}

/** Whether a list has an entry, or is a full page: the entry may be on the next. */
const isFound = (entry: JsonObject, list: readonly JsonObject[]): boolean =>
  list.length >= PAGE || list.some((one) => nameOf(one) === nameOf(entry));

const nameOf = (entry: JsonObject): string => JSON.stringify(idOfEntry(entry) ?? entry);

/** Parameters with their values as a query, `filter[in_stock]` as a nested object. */
function queryOf(...asked: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [key, value] of asked) {
    const [, outer = key, inner] = /^(\w+)\[(\w+)\]$/.exec(key) ?? [];
    query[outer] = inner === undefined ? value : { ...Object(query[outer]), [inner]: value };
  }
  return query;
}
