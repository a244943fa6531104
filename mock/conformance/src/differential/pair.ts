import { isRecord } from '../../../shared/json.ts';
import { type SchemaNode, schemaNodes } from '../checks/shape/schema-nodes.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { type Exchange, jsonOf, operationName } from '../exchange.ts';

/** One server's side of a step. */
export interface Side {
  readonly exchange: Exchange;
  readonly status: number | undefined;
  /** The envelope; undefined when the answer has none. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** The envelope's code for HTTP 200, else the HTTP status. */
  readonly code: number | undefined;
  /** The schema of each value of the answer, by its pointer. */
  readonly nodes: ReadonlyMap<string, SchemaNode>;
  /** When the answer was made, by the server's own clock, in milliseconds. */
  readonly time: number;
}

/** A step as both servers answered it. */
export interface Pair {
  readonly contract: Contract;
  /** The operationId, or method and path. */
  readonly operation: string;
  readonly declared: ContractOperation | undefined;
  readonly reference: Side;
  readonly server: Side;
}

export function pairOf(contract: Contract, reference: Exchange, server: Exchange): Pair {
  const { operation } = reference;
  const declared = operation === undefined ? undefined : contract.operations.get(operation);
  return {
    contract,
    operation: operationName(reference),
    declared,
    reference: sideOf(contract, reference, declared),
    server: sideOf(contract, server, declared),
  };
}

function sideOf(contract: Contract, exchange: Exchange, declared: ContractOperation | undefined): Side {
  const json = exchange.response && jsonOf(exchange.response);
  const body = isRecord(json) ? json : undefined;
  const status = exchange.response?.status;
  const code = status === 200 && typeof body?.['code'] === 'number' ? body['code'] : status;
  const schema = code === undefined ? undefined : declared?.answers.get(status === 200 ? Number(body?.['code']) : code);
  const nodes = schema === undefined || body === undefined ? [] : schemaNodes(contract, schema, body);
  const time = Number(body?.['time']) * 1000;
  return {
    ...{ exchange, status, body, code, time: Number.isFinite(time) ? time : exchange.sentAt },
    nodes: new Map(nodes.map((node) => [node.pointer, node])),
  };
}

/** Where the contract declares an answer of this kind; the operation's list of answers when it does not. */
export function answerPointer({ contract, declared, operation }: Pair, code: number | undefined): string {
  if (declared === undefined) return contract.operations.get(operation)?.pointer ?? '/paths';
  const schema = code === undefined ? undefined : declared.answers.get(code);
  return (schema && contract.pointerOf(schema)) ?? `${declared.pointer}/responses`;
}
