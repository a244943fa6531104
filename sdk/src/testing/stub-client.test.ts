import { describe, expect, test } from 'vitest';
import { contractExamples } from '../../tests/contract-examples.ts';
import { rejectionOf } from '../../tests/test-client.ts';
import type { OperationId } from '../client/operation-types.ts';
import { fixture } from './fixture.ts';
import { refusal } from './refusal.ts';
import { stubClient, stubFetch } from './stub-client.ts';

const examples = await contractExamples();

test.each(examples)('the fixture of $operation is the first example of the contract', ({ operation, answers }) => {
  expect(fixture(operation as OperationId)).toEqual(answers[0]?.[1].data);
});

describe('a fixture', () => {
  test('has the requested fields, and the others from the example', () => {
    expect(fixture('getOrder', { status: 1 })).toEqual({ ...fixture('getOrder'), status: 1 });
  });

  test('is a new deep copy for each call', () => {
    fixture('getOrder').items.pop();
    expect(fixture('getOrder').items).not.toEqual([]);
    expect(fixture('getOrder').items[0]).not.toBe(fixture('getOrder').items[0]);
  });
});

describe('a stub client', () => {
  test('answers each call with its stub', async () => {
    const client = stubClient({
      getOrder: fixture('getOrder', { status: 1 }),
      listAreas: async (request) => {
        const country = new URL(request.url).searchParams.get('country');
        return fixture('listAreas', {
          list: fixture('listAreas').list.map((item) => ({ ...item, name: `${country}` })),
        });
      },
    });
    expect(await client.call('getOrder', { query: { order_id: 9001 } })).toMatchObject({ status: 1 });
    const areas = await client.call('listAreas', { query: { country: 'JP' } });
    expect(new Set(areas.list.map(({ name }) => name))).toEqual(new Set(['JP']));
  });

  test('refuses with the name, code, details and message of a refusal', async () => {
    const client = stubClient({ payOrders: refusal('pay_code_wrong', { attempts_left: 4 }) });
    const body = { order_ids: [9001], pay_code: '246810', idempotency_key: 'key-for-the-test' };
    expect(await rejectionOf(client.call('payOrders', { body }))).toMatchObject({
      kind: 'business',
      reason: 'pay_code_wrong',
      code: 1102,
      data: { attempts_left: 4, locked_until: null },
      msg: 'The payment code is wrong',
    });
  });

  test('says which call has no stub', async () => {
    const error = await rejectionOf(stubClient({}).call('getCart'));
    expect(error).toMatchObject({ kind: 'http', status: 501, msg: 'getCart has no stub' });
  });

  test('has a signed-in customer, unless the settings say otherwise', async () => {
    const tokens: (string | null)[] = [];
    const getCart = (request: Request) => {
      tokens.push(request.headers.get('token'));
      return fixture('getCart');
    };
    await stubClient({ getCart }).call('getCart');
    await stubClient({ getCart }, { token: () => undefined }).call('getCart');
    expect(tokens).toEqual(['stub-token', null]);
  });
});

test('a request of any origin and base path is answered, and an unknown operation is named', async () => {
  const answer = stubFetch({ getCart: fixture('getCart') });
  const { data } = await (await answer(new Request('http://localhost:4010/back-end/api/cart/list'))).json();
  expect(data).toEqual(fixture('getCart'));
  const nothing = await answer(new Request('http://localhost:4010/api/nothing', { method: 'POST' }));
  expect([nothing.status, (await nothing.json()).msg]).toEqual([501, 'POST /api/nothing has no stub']);
});
