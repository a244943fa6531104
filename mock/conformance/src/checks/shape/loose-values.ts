import { listOf } from '../../../../shared/json.ts';
import type { Finding } from '../../finding.ts';
import { type EnvelopeContext, type Fault, judge } from '../check-context.ts';
import { fold } from './mistakes.ts';
import type { SchemaNode } from './schema-nodes.ts';

/**
 * Finds mistakes that a schema allows: an empty text instead of null, and another spelling of a value of an open list.
 */
export function looseValues(context: EnvelopeContext): Finding[] {
  const texts = context.nodes.filter(({ value }) => typeof value === 'string');
  const isReported = ({ pointer }: SchemaNode) => context.complaints.some((complaint) => complaint.pointer === pointer);
  const faultAt = (message: string, expected: string, { pointer, value, schema }: SchemaNode): Fault => {
    const contract = context.contract.pointerOf(schema);
    const place = contract === undefined ? {} : { contract };
    return { message: `${pointer}: ${message}`, at: pointer, expected, got: value, severity: 'warning', ...place };
  };
  const empty = texts.filter((node) => node.value === '' && node.nullable && !isReported(node));
  const written = texts.flatMap((node) => {
    const known = knownWriting(node);
    return known === undefined || isReported(node)
      ? []
      : [faultAt('a known value is written in another way', known, node)];
  });
  return [
    ...judge(
      context,
      'empty-for-null',
      empty.slice(0, 1).map((node) => faultAt('an empty text is sent for null', 'null', node)),
    ),
    ...judge(context, 'enum-case', written.slice(0, 1)),
  ];
}

/** The known value that this value of an open list misspells; undefined for known values and for new values. */
function knownWriting({ schema, value }: SchemaNode): string | undefined {
  const list = schema['x-extensible-enum'];
  const values = listOf(list);
  if (values.includes(value)) return undefined;
  return values.map(String).find((known) => fold(known) === fold(String(value)));
}
