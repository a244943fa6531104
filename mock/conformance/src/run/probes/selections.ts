import { isRecord, type JsonObject, listOf, type Schema } from '../../../../shared/json.ts';
import { idOfEntry, recordsIn } from '../../checks/agreement.ts';
import { type EffectiveParameter, effectiveParameters } from '../../checks/promises/effects.ts';
import { dataSchema, propertiesOf } from '../../checks/shape/schema-nodes.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Exchange } from '../../exchange.ts';
import { dataOf } from '../driver.ts';
import { found, type RunContext, type Target } from '../run-context.ts';
import { settled } from '../snapshot.ts';
import { shownValues, type Tried, triedValues } from './tried-values.ts';

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
  for (const parameter of effects) {
    for (const tried of triedValues(parameter, all.list, hasZone)) await probeEffect(selection, parameter, tried);
  }
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
    // Something may have happened between the two requests: only a persistent difference counts.
    const again = await ask();
    if (isAsExplicit(again)) continue;
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
    context.recorder.applied(operation.id, 'parameter-too-far');
    const isThere = (whole: unknown) => {
      const same = ignoring(contract, shape, whole, key).find(([other]) => other === place);
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
}

/** A value of a parameter must find the entry that shows it, and change what it is said to change. */
async function probeEffect(selection: Selection, { key, effect }: EffectiveParameter, tried: Tried): Promise<void> {
  const { context, operation, all, ask } = selection;
  const { value, shownBy, beside } = tried;
  const narrowed = await ask({ ...queryOf(key, value), ...beside });
  const { exchange, data, list } = narrowed;
  await expectIgnored(selection, key, narrowed);
  context.recorder.applied(operation.id, 'filter-ignored');
  if (list === undefined) return;
  const say = (message: string, expected: string, got: string) =>
    found(context, operation, {
      check: 'filter-ignored',
      message: `${operation.id} ${message}`,
      expected,
      got,
      at: key,
      exchanges: [all.exchange, exchange],
    });
  const request = Object.entries({ [key]: value, ...beside })
    .map((pair) => pair.join('='))
    .join('&');
  // An entry that has changed or gone since then proves nothing.
  const isStillThere = async (entry: JsonObject) =>
    (await ask()).list?.some((one) => settled(operation.id, one) === settled(operation.id, entry)) === true;
  if (effect === 'words') {
    if (list.length > 0) say('finds something by words that nobody has written', '[]', `${list.length} entries`);
  } else if (effect !== 'by hand' && effect.opens !== undefined) {
    const isSame = settled(operation.id, data) === settled(operation.id, all.data);
    if (isSame) say(`with ${request} answers as without it`, 'another answer', 'the same answer');
  } else if (shownBy !== undefined && !isFound(shownBy, list) && (await isStillThere(shownBy))) {
    const got = `${list.length} entries, and it is not among them`;
    say(`with ${request} does not find an entry that has it`, nameOf(shownBy), got);
  }
}

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

/** `filter[in_stock]` as a nested object. */
function queryOf(key: string, value: unknown): Record<string, unknown> {
  const [, outer = key, inner] = /^(\w+)\[(\w+)\]$/.exec(key) ?? [];
  return { [outer]: inner === undefined ? value : { [inner]: value } };
}
