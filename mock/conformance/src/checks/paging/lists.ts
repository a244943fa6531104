import { isRecord } from '../../../../shared/json.ts';
import type { Finding } from '../../finding.ts';
import { recordsIn } from '../agreement.ts';
import { type EnvelopeContext, type Fault, judge } from '../check-context.ts';
import type { SchemaNode } from '../shape/schema-nodes.ts';

/** No list of records repeats an id, or what else tells its entries apart (`x-unique`). */
export function lists(context: EnvelopeContext): Finding[] {
  const found = context.nodes.filter(({ value }) => Array.isArray(value) && value.some(isRecord));
  return found.length === 0 ? [] : judge(context, 'list-id-repeat', found.flatMap(repeated));
}

function repeated({ value, pointer, schema }: SchemaNode): Fault[] {
  const { 'x-unique': unique } = schema;
  const ids = recordsIn(value).flatMap((record) => {
    const { id, kind, type } = record;
    const other = typeof unique === 'string' ? record[unique] : undefined;
    return [
      ...(typeof id === 'number' ? [`${kind ?? type ?? ''} ${id}`] : []),
      ...(other === undefined || other === null ? [] : [`${unique} ${other}`]),
    ];
  });
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return [];
  const id = twice.trim();
  return [{ message: `${pointer}: ${id} comes twice`, at: pointer, expected: 'each id once', got: id }];
}
