import { isRecord } from '../../../shared/json.ts';
import { type Exchange, jsonOf } from '../exchange.ts';
import type { AnswerContext, EnvelopeContext } from './check-context.ts';
import { explain } from './shape/explain.ts';
import { schemaNodes } from './shape/schema-nodes.ts';

type Read = Pick<EnvelopeContext, 'envelope' | 'schema' | 'nodes' | 'complaints'>;

/** Contexts already read: several checkers look at the same exchange. */
const readings = new WeakMap<Exchange, Read>();

/** An answer with its schema, read once; undefined when its body is not a JSON object. */
export function envelopeContext(context: AnswerContext): EnvelopeContext | undefined {
  const known = readings.get(context.exchange);
  if (known !== undefined) return { ...context, ...known };
  const envelope = jsonOf(context.response);
  if (!isRecord(envelope)) return undefined;
  const { operation, response } = context;
  const schema = operation?.answers.get(response.status === 200 ? Number(envelope['code']) : response.status);
  const reading = {
    envelope,
    schema,
    nodes: schema === undefined ? [] : schemaNodes(context.contract, schema, envelope),
    complaints: schema === undefined ? [] : explain(context.contract, schema, envelope),
  };
  readings.set(context.exchange, reading);
  return { ...context, ...reading };
}
