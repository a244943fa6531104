import { builtContract, ContractError, readDocument } from '../../../shared/contract-file.ts';
import { contractAdvice } from '../../../shared/installation.ts';
import { isRecord, type JsonObject, listOf, type Schema } from '../../../shared/json.ts';
import { escapePointer, nodeAt } from '../../../shared/json-pointer.ts';

/** The bundled contract with its references kept, so that each complaint has a place. */
export interface Contract {
  /** The file it was read from. */
  readonly file: string;
  readonly document: JsonObject;
  readonly title: string;
  readonly version: string;
  /** By operationId, in the contract's order. */
  readonly operations: ReadonlyMap<string, ContractOperation>;
  /** Names of the business codes, by number. */
  readonly businessCodes: ReadonlyMap<number, string>;
  /** The operation of a method and a path without a query; undefined for an undeclared route. */
  operationAt(method: string, path: string): ContractOperation | undefined;
  /** The target of a reference, or the node itself. */
  resolve(node: unknown): Schema;
  /** The JSON pointer of a node of this document (`/components/schemas/Money`); undefined for any other object. */
  pointerOf(node: unknown): string | undefined;
}

export interface ContractOperation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Its place in the bundle: `/paths/~1api~1user~1login/post`. */
  readonly pointer: string;
  readonly tag: string;
  readonly summary: string;
  /** Whether a call needs a token, may have one, or takes none. */
  readonly login: 'required' | 'optional' | 'none';
  /** Query parameters; header parameters are the same for every operation. */
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /** The refusals that it may answer (`x-errors`): name by code. */
  readonly refusals: ReadonlyMap<number, string>;
  /**
   * The schema of each declared answer, by code: `1` and the business codes for HTTP 200, the HTTP status for the
   * others.
   */
  readonly answers: ReadonlyMap<number, Schema>;
  /** Every HTTP status it declares. */
  readonly statuses: readonly number[];
  /** The reads whose answers this operation changes; undefined for a read. */
  readonly invalidates: readonly string[] | undefined;
  /** Whether repeating the same call is harmless; undefined for a read, where it always is. */
  readonly idempotent: boolean | undefined;
  /** The operation that undoes this one (`x-undone-by`). */
  readonly undoneBy: string | undefined;
  /** The numbers in reads that it moves, and the paths in its answer or its body by which it does (`x-moves`). */
  readonly moves: readonly { readonly target: string; readonly by: string }[];
  /** The read that tells by its idempotency key what became of a call: as an entry of its list, or asked with the key. */
  readonly readByKey: { readonly read: string; readonly isList: boolean } | undefined;
  /** The read that shows the record of a call, and the fields of the body for its parameters (`x-attempt`). */
  readonly settledBy: { readonly read: string; readonly with: Readonly<Record<string, string>> } | undefined;
  readonly risk: string | undefined;
}

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly example: unknown;
  /** By value: the resulting order of the list (`x-sorted-by`); undefined for a parameter that does not sort. */
  readonly orders: Readonly<Record<string, unknown>> | undefined;
  /** The property of the entries that its values list, in the order in which they come (`x-sorted-by`). */
  readonly listed: string | undefined;
  /** Its effect on the answer (`x-effect`). */
  readonly effect: unknown;
}

interface Body {
  readonly mediaType: string;
  readonly schema: Schema;
  /** The example named `ordinary`. */
  readonly example: unknown;
  /** The values of all its examples; a body with several forms has an example of each. */
  readonly examples: readonly unknown[];
}

/**
 * Reads the bundle, unless it is read already. Throws ContractError when it is missing or broken; the message is one
 * line that says what to do.
 */
export async function readContract(file: string | Contract = builtContract): Promise<Contract> {
  if (typeof file !== 'string') return file;
  const document = await readDocument(file);
  const contract = describe(file, document);
  if (contract.operations.size === 0) {
    throw new ContractError(`The contract ${file} has no operations: ${contractAdvice}`);
  }
  return contract;
}

function describe(file: string, document: JsonObject): Contract {
  const pointers = pointersOf(document);
  // A run resolves references hundreds of thousands of times.
  const targets = new Map<string, unknown>([...pointers].map(([node, pointer]) => [`#${pointer}`, node]));
  const resolve = (node: unknown): Schema => {
    let found = node;
    while (isRecord(found) && typeof found['$ref'] === 'string')
      found = targets.get(found['$ref']) ?? nodeAt(document, found['$ref'].slice(1));
    return isRecord(found) ? found : {};
  };
  const businessCodes = new Map(
    listOf(document['x-business-codes']).flatMap((entry): [number, string][] =>
      isRecord(entry) && typeof entry['code'] === 'number' ? [[entry['code'], String(entry['name'])]] : [],
    ),
  );
  const { title = '', version = '' } = isRecord(document['info']) ? document['info'] : {};
  const operations = [...routesOf(document)].map(([path, method, node]) =>
    describeOperation({ path, method, node, resolve, pointer: pointers.get(node) ?? '' }),
  );
  const byRoute = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  return {
    file,
    document,
    title: String(title),
    version: String(version),
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    businessCodes,
    operationAt: (method, path) => byRoute.get(`${method.toUpperCase()} ${path}`),
    resolve,
    pointerOf: (node) => (isRecord(node) ? pointers.get(node) : undefined),
  };
}

function* routesOf(document: JsonObject): Generator<[string, 'GET' | 'POST', JsonObject]> {
  for (const [path, item] of Object.entries(isRecord(document['paths']) ? document['paths'] : {})) {
    if (!isRecord(item)) continue;
    if (isRecord(item['get'])) yield [path, 'GET', item['get']];
    if (isRecord(item['post'])) yield [path, 'POST', item['post']];
  }
}

interface Route extends Pick<ContractOperation, 'path' | 'method' | 'pointer'>, Pick<Contract, 'resolve'> {
  readonly node: JsonObject;
}

function describeOperation({ path, method, node, pointer, resolve }: Route): ContractOperation {
  const security = listOf(node['security']).filter(isRecord);
  const takesToken = security.some((scheme) => Object.keys(scheme).length > 0);
  const takesNone = security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);
  const answers = answersOf(node, resolve);
  const { 'x-moves': moves } = node;
  return {
    id: String(node['operationId']),
    method,
    path,
    pointer,
    tag: String(listOf(node['tags'])[0] ?? ''),
    summary: String(node['summary'] ?? ''),
    login: takesToken ? (takesNone ? 'optional' : 'required') : 'none',
    parameters: listOf(node['parameters']).map(resolve).flatMap(queryParameter),
    body: bodyOf(resolve(node['requestBody']), resolve),
    refusals: new Map(
      [...answers].flatMap(([code, form]): [number, string][] => {
        const reason = constantIn(form, 'reason', resolve);
        return typeof reason === 'string' ? [[code, reason]] : [];
      }),
    ),
    answers,
    statuses: Object.keys(isRecord(node['responses']) ? node['responses'] : {}).map(Number),
    invalidates: Array.isArray(node['x-invalidates']) ? node['x-invalidates'].map(String) : undefined,
    undoneBy: isRecord(node['x-undone-by']) ? String(node['x-undone-by']['operation']) : undefined,
    moves: Object.entries(isRecord(moves) ? moves : {}).map(([target, by]) => ({ target, by: String(by) })),
    settledBy: settledBy(node['x-attempt']),
    readByKey: readByKey(node['x-attempt']),
    idempotent: typeof node['x-idempotent'] === 'boolean' ? node['x-idempotent'] : undefined,
    risk: typeof node['x-risk'] === 'string' ? node['x-risk'] : undefined,
  };
}

/** Undefined for a list, which shows no single record. */
function settledBy(attempt: unknown): ContractOperation['settledBy'] {
  const by = isRecord(attempt) ? attempt['settledBy'] : undefined;
  if (!isRecord(by) || !isRecord(by['with'])) return undefined;
  const fields = Object.entries(by['with']).map(([name, field]) => [name, String(field)]);
  return { read: String(by['read']), with: Object.fromEntries(fields) };
}

/** Undefined for a read that shows a state instead. */
function readByKey(attempt: unknown): ContractOperation['readByKey'] {
  const by = isRecord(attempt) ? attempt['settledBy'] : undefined;
  if (!isRecord(by) || 'shows' in by) return undefined;
  return { read: String(by['read']), isList: !('none' in by) };
}

function queryParameter(parameter: Schema): Parameter[] {
  if (parameter['in'] !== 'query') return [];
  const { name, required, schema, example, 'x-sorted-by': orders } = parameter;
  return [
    {
      name: String(name),
      required: required === true,
      schema: isRecord(schema) ? schema : {},
      example,
      orders: isRecord(orders) ? orders : undefined,
      listed: typeof orders === 'string' ? orders : undefined,
      effect: parameter['x-effect'],
    },
  ];
}

function bodyOf({ content }: Schema, resolve: Contract['resolve']): Body | undefined {
  const [first] = Object.entries(isRecord(content) ? content : {});
  if (first === undefined || !isRecord(first[1])) return undefined;
  const [mediaType, { schema, examples }] = first;
  const all = Object.entries(isRecord(examples) ? examples : {});
  const valueIn = (example: unknown) => resolve(example)['value'];
  const [, ordinary] = all.find(([name]) => name === 'ordinary') ?? [];
  return {
    mediaType,
    schema: isRecord(schema) ? schema : {},
    example: valueIn(ordinary),
    examples: all.map(([, example]) => valueIn(example)),
  };
}

/** The schemas of an operation's answers by the envelope's code, which for failures is the HTTP status. */
function answersOf({ responses }: JsonObject, resolve: Contract['resolve']): Map<number, Schema> {
  const answers = new Map<number, Schema>();
  for (const [status, response] of Object.entries(isRecord(responses) ? responses : {})) {
    const { content } = resolve(response);
    const media = isRecord(content) ? content['application/json'] : undefined;
    const schema = isRecord(media) && isRecord(media['schema']) ? media['schema'] : {};
    const { oneOf } = resolve(schema);
    const forms = Array.isArray(oneOf) ? oneOf.filter(isRecord) : [schema];
    if (status !== '200') answers.set(Number(status), schema);
    else for (const form of forms) answers.set(Number(constantIn(form, 'code', resolve) ?? 1), form);
  }
  return answers;
}

/** The only value of a property in a form of an answer. */
function constantIn(form: Schema, name: string, resolve: Contract['resolve']): unknown {
  const { properties } = resolve(form);
  return resolve(isRecord(properties) ? properties[name] : undefined).const;
}

/** The pointer of every object in the document. */
function pointersOf(document: JsonObject): Map<JsonObject, string> {
  const pointers = new Map<JsonObject, string>();
  const visit = (node: unknown, pointer: string) => {
    if (Array.isArray(node)) for (const [index, member] of node.entries()) visit(member, `${pointer}/${index}`);
    if (!isRecord(node)) return;
    pointers.set(node, pointer);
    for (const [key, member] of Object.entries(node)) visit(member, `${pointer}/${escapePointer(key)}`);
  };
  visit(document, '');
  return pointers;
}
