import { isRecord } from '../../../shared/json.ts';
import { type Exchange, jsonOf } from '../exchange.ts';
import type { AnswerLook, EnvelopeLook } from './look.ts';
import { explain } from './shape/explain.ts';
import { schemaNodes } from './shape/schema-nodes.ts';

type Read = Pick<EnvelopeLook, 'envelope' | 'schema' | 'nodes' | 'complaints'>;

/** What was read of an answer: several checkers look at the same one. */
const readings = new WeakMap<Exchange, Read>();

/** An answer with its schema, read once; undefined when its body is no JSON object. */
export function envelopeLook(look: AnswerLook): EnvelopeLook | undefined {
  const known = readings.get(look.exchange);
  if (known !== undefined) return { ...look, ...known };
  const envelope = jsonOf(look.response);
  if (!isRecord(envelope)) return undefined;
  const { operation, response } = look;
  const schema = operation?.answers.get(response.status === 200 ? Number(envelope['code']) : response.status);
  const reading = {
    envelope,
    schema,
    nodes: schema === undefined ? [] : schemaNodes(look, schema, envelope),
    complaints: schema === undefined ? [] : explain(look, schema, envelope),
  };
  readings.set(look.exchange, reading);
  return { ...look, ...reading };
}
