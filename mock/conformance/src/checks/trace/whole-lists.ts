import type { JsonObject, Schema } from '../../../../shared/json.ts';
import { recordsIn } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';

/** A list in which exactly one entry has a property, such as the default. */
export interface WholeList {
  readonly pointer: string;
  readonly records: readonly JsonObject[];
  readonly schema: Schema;
  /** The property that is true of exactly one entry. */
  readonly flag: string;
  readonly contract: string;
}

/** The lists of an answer that are whole. A page of a longer list proves nothing. */
export function wholeLists({ nodes, contract }: EnvelopeContext): WholeList[] {
  return nodes.flatMap(({ pointer, value, schema }) => {
    const flag = schema['x-exactly-one'];
    if (typeof flag !== 'string') return [];
    const records = recordsIn(value);
    const holding = pointer.slice(0, pointer.lastIndexOf('/'));
    const holder = nodes.find((node) => node.pointer === holding)?.value;
    const total = (holder as { total?: unknown } | undefined)?.total ?? records.length;
    if (records.length === 0 || total !== records.length) return [];
    return [{ pointer, records, schema, flag, contract: contract.pointerOf(schema) ?? '' }];
  });
}
