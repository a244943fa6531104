import { type OperationId, operations } from '@meridian/sdk';
import { DEMO_TOKEN } from '../../../src/world/seed/demo/demo.ts';
import { readContract } from '../../src/contract/contract.ts';
import type { Json } from './defect.ts';

export interface Input {
  readonly query?: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** Sent as JSON; a text and a form are sent unchanged. The contract's ordinary example by default. */
  readonly body?: unknown;
  /** The demo customer's token by default; null for none. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Appended to the operation's path. */
  readonly below?: string;
}

/** The part of an answer that must be equal on two servers. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** `undefined` when the body is not JSON. */
  readonly body: Json;
  readonly data: Json;
}

export interface Shopper {
  readonly call: (operation: OperationId, input?: Input) => Promise<Reply>;
  /** Returns a token of another customer. */
  readonly signIn: (account?: string, password?: string) => Promise<string>;
  readonly advance: (milliseconds: number) => Promise<void>;
}

const contract = await readContract();
const compared = [
  'content-type',
  'x-request-id',
  'content-language',
  'vary',
  'cache-control',
  'location',
  'set-cookie',
  'server',
];

/** A refund of the demo customer that the mock accepts. */
export const REFUND = {
  order_id: 9003,
  type: 'refund_only',
  product_status: 'not_received',
  items: [{ order_item_id: 90031, quantity: 1 }],
  amount: '134.40',
  reason_id: 5,
  explanation: 'Nothing came.',
  proofs: ['u_6dK2wPq9XbT4mZs8RvY3cA'],
};

/** The body of the contract's ordinary example. */
export const exampleOf = (operation: OperationId): Json => contract.operations.get(operation)?.body?.example;

/** A customer who calls a server by plain HTTP. `onReply` receives each answer. */
export function shopperOf(
  url: string,
  advance: Shopper['advance'],
  onReply: (reply: Reply) => void = () => undefined,
): Shopper {
  async function call(operation: OperationId, input: Input = {}): Promise<Reply> {
    const { query = {}, token = DEMO_TOKEN } = input;
    const { path, body: declared, parameters } = contract.operations.get(operation) ?? {};
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
    );
    if (input.query === undefined) {
      for (const { name, required, example } of parameters ?? []) if (required) search.set(name, String(example));
    }
    const method = input.method ?? operations[operation].method.toUpperCase();
    const body = input.body ?? (method === 'POST' ? declared?.example : undefined);
    const response = await fetch(`${url}${path}${input.below ?? ''}?${search}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      headers: {
        'accept-language': 'en',
        'x-request-id': 'a-shopper-asks',
        ...(token !== null && { token }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...input.headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      }),
    });
    // A byte order mark is part of the answer.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    const headers = Object.fromEntries(compared.map((name) => [name, response.headers.get(name) ?? '']));
    const parsed = parse(text);
    const reply = { status: response.status, headers, text, body: parsed, data: parsed?.data };
    onReply(reply);
    return reply;
  }

  return {
    call,
    async signIn(account = 'new@meridian.shop', password = 'new123456') {
      return (await call('loginUser', { token: null, body: { account, password } })).data.userinfo.token;
    },
    advance,
  };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
