import { isRecord, type JsonObject } from '../../shared/json.ts';
import { nodeAt, partsOf } from '../../shared/json-pointer.ts';
import type { Contract, ContractOperation } from '../src/contract/contract.ts';
import type { Exchange } from '../src/exchange.ts';

/** An exchange from the contract's own examples. */
export interface ExampleExchange {
  /** `listOrders 200 ordinary` */
  readonly title: string;
  readonly operation: ContractOperation;
  readonly exchange: Exchange;
}

/** The query of an example that shows part of a list. */
const FILTERED: Readonly<Record<string, string>> = {
  'listBills money_in': 'direction=in',
  'listBills orders': 'type=order',
};

function withQuery(exchange: Exchange, query: string | undefined): Exchange {
  if (query === undefined) return exchange;
  const url = new URL(exchange.request.url);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
  return { ...exchange, request: { ...exchange.request, url: url.href } };
}

const SENT_AT = Date.parse('2026-11-20T10:00:00Z');

/** The ordinary request of every operation with each of the contract's example answers. */
export function exampleExchanges(contract: Contract): ExampleExchange[] {
  return [...contract.operations.values()].flatMap((operation) =>
    operation.statuses.flatMap((status) =>
      examplesOf(contract, operation, status).map(([name, body]) => ({
        title: `${operation.id} ${status} ${name}`,
        operation,
        exchange: withQuery(exampleExchange(contract, operation, body, status), FILTERED[`${operation.id} ${name}`]),
      })),
    ),
  );
}

/** How an exchange differs from the contract's example. */
export interface Change {
  /** By JSON pointer into the body: the new value, or GONE. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** The whole text of the answer. */
  readonly text?: string;
  readonly status?: number;
  /** By lower-case name: another value, or GONE. */
  readonly headers?: Readonly<Record<string, string | typeof GONE>>;
  readonly duration?: number;
  readonly request?: Partial<Exchange['request']>;
  /** The name of the example; `ordinary` by default. */
  readonly example?: string;
  /** How the exchange without the fault differs from the example. */
  readonly good?: Change;
}

/** Removes a field or a header. */
export const GONE = Symbol('gone');

/** A changed example of an operation. */
export function changedExchange(contract: Contract, id: string, change: Change = {}): Exchange {
  const operation = contract.operations.get(id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}`);
  const found = operation.statuses
    .flatMap((status) => examplesOf(contract, operation, status).map(([name, body]) => ({ status, name, body })))
    .find(({ name }) => name === (change.example ?? 'ordinary'));
  if (found === undefined) throw new Error(`${id} has no example ${change.example ?? 'ordinary'}`);
  const body: unknown = structuredClone(found.body);
  for (const [pointer, value] of Object.entries(change.body ?? {})) put(body, pointer, value);
  const whole = exampleExchange(contract, operation, body, found.status);
  const headers = Object.entries({ ...headersOf(found.status), ...change.headers });
  const kept = headers.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    ...whole,
    request: { ...whole.request, ...change.request },
    response: {
      status: change.status ?? found.status,
      headers: Object.fromEntries(kept),
      body: change.text ?? JSON.stringify(body),
    },
    duration: change.duration ?? whole.duration,
  };
}

function put(body: unknown, pointer: string, value: unknown): void {
  const parts = partsOf(pointer);
  const last = parts.pop() ?? '';
  const holder = nodeAt(body, parts.map((part) => `/${part}`).join(''));
  if (typeof holder !== 'object' || holder === null) throw new Error(`The example has nothing at ${pointer}`);
  if (value === GONE) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
}

function exampleExchange(contract: Contract, operation: ContractOperation, body: unknown, status: number): Exchange {
  const { id, method, path, login } = operation;
  const search = new URLSearchParams(
    operation.parameters
      .filter(({ required }) => required)
      .map(({ name, example, schema }): [string, string] => [
        name,
        `${example ?? exampleOf(contract.resolve(schema))}`,
      ]),
  );
  // The example answers a request for a later page.
  for (const name of ['page', 'limit']) {
    const value = nodeAt(body, `/data/${name}`);
    const isDeclared = operation.parameters.some((parameter) => parameter.name === name);
    if (typeof value === 'number' && isDeclared) search.set(name, String(value));
  }
  const sent = operation.body?.mediaType === 'application/json' ? { body: JSON.stringify(operation.body.example) } : {};
  return {
    operation: id,
    request: {
      method,
      url: `https://api.example.com${path}${search.size > 0 ? `?${search}` : ''}`,
      headers: {
        'accept-language': 'en',
        'x-request-id': '7f9c2ba4e88f827d',
        ...(login === 'required' && { token: 'demo-token-7f3a' }),
        ...(operation.body && { 'content-type': operation.body.mediaType }),
      },
      ...sent,
    },
    response: { status, headers: headersOf(status), body: JSON.stringify(body) },
    sentAt: SENT_AT,
    duration: 40,
  };
}

const exampleOf = ({ examples, enum: list, minimum }: JsonObject): unknown =>
  [examples, list].flat().find((one) => one !== undefined) ?? minimum;

function headersOf(status: number): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-language': 'en',
    'x-request-id': '7f9c2ba4e88f827d',
    vary: 'Accept-Language, token',
    'cache-control': 'no-store',
    ...(status === 401 && { 'www-authenticate': 'Token realm="meridian"' }),
    ...(status === 405 && { allow: 'POST' }),
    ...((status === 429 || status === 503) && { 'retry-after': '5' }),
  };
}

function examplesOf(contract: Contract, operation: ContractOperation, status: number): [string, unknown][] {
  const response = contract.resolve(nodeAt(contract.document, `${operation.pointer}/responses/${status}`));
  const media = nodeAt(response, '/content/application~1json');
  const examples = isRecord(media) && isRecord(media['examples']) ? media['examples'] : {};
  return Object.entries(examples).map(([name, example]) => [name, contract.resolve(example)['value']]);
}
