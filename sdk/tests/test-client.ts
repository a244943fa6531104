import { createClient } from '../src/client/client.ts';
import type { ClientSettings } from '../src/client/client-options.ts';

/** A success envelope around `data`, as of a read of what is one customer's. */
export const successResponse = (data: unknown): Response =>
  Response.json({ code: 1, msg: 'Done', time: '1795168800', data }, { headers: { 'Cache-Control': 'no-store' } });

/** A refusal: HTTP 200 with a business code, or an HTTP failure if a status is given. */
export const failureResponse = (code: number, msg: string, data: unknown = null, status = 200): Response =>
  Response.json({ code, msg, time: '1795168800', data }, { status });

/** A clock that steps past the window in which a repeated call counts as a double tap (R5.12). */
export const steppingClock = () => {
  let time = 0;
  return () => {
    time += 2000;
    return time;
  };
};

/** A client whose requests are answered by `answer` and recorded in `sent`. */
export const createTestClient = (
  answer: (request: Request) => Response | Promise<Response>,
  settings: Partial<ClientSettings> = {},
) => {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example/',
    token: () => 'token-1',
    language: () => 'en',
    fetch: async (request) => {
      sent.push(request.clone());
      return answer(request);
    },
    ...settings,
  });
  return { client, sent };
};

/** The error that a promise rejects with; throws if it resolves. */
export const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => {
      throw new Error(`Resolved with ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
