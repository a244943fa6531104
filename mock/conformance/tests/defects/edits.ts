import type { OperationId } from '@meridian/sdk';
import type { World } from '../../../src/world/types.ts';
import type { Answered, Defect, Gate, HandledCall, Json, Sent } from './defect.ts';

type AnswerHook = NonNullable<Defect['answer']>;
type RequestHook = NonNullable<Defect['request']>;
type HandleHook = NonNullable<Defect['handle']>;

/** Edits the whole envelope of JSON answers; the edit's return value replaces it. */
export const inEnvelope =
  (edit: (envelope: Json, gate: Gate) => Json): AnswerHook =>
  (answered, gate) => {
    const envelope = jsonOf(answered);
    if (envelope === undefined) return;
    const edited = edit(envelope, gate);
    answered.text = JSON.stringify(edited === undefined ? envelope : edited);
  };

/** Edits the data of successful answers. */
export const inData = (edit: (data: Json, gate: Gate) => void): AnswerHook =>
  inEnvelope((envelope, gate) => {
    if (envelope.code === 1 && envelope.data) edit(envelope.data, gate);
  });

/** Edits each entry of the lists in successful answers. */
export const inEntries = (edit: (entry: Json) => void): AnswerHook =>
  inData((data) => {
    for (const entry of data.list ?? []) edit(entry);
  });

/** Edits the envelopes of unsuccessful answers. */
export const inFailures = (edit: (envelope: Json, answered: Answered) => void): AnswerHook => {
  return (answered, gate) =>
    inEnvelope((envelope) => {
      if (envelope.code !== 1) edit(envelope, answered);
    })(answered, gate);
};

/** Sets a header; null removes it. */
export const withHeader =
  (name: string, value: string | null): AnswerHook =>
  ({ headers }) => {
    if (value === null) delete headers[name];
    else headers[name] = value;
  };

/** Changes a JSON body before the mock reads it. */
export const inBody =
  (edit: (body: Json, gate: Gate) => void): RequestHook =>
  (gate) => {
    if (typeof gate.sent.json === 'object' && gate.sent.json !== null) edit(gate.sent.json, gate);
  };

/** Changes the query before the mock reads it. */
export const inQuery =
  (edit: (query: Sent['query'], gate: Gate) => void): RequestHook =>
  (gate) =>
    edit(gate.sent.query, gate);

/** Changes the world after a success. */
export const after =
  (edit: (call: HandledCall, data: Json) => void): HandleHook =>
  (call) => {
    const result = call.next();
    if (result.kind === 'data') edit(call, result.data);
    return result;
  };

/** Answers with a success, but leaves the customer's data unchanged. */
export const withoutEffect =
  (...keys: readonly (keyof ReturnType<typeof ownerOf>)[]): HandleHook =>
  (call) => {
    const owner = ownerOf(call);
    const before = structuredClone(Object.fromEntries(keys.map((key) => [key, owner[key]])));
    const result = call.next();
    if (result.kind === 'data') Object.assign(owner, before);
    return result;
  };

/** A cache that is never invalidated: a read repeats its first answer to each customer. */
export const staleReads = (...reads: readonly [OperationId, ...OperationId[]]): Pick<Defect, 'on' | 'answer'> => ({
  on: reads,
  answer(answered, { sent, memory }) {
    const key = `${sent.headers['token']} ${sent.path} ${sent.query}`;
    const kept = memory.get(key);
    if (kept === undefined && answered.status === 200) memory.set(key, answered.text);
    if (kept !== undefined) answered.text = kept;
  },
});

/** The customer who makes a call. */
export function ownerOf({ sandbox: { world }, input: { token } }: HandledCall) {
  const owner = customersOf(world).find(({ devices }) => devices.some((device) => device.token === token));
  if (!owner) throw new Error('The call has no customer');
  return owner;
}

const customersOf = ({ customers }: World) => [...customers.values()];

/** Finds records of any customer: retries with the other customers' tokens. */
export const findsForeign: HandleHook = ({ sandbox, input, next }) => {
  const own = next();
  if (own.kind === 'data') return own;
  const tokens = customersOf(sandbox.world).flatMap(({ devices }) => devices.at(-1)?.token ?? []);
  for (const token of tokens) {
    const found = next({ ...input, token });
    if (found.kind === 'data') return found;
  }
  return own;
};

/** Looks among the addresses, cart lines, uploads or quotes of all customers, as a query without the customer does. */
export const borrowing =
  (key: 'addresses' | 'cart' | 'uploads' | 'rechargeQuotes'): HandleHook =>
  (call) => {
    const owner = ownerOf(call);
    const others = customersOf(call.sandbox.world).flatMap((one) => (one === owner ? [] : (one[key] as object[])));
    const put = (records: readonly object[]) => Object.assign(owner, { [key]: records });
    put([...owner[key], ...others]);
    const result = call.next();
    put(owner[key].filter((one) => !others.includes(one)));
    return result;
  };

/** Looks among the orders of all customers, or some of them. */
export const borrowingOrders =
  (isFound: (id: number, input: HandledCall['input']) => boolean = () => true): HandleHook =>
  (call) => {
    const { id: self } = ownerOf(call);
    const { orders } = call.sandbox.world;
    const before = [...orders.values()].filter(({ id }) => isFound(id, call.input));
    const owners = new Map(before.map(({ id, customerId }) => [id, customerId]));
    for (const order of before) order.customerId = self;
    const result = call.next();
    for (const [id, customerId] of owners) Object.assign(orders.get(id) ?? {}, { customerId });
    return result;
  };

/** Refuses by another name where it would refuse by this one. */
export const refusing =
  (name: Refused['name'], otherwise: Refused['name'], details: Refused['details'] = null): HandleHook =>
  ({ next }) => {
    const result = next();
    return result.kind === 'refused' && result.name === name ? { kind: 'refused', name: otherwise, details } : result;
  };

type Refused = Extract<ReturnType<HandleHook>, { kind: 'refused' }>;

/** An HTML page as from a web server or a framework. */
export function htmlPage(answered: Answered, status: number, title: string): void {
  answered.status = status;
  answered.headers['content-type'] = 'text/html; charset=UTF-8';
  answered.text = `<!DOCTYPE html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
}

/** An envelope that the server makes up. */
export function failWith(answered: Answered, status: number, msg: string, code: number = status): void {
  answered.status = status;
  answered.text = JSON.stringify({ code, msg, time: String(Math.floor(Date.now() / 1000)), data: null });
}

export function jsonOf({ text }: Answered): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
