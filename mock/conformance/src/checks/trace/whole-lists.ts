import { isRecord, type JsonObject, type Schema } from '../../../../shared/json.ts';
import { recordsIn } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';

/** By read: the property that is true of exactly one entry of its list, unless that is empty. */
const CHOSEN: Readonly<Record<string, string>> = { listAddresses: 'is_default', listSessions: 'current' };

/** A list that must have exactly one entry of a kind. */
export interface WholeList {
  readonly pointer: string;
  readonly records: readonly JsonObject[];
  readonly schema: Schema;
  readonly flag: string;
  readonly contract: string;
}

/** The list of an answer that is whole, if it is one of these. A page of a longer list proves nothing. */
export function wholeLists({ operation, nodes, contract, envelope: { data } }: EnvelopeContext): WholeList[] {
  const flag = CHOSEN[operation?.id ?? ''];
  const list = nodes.find(({ pointer }) => pointer === '/data/list');
  if (flag === undefined || list === undefined || !isRecord(data)) return [];
  const { pointer, value, schema } = list;
  const records = recordsIn(value);
  if (records.length === 0 || (data['total'] ?? records.length) !== records.length) return [];
  return [{ pointer, records, schema, flag, contract: contract.pointerOf(schema) ?? '' }];
}
