import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { HttpError } from '../http-error.ts';
import { loadContract } from '../prism/contract.ts';
import { createEngine } from '../prism/engine.ts';
import { createApi } from './api.ts';
import { type AcceptedCall, failure, type Responder, success } from './responder.ts';

const engine = createEngine(await loadContract());
const clock = () => 1_795_168_800_000;

/** Answers one login with the given responders, over HTTP. */
async function login(...responders: Responder[]) {
  const api = createApi({ engine, clockOf: () => clock, responders });
  const server = createServer((incoming, outgoing) => {
    void api(incoming).then(({ status, text }) => outgoing.writeHead(status).end(text));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const response = await fetch(`http://127.0.0.1:${port}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Accept-Language': 'ja' },
    body: JSON.stringify({ account: 'demo@meridian.shop', password: 'demo123456' }),
  });
  return { status: response.status, body: await response.json() };
}

describe('a responder', () => {
  test('receives the call in the contract’s types, and answers for the mock', async () => {
    const calls: AcceptedCall[] = [];
    const { body } = await login((call) => {
      calls.push(call);
      return failure(clock, call.operation, 'wrong_credentials');
    });
    expect(body).toMatchObject({ code: 1001, reason: 'wrong_credentials', data: null, time: '1795168800' });
    expect(calls).toMatchObject([
      { body: { account: 'demo@meridian.shop' }, headers: { 'accept-language': 'ja' }, files: [] },
    ]);
  });

  test('that returns nothing passes the call to the next responder, and finally to the contract’s example', async () => {
    const nothing = () => undefined;
    expect(await login(nothing)).toMatchObject({ status: 200, body: { code: 1 } });
    const second: Responder = ({ operation }) => failure(clock, operation, 'account_disabled');
    expect(await login(nothing, second)).toMatchObject({ body: { code: 1003 } });
  });

  test('may refuse with another HTTP status, such as 401 for an expired token', async () => {
    const refuse: Responder = () => {
      throw new HttpError(401, { en: 'Please log in first' });
    };
    expect(await login(refuse)).toMatchObject({ status: 401, body: { code: 401, msg: 'Please log in first' } });
  });

  test('that breaks the contract is detected: 500 with the violations', async () => {
    const wrong = await login(() => success(clock, { userinfo: { token: 7 } }));
    expect(wrong).toMatchObject({
      status: 500,
      body: { data: { violations: expect.arrayContaining([expect.any(Object)]) } },
    });
    const undeclared = await login(({ operation }) => failure(clock, operation, 'out_of_stock'));
    expect(undeclared).toMatchObject({ status: 500, body: { msg: expect.stringContaining('out_of_stock') } });
  });
});
