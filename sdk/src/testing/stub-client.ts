import { createClient } from '../client/client.ts';
import type { Client, ClientSettings } from '../client/client-options.ts';
import type { DataOf, OperationId } from '../client/operation-types.ts';
import { type OperationFacts, operations } from '../generated/operations.gen.ts';
import { Refusal, type RefusalName } from './refusal.ts';

type Answer<Op extends OperationId> = DataOf<Op> | Refusal<RefusalName<Op>>;

/**
 * What an operation answers: its data, a refusal that it declares, or a function of the request that returns either.
 */
export type Stub<Op extends OperationId> = Answer<Op> | ((request: Request) => Answer<Op> | Promise<Answer<Op>>);

/** The answers of the operations that a test calls. */
export type Stubs = { readonly [Op in OperationId]?: Stub<Op> };

/**
 * A client without a back end, for unit tests and stories: `stubClient({ getOrder: fixture('getOrder'), payOrders:
 * refusal('pay_code_wrong', { attempts_left: 4 }) })`. A call without a stub rejects with kind `http`, status 501, and
 * a message that names the operation. `settings` are those of a client; by default a customer is signed in.
 */
export function stubClient(stubs: Stubs, settings: Partial<ClientSettings> = {}): Client {
  return createClient({
    baseUrl: 'https://stub.example',
    token: () => 'stub-token',
    language: () => 'en',
    fetch: stubFetch(stubs),
    ...settings,
  });
}

/** The same stubs as a `fetch`, for example for a handler of Mock Service Worker. Accepts any origin. */
export function stubFetch(stubs: Stubs): (request: Request) => Promise<Response> {
  return async (request) => {
    const operation = operationOf(request);
    const stub: unknown = operation && stubs[operation];
    if (stub === undefined) {
      const asked = operation ?? `${request.method} ${new URL(request.url).pathname}`;
      return envelope(501, `${asked} has no stub`, null, 501);
    }
    const answer: unknown = typeof stub === 'function' ? await stub(request) : stub;
    return answer instanceof Refusal ? envelope(answer.code, answer.msg, answer.data) : envelope(1, 'Done', answer);
  };
}

const table: [operation: string, facts: OperationFacts][] = Object.entries(operations);

/** The back end's base address may have a path. */
function operationOf({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url);
  const found = table.find(([, facts]) => facts.method === method && pathname.endsWith(facts.path));
  return found?.[0] as OperationId | undefined; // the keys of the table are the operations
}

function envelope(code: number, msg: string, data: unknown, status = 200): Response {
  const time = Math.floor(Date.now() / 1000).toString();
  return Response.json({ code, msg, time, data }, { status, headers: { 'Cache-Control': 'no-store' } });
}
