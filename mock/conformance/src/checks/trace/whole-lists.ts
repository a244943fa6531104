import { type JsonObject, listOf, type Schema } from '../../../../shared/json.ts';
import { recordsIn } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';

/** A list that must have exactly one entry of a kind, or its newest entry first. */
export interface WholeList {
  readonly pointer: string;
  readonly records: readonly JsonObject[];
  readonly schema: Schema;
  /** The property that is true of exactly one entry, such as `is_default`. */
  readonly flag: string | undefined;
  readonly contract: string;
}

/** The lists of an answer that are whole. A page of a longer list proves nothing. */
export function wholeLists({ nodes, contract }: EnvelopeContext): WholeList[] {
  return nodes.flatMap(({ pointer, value, schema }) => {
    const flag = typeof schema['x-exactly-one'] === 'string' ? schema['x-exactly-one'] : undefined;
    if (flag === undefined && !listOf(schema['x-sorted-by']).includes('-added')) return [];
    const records = recordsIn(value);
    const holding = pointer.slice(0, pointer.lastIndexOf('/'));
    const holder = nodes.find((node) => node.pointer === holding)?.value;
    const total = (holder as { total?: unknown } | undefined)?.total ?? records.length;
    if (records.length === 0 || total !== records.length) return [];
    return [{ pointer, records, schema, flag, contract: contract.pointerOf(schema) ?? '' }];
  });
}
