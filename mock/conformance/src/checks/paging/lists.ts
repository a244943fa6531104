import { isRecord } from '../../../../shared/json.ts';
import type { Finding } from '../../finding.ts';
import { recordsIn } from '../agreement.ts';
import { type EnvelopeContext, type Fault, judge } from '../check-context.ts';
import type { SchemaNode } from '../shape/schema-nodes.ts';

/** No list of records repeats an id, and no list of lines of a cart or a quote a SKU. */
export function lists(context: EnvelopeContext): Finding[] {
  const found = context.nodes.filter(({ value }) => Array.isArray(value) && value.some(isRecord));
  return found.length === 0 ? [] : judge(context, 'list-id-repeat', found.flatMap(repeated));
}

function repeated({ value, pointer }: SchemaNode): Fault[] {
  const isBySku = /\/(lines|invalid)$/.test(pointer);
  const ids = recordsIn(value).flatMap(({ id, kind, type, sku_id: sku }) => [
    ...(typeof id === 'number' ? [`${kind ?? type ?? ''} ${id}`] : []),
    ...(isBySku && typeof sku === 'number' ? [`sku_id ${sku}`] : []),
  ]);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return [];
  const id = twice.trim();
  return [{ message: `${pointer}: ${id} comes twice`, at: pointer, expected: 'each id once', got: id }];
}
