import {
  Agent,
  type IncomingMessage,
  request as openRequest,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { OperationId } from '@meridian/sdk';
import { flatHeaders, splitTarget } from '../../../src/http/query.ts';
import { readContract } from '../../src/contract/contract.ts';
import { type Answered, type Defect, type Gate, type Json, type Sent, touches } from './defect.ts';

const contract = await readContract();
const byPath = new Map([...contract.operations.values()].map((operation) => [operation.path, operation]));
const agent = new Agent({ keepAlive: true });

/** Forwards requests to a sandbox of the mock, and its answers back, through the hooks of a defect. */
export function createGate(upstream: string, sandbox: string, defect: Defect | undefined): RequestListener {
  const memory = new Map<string, Json>();
  return (incoming, outgoing) => {
    pass(incoming, outgoing).catch((error: unknown) => {
      process.stderr.write(`${defect?.id}: ${error instanceof Error ? error.stack : error}\n`);
      outgoing.destroy();
    });
  };

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const sent = await readRequest(incoming, sandbox);
    // A defect of an operation may concern a wrong method, or a path below its own.
    const parent = sent.path.replace(/\/[^/]*$/, '');
    const called = contract.operationAt(sent.method, sent.path) ?? byPath.get(sent.path) ?? byPath.get(parent);
    const operation = called?.id as OperationId | undefined;
    const received = sent.bytes;
    const before = JSON.stringify(sent.json);
    const ask = (changes: Partial<Sent> = {}) => send(upstream, { ...sent, ...changes });
    const gate: Gate | undefined =
      defect && operation && touches(defect, operation) ? { operation, sent, memory, ask } : undefined;
    if (gate) defect?.request?.(gate);
    if (sent.bytes === received && JSON.stringify(sent.json) !== before) {
      sent.bytes = Buffer.from(JSON.stringify(sent.json));
    }
    const answered = await ask();
    const { text, raw } = answered;
    if (gate) await defect?.answer?.(answered, gate);
    if (answered.status === 0) {
      incoming.socket.destroy();
      return;
    }
    const bytes = raw && answered.text === text ? raw : Buffer.from(answered.text);
    const { 'content-length': _, ...headers } = answered.headers;
    outgoing.writeHead(answered.status, { ...headers, 'content-length': bytes.length });
    outgoing.end(sent.method === 'HEAD' ? undefined : bytes);
  }
}

async function readRequest(incoming: IncomingMessage, sandbox: string): Promise<Sent> {
  const { path, search } = splitTarget(incoming.url ?? '/');
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...headers } = flatHeaders(incoming.headers);
  const bytes = await buffer(incoming);
  return {
    method: incoming.method ?? 'GET',
    path,
    query: search,
    headers: { ...headers, 'x-mock-session': sandbox },
    json: /json/.test(headers['content-type'] ?? '') ? parse(bytes) : undefined,
    bytes,
  };
}

function parse(bytes: Buffer): Json {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

function send(upstream: string, { method, path, query, headers, bytes }: Sent): Promise<Answered> {
  const target = `${upstream}${path}${query.size > 0 ? `?${query}` : ''}`;
  const length = bytes.length > 0 ? { 'content-length': bytes.length } : {};
  return new Promise((resolve, reject) => {
    const request = openRequest(target, { method, agent, headers: { ...headers, ...length } }, (response) => {
      const { connection: _, 'keep-alive': __, ...kept } = flatHeaders(response.headers);
      buffer(response).then(
        (raw) => resolve({ status: response.statusCode ?? 500, headers: kept, text: raw.toString(), raw }),
        reject,
      );
    });
    request.on('error', reject);
    request.end(bytes);
  });
}
