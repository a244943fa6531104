import { isRecord, type JsonObject, listOf, type Schema } from '../../../shared/json.ts';
import { nodeAt } from '../../../shared/json-pointer.ts';
import { componentName } from '../checks/shape/schema-nodes.ts';
import type { Contract } from '../contract/contract.ts';

/** The ids seen in answers, by the names that requests use: `order_id`, `line_id`. */
export type KnownIds = ReturnType<typeof createKnownIds>;

/**
 * Learns ids from answers. A record's own id is called `id`, and everywhere else it is named after the record (see the
 * contract's description). So the schema of a record tells the name that requests use for its id.
 */
export function createKnownIds(contract: Contract) {
  const names = idNames(contract);
  /** Ids of records that were seen themselves, and their turns; a record that others refer to may be gone by now. */
  const own = new Map<string, Map<number, number>>();
  const referred = new Map<string, Map<number, number>>();
  let turns = 0;
  /** A place in the order of the requests, taken when one is asked for: it may be sent and answered in any order. */
  const turn = () => turns++;

  /** Ids that came as texts are already a finding, but are used all the same. */
  function add(known: typeof own, name: string, value: unknown, turn: number): void {
    const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    if (typeof id !== 'number') return;
    const ids = known.get(name) ?? new Map<number, number>();
    known.set(name, ids.set(id, Math.min(turn, ids.get(id) ?? turn)));
  }

  /** Learns the ids of an answer's data. */
  function learn(schema: Schema, data: unknown, at = turn()): void {
    const resolved = contract.resolve(schema);
    if (Array.isArray(data)) {
      for (const member of data) if (isRecord(resolved.items)) learn(resolved.items, member, at);
      return;
    }
    if (!isRecord(data)) return;
    const name = names.get(componentName(contract, resolved));
    if (name !== undefined) add(own, name, data['id'], at);
    for (const [key, value] of Object.entries(data)) {
      if (key.endsWith('_id')) add(referred, key, value, at);
      const property = isRecord(resolved.properties) ? resolved.properties[key] : undefined;
      if (isRecord(property)) learn(property, value, at);
    }
    for (const part of [resolved.oneOf, resolved['allOf'], resolved['anyOf']]) {
      for (const form of listOf(part)) if (isRecord(form) && isMeant(form, data)) learn(form, data, at);
    }
  }

  /** Whether the constants of a form match the data: `kind` and similar fields tell the forms of a union apart. */
  function isMeant(form: Schema, data: JsonObject): boolean {
    const { properties } = contract.resolve(form);
    return Object.entries(isRecord(properties) ? properties : {}).every(([key, property]) => {
      const { const: only } = contract.resolve(property);
      return only === undefined || data[key] === only;
    });
  }

  const inOrder = (known: typeof own, name: string) =>
    [...(known.get(name) ?? [])].toSorted(([, one], [, other]) => one - other).map(([id]) => id);
  /** The ids of one name of records themselves, in the order of the requests. */
  const shown = (name: string): readonly number[] => inOrder(own, name);
  /** Those, and then the ids that others refer to. */
  const of = (name: string): readonly number[] => [...shown(name), ...inOrder(referred, name)];
  return { turn, learn, shown, of };
}

/** The ids that an operation requires in its query and its body; in the first form of a body that has several. */
export function neededIds(contract: Contract, id: string): string[] {
  const operation = contract.operations.get(id);
  const parameters = operation?.parameters.filter(({ required }) => required).map(({ name }) => name) ?? [];
  const body = contract.resolve(operation?.body?.schema);
  const [form] = listOf(body.oneOf);
  const fields = [body, contract.resolve(form)].flatMap(({ required }) => listOf(required).map(String));
  return [...parameters, ...fields].filter(isIdName).map(singular);
}

/**
 * The ids that the success answer of an operation can show: of records that it contains, and of records that it only
 * refers to.
 */
export function shownIds(contract: Contract, id: string) {
  const names = idNames(contract);
  const shown = { own: new Set<string>(), referred: new Set<string>() };
  const visited = new Set<Schema>();
  const visit = (node: unknown) => {
    const schema = contract.resolve(node);
    if (visited.has(schema)) return;
    visited.add(schema);
    const { properties, items, oneOf } = schema;
    const own = names.get(componentName(contract, schema));
    if (own !== undefined) shown.own.add(own);
    for (const [key, property] of Object.entries(isRecord(properties) ? properties : {})) {
      if (key.endsWith('_id')) shown.referred.add(key);
      visit(property);
    }
    for (const part of [items, ...listOf(oneOf)]) if (part !== undefined) visit(part);
  };
  visit(contract.operations.get(id)?.answers.get(1));
  return shown;
}

/**
 * Whether a name such as `order_id` or `order_ids` names records. Keys and proofs that are made for one call do not.
 */
export const isIdName = (name: string): boolean => /_ids?$/.test(name) && !/^(client|quote)_id$/.test(name);

/** `order_ids` as `order_id`. */
export const singular = (name: string): string => name.replace(/_ids$/, '_id');

/** The id name for each component's `id`: the longest kind that the component's name begins or ends with. */
function idNames(contract: Contract): ReadonlyMap<string, string> {
  const known = knownNames.get(contract);
  if (known !== undefined) return known;
  const asked = new Set([...contract.operations.keys()].flatMap((id) => namesIn(contract, id)));
  const kinds = [...asked].map((name) => name.replace(/_id$/, ''));
  const schemas = nodeAt(contract.document, '/components/schemas');
  const names = new Map(
    Object.entries(isRecord(schemas) ? schemas : {}).flatMap(([component, schema]): [string, string][] => {
      const { properties } = contract.resolve(schema);
      if (!isRecord(properties) || !('id' in properties)) return [];
      const name = snakeCase(component);
      const fitting = kinds.filter((kind) => name === kind || name.startsWith(`${kind}_`) || name.endsWith(`_${kind}`));
      const [longest] = fitting.toSorted((one, other) => other.length - one.length);
      return longest === undefined || NOT_THE_RECORD.has(component) ? [] : [[component, `${longest}_id`]];
    }),
  );
  knownNames.set(contract, names);
  return names;
}

const knownNames = new WeakMap<Contract, ReadonlyMap<string, string>>();

/** Components whose `id` belongs to something else than their name says. */
const NOT_THE_RECORD = new Set(['SessionUser', 'ShopCategory', 'FeedItem', 'RefundReasonRef']);

/** Every id name of an operation's input, however deep. */
function namesIn(contract: Contract, id: string): string[] {
  const operation = contract.operations.get(id);
  const names = operation?.parameters.map(({ name }) => name) ?? [];
  const visit = (node: unknown) => {
    const { properties, items, oneOf } = contract.resolve(node);
    for (const [name, property] of Object.entries(isRecord(properties) ? properties : {})) {
      names.push(name);
      visit(property);
    }
    if (items !== undefined) visit(items);
    for (const form of listOf(oneOf)) visit(form);
  };
  if (operation?.body) visit(operation.body.schema);
  return names.filter(isIdName).map(singular);
}

const snakeCase = (name: string): string => name.replaceAll(/(?<!^)([A-Z])/g, '_$1').toLowerCase();
