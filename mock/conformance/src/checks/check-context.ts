import type { ReceivedResponse } from '../../../shared/har-of.ts';
import { isRecord, type JsonObject, type Schema } from '../../../shared/json.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { type Exchange, jsonOf, operationName } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import type { CheckId } from './check-list.ts';
import type { Complaint } from './shape/explain.ts';
import type { SchemaNode } from './shape/schema-nodes.ts';

/** What every check of an exchange needs. */
export interface CheckContext {
  readonly contract: Contract;
  readonly exchange: Exchange;
  /** Undefined for a route that is not declared. */
  readonly operation: ContractOperation | undefined;
  /** Values that must never come back or appear in an address. */
  readonly secrets: readonly string[];
  readonly applied: (check: CheckId) => void;
}

/** An answer that arrived completely. */
export interface AnswerContext extends CheckContext {
  readonly response: ReceivedResponse;
}

/** An answer with a JSON object as its body. */
export interface EnvelopeContext extends AnswerContext {
  readonly envelope: JsonObject;
  /** The schema declared for `code` (for the HTTP status, for failures); undefined when none is declared. */
  readonly schema: Schema | undefined;
  /** Every value of the answer with its schema, outer values first; empty without a schema. */
  readonly nodes: readonly SchemaNode[];
  /** The violations of the schema in the answer. */
  readonly complaints: readonly Complaint[];
}

/** A finding without the parts that are the same for the whole exchange. */
export interface Fault {
  readonly message: string;
  readonly at?: string;
  readonly expected: string;
  /** Any value; it is shown as shortened JSON. */
  readonly got: unknown;
  /** A pointer into the bundle; the operation's pointer by default. */
  readonly contract?: string;
  readonly severity?: Finding['severity'];
}

/** A fault at a place of the answer, or of the request. */
export const faultAt = (
  at: string,
  message: string,
  expected: string,
  got: unknown,
  more: Pick<Fault, 'contract' | 'severity'> = {},
): Fault => ({ message, at, expected, got, ...more });

/** Records that a check applied, and returns its findings: of several faults, or of the one where all is not right. */
export function judge(context: CheckContext, check: CheckId, faults: readonly Fault[] | Fault | true): Finding[] {
  context.applied(check);
  const { exchange, operation } = context;
  return (faults === true ? [] : [faults].flat()).map(
    ({ message, at = '', expected, got, contract, severity = 'error' }) => ({
      check,
      severity,
      operation: operationName(exchange),
      message,
      at,
      expected,
      got: shown(got),
      contract: contract ?? operation?.pointer ?? '',
      exchanges: [exchange],
    }),
  );
}

const LONGEST = 160;

/** A value as shortened JSON; `undefined` as a word. */
function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** The body of the request as a JSON object; undefined when it is not an object. */
export function requestJson({ exchange: { request } }: CheckContext): JsonObject | undefined {
  const body = jsonOf(request);
  return isRecord(body) ? body : undefined;
}
