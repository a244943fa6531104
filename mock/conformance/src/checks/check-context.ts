import { isRecord, type JsonObject, type Schema } from '../../../shared/json.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { SchemaValidator } from '../contract/schema-validator.ts';
import { type Exchange, jsonOf, type ReceivedResponse } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import type { CheckId } from './check-list.ts';
import type { Complaint } from './shape/explain.ts';
import type { SchemaNode } from './shape/schema-nodes.ts';

/** What must be known to look at an exchange. */
export interface CheckContext {
  readonly contract: Contract;
  readonly validator: SchemaValidator;
  readonly exchange: Exchange;
  /** Undefined for a route that is not declared. */
  readonly operation: ContractOperation | undefined;
  /** What must never come back or stand in an address. */
  readonly secrets: readonly string[];
  readonly applied: (check: CheckId) => void;
}

/** An answer that has come whole. */
export interface AnswerContext extends CheckContext {
  readonly response: ReceivedResponse;
}

/** An answer with a JSON object as its body. */
export interface EnvelopeContext extends AnswerContext {
  readonly envelope: JsonObject;
  /** The schema of the form that `code` names (of the HTTP status, for failures); undefined when none is declared. */
  readonly schema: Schema | undefined;
  /** Every value of the answer with its schema, outer ones first; empty without a schema. */
  readonly nodes: readonly SchemaNode[];
  /** What the schema holds against the answer. */
  readonly complaints: readonly Complaint[];
}

/** A finding but for what is the same for all of an exchange. */
export interface Fault {
  readonly message: string;
  readonly at?: string;
  readonly expected: string;
  /** Any value; it is written as JSON and shortened. */
  readonly got: unknown;
  /** A pointer into the bundle; the operation's by default. */
  readonly contract?: string;
  readonly severity?: Finding['severity'];
}

/** Says that a check had something to look at, and what it found there. */
export function judge(context: CheckContext, check: CheckId, faults: readonly Fault[]): Finding[] {
  context.applied(check);
  const { exchange, operation } = context;
  return faults.map(({ message, at = '', expected, got, contract, severity = 'error' }) => ({
    check,
    severity,
    operation: operationName(context),
    message,
    at,
    expected,
    got: shown(got),
    contract: contract ?? operation?.pointer ?? '',
    exchanges: [exchange],
  }));
}

/** The operationId, or method and path of what is not declared. */
function operationName({ operation, exchange: { request } }: CheckContext): string {
  return operation?.id ?? `${request.method} ${addressOf(request.url).pathname}`;
}

/** An address as a URL; a path alone is allowed. */
export const addressOf = (url: string): URL => new URL(url, 'http://unknown');

const LONGEST = 160;

/** A value as JSON, shortened; a text that is no value (`undefined`) as a word. */
function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** The body of the request as a JSON object; undefined when it is none. */
export function requestJson({ exchange: { request } }: CheckContext): JsonObject | undefined {
  const body = jsonOf(request);
  return isRecord(body) ? body : undefined;
}
