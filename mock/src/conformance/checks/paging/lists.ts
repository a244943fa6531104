import { isRecord, type JsonObject } from '../../../json.ts';
import type { Finding } from '../../finding.ts';
import { recordsIn } from '../agreement.ts';
import { addressOf, type EnvelopeLook, type Fault, judge } from '../look.ts';
import type { SchemaNode } from '../shape/schema-nodes.ts';

/** Every list of records: each id once, and in the order that its description names. */
export function lists(look: EnvelopeLook): Finding[] {
  const found = look.nodes.filter(({ value }) => Array.isArray(value) && value.some(isRecord));
  if (found.length === 0) return [];
  return [
    ...judge(look, 'list-id-repeat', found.flatMap(repeated)),
    ...judge(look, 'list-order', isSorted(look) ? [] : found.flatMap((node) => unordered(look, node))),
  ];
}

/** Whether the request asks for an order of its own. */
const isSorted = ({ exchange }: EnvelopeLook): boolean =>
  [...addressOf(exchange.request.url).searchParams.keys()].some((name) => name === 'sort' || name === 'order');

function repeated({ value, pointer }: SchemaNode): Fault[] {
  const ids = recordsIn(value).flatMap(({ id, kind, type }) =>
    typeof id === 'number' ? [`${kind ?? type ?? ''} ${id}`] : [],
  );
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return [];
  const id = twice.trim();
  return [{ message: `${pointer}: ${id} comes twice`, at: pointer, expected: 'each id once', got: id }];
}

const MOMENTS = ['created_at', 'at'];

/** Lists that are said to go by time alone: "Orders, newest first." */
function unordered({ contract }: EnvelopeLook, { value, pointer, description, schema }: SchemaNode): Fault[] {
  const isNewestFirst = /^[\w\s’'-]+, newest first\b/.test(description);
  if (!isNewestFirst && !/^[\w\s’'-]+, (the )?oldest first\b/.test(description)) return [];
  const times = recordsIn(value).map(momentOf);
  const index = times.findIndex((time, at) => {
    const before = times[at - 1];
    return time !== undefined && before !== undefined && (isNewestFirst ? time > before : time < before);
  });
  if (index < 0) return [];
  const at = `${pointer}/${index}`;
  const order = isNewestFirst ? 'newest first' : 'oldest first';
  const message = `${at} is ${isNewestFirst ? 'newer' : 'older'} than the entry before it`;
  const place = contract.pointerOf(schema);
  return [
    { message, at, expected: order, got: recordsIn(value)[index], ...(place !== undefined && { contract: place }) },
  ];
}

function momentOf(record: JsonObject): number | undefined {
  const [text] = MOMENTS.map((name) => record[name]).filter((value) => typeof value === 'string');
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}
