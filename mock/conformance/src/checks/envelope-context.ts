import { isRecord, type JsonObject } from '../../../shared/json.ts';
import type { ContractOperation } from '../contract/contract.ts';
import { type Exchange, jsonOf } from '../exchange.ts';
import type { AnswerContext, EnvelopeContext } from './check-context.ts';
import { explain } from './shape/explain.ts';
import { schemaNodes } from './shape/schema-nodes.ts';

type Read = Pick<EnvelopeContext, 'envelope' | 'schema' | 'nodes' | 'complaints'>;

/** By operation: its last answer as a text without the envelope's time. Most answers of a run are that answer again. */
const latest = new WeakMap<ContractOperation, { text: string; read: Read }>();

/** Contexts already read: several checkers look at the same exchange. */
const readings = new WeakMap<Exchange, Read>();

/** An answer with its schema, read once; undefined when its body is not a JSON object. */
export function envelopeContext(context: AnswerContext): EnvelopeContext | undefined {
  const known = readings.get(context.exchange);
  if (known !== undefined) return { ...context, ...known };
  const envelope = jsonOf(context.response);
  if (!isRecord(envelope)) return undefined;
  const { operation, response } = context;
  const text = `${response.status} ${response.body?.replace(/"time":"\d+"/, '')}`;
  const last = operation && latest.get(operation);
  const isSame = last?.text === text && last.read.complaints.length === 0;
  const reading = isSame ? { ...last.read, envelope } : read(context, envelope);
  if (operation && !isSame) latest.set(operation, { text, read: reading });
  readings.set(context.exchange, reading);
  return { ...context, ...reading };
}

function read({ contract, operation, response }: AnswerContext, envelope: JsonObject): Read {
  const schema = operation?.answers.get(response.status === 200 ? Number(envelope['code']) : response.status);
  return {
    envelope,
    schema,
    nodes: schema === undefined ? [] : schemaNodes(contract, schema, envelope),
    complaints: schema === undefined ? [] : explain(contract, schema, envelope),
  };
}
