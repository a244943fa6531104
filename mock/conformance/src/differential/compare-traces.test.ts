import { afterAll, describe, expect, test } from 'vitest';
import { startMock } from '../../../src/server.ts';
import { defects } from '../../tests/defects/defects.ts';
import { startBrokenMock } from '../../tests/defects/start-broken-mock.ts';
import { runTrace } from '../../tests/run-trace.ts';
import { createExchangeChecker } from '../checks/check-exchange.ts';
import { readContract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import { compareTraces as compare } from './compare-traces.ts';
import { type Difference, findingsOf, type TraceStep } from './difference.ts';

const contract = await readContract();
const check = createExchangeChecker(contract);
const compareTraces = (one: TraceStep[], other: TraceStep[]) => compare(one, other, contract, check);
// Open throughout: the broken mocks share its process, and start at once.
const mock = await startBrokenMock();
const reference = await runTrace(mock.url);
afterAll(() => mock.close());

const summary = ({ steps, operation, at, reference: one, server, verdict }: Difference) =>
  [steps[0], operation, at, `${one} ↔ ${server}`, verdict].join(' | ');

describe('over HTTP', () => {
  test('the mock does not differ from the mock with another world and other ids', async () => {
    const other = await startMock({ port: 0, seed: 7, products: 90 });
    // Earlier calls shift the ids of everything that the run creates.
    await runTrace(other.url);
    const server = await runTrace(other.url);
    await other.close();
    const idOf = (trace: TraceStep[]) =>
      JSON.parse(trace.find(({ step }) => step === 'a new address')?.exchange.response?.body ?? '{}').data.id;
    expect(idOf(server)).not.toBe(idOf(reference));
    expect(compareTraces(reference, server).map(summary)).toEqual([]);
  });

  test.each([
    ['shape-empty-array-for-object', 'profile | getUserInfo | /data/lang | object ↔ [] | reference'],
    ['shape-status-by-name', 'the order | getOrder | /data/status | integer ↔ "'],
    ['security-session-cookie', 'the cart | getCart | Set-Cookie | no cookie ↔ "PHPSESSID" | reference'],
    [
      'state-price-not-compared',
      'an order at a price nobody has seen | createOrder |  | price_changed ↔ success | open',
    ],
    ['idempotency-orders-twice', 'the same order again | createOrder | '],
    [
      'idempotency-address-twice',
      'the same address again | saveAddress | /data/id | the address that the run has made',
    ],
    ['security-token-after-logout', 'profile after logout | getUserInfo |  | HTTP 401 (the token) ↔ success | open'],
    [
      'state-actions-of-another-status',
      'orders | listOrders | /data/list/0/allowed_actions | pay, cancel, edit_address ↔ ["pay","cancel"] | reference',
    ],
  ])('the defect %s is reported at its operation', async (id, line) => {
    const broken = await startBrokenMock(defects.find((defect) => defect.id === id));
    const server = await runTrace(broken.url);
    await broken.close();
    expect(compareTraces(reference, server).map(summary)).toContainEqual(expect.stringContaining(line));
  });
});

describe('one step', () => {
  /** The reference's trace with a changed answer at one step. */
  function answered(name: string, change: (exchange: Exchange) => Partial<NonNullable<Exchange['response']>>) {
    const server = reference.map(({ step, exchange }) => {
      const { response } = exchange;
      if (step !== name || response === undefined) return { step, exchange };
      return { step, exchange: { ...exchange, response: { ...response, ...change(exchange) } } };
    });
    return compareTraces(reference, server).filter(({ steps }) => steps.includes(name));
  }
  const json = (change: (body: ReturnType<typeof JSON.parse>) => unknown) => (exchange: Exchange) => {
    const body = JSON.parse(exchange.response?.body ?? '');
    change(body);
    return { body: JSON.stringify(body) };
  };
  const failed = (status: number) => () => ({
    status,
    body: JSON.stringify({ code: status, msg: 'No', time: String(Math.floor(Date.now() / 1000)), data: null }),
  });

  test('the contract orders the checks: the answer of the earlier check is right', () => {
    expect(answered('a bad address without a token', failed(422))).toContainEqual(
      expect.objectContaining({
        ...{ reference: 'HTTP 401 (the token)', server: 'HTTP 422 (the fields and the parameters)' },
        ...{ verdict: 'reference', contract: '/info/description' },
      }),
    );
    expect(answered('an address that lacks fields', failed(401))).toContainEqual(
      expect.objectContaining({ server: 'HTTP 401 (the token)', verdict: 'server', contract: '/info/description' }),
    );
  });

  test('a server failure is wrong, whatever the contract declares', () => {
    expect(answered('profile', failed(500))).toContainEqual(expect.objectContaining({ verdict: 'reference' }));
  });

  test('an undeclared status is wrong, and its finding names the contract’s line', () => {
    const found = answered('profile', failed(403));
    expect(found).toContainEqual(expect.objectContaining({ verdict: 'reference' }));
    for (const { contract: pointer } of found) expect(pointer).toMatch(/^\//);
  });

  test('another status of an order is an open question; a field that contradicts it is wrong', () => {
    const moved = json((body) => {
      body.data.fulfilment = 0;
    });
    expect(answered('the cancelled order', moved).map(summary)).toEqual(
      expect.arrayContaining([
        'the cancelled order | getOrder | /data/fulfilment | -1 ↔ 0 | open',
        'the cancelled order | getOrder | /data/status | 0 ↔ -1 | reference',
      ]),
    );
  });

  test('sent values must come back; other values may differ', () => {
    const changed = json((body) => {
      body.data.addressee = 'Somebody';
    });
    expect(answered('a new address', changed).map(summary)).toEqual([
      'a new address | saveAddress | /data/addressee | Mei Tanaka ↔ Somebody | open',
    ]);
    const renamed = json((body) => {
      body.data.list[0].name = 'Another product';
      body.data.list[0].price = '1.00';
    });
    expect(answered('products', renamed)).toEqual([]);
  });

  test('times are compared relative to the answer', () => {
    const later = json((body) => {
      body.data.userinfo.expires_at = new Date(Date.parse(body.data.userinfo.expires_at) - 86_400_000).toISOString();
    });
    expect(answered('login', later)).toMatchObject([
      { at: '/data/userinfo/expires_at', reference: '+3 d', server: '+2 d', verdict: 'open' },
    ]);
  });

  test('the fields named by a 422 are compared', () => {
    const fewer = json((body) => {
      body.data.errors.pop();
    });
    expect(answered('an address that lacks fields', fewer)).toMatchObject([{ at: '/data/errors', verdict: 'open' }]);
  });

  test('a record that the run created must not be missing from a list', () => {
    const without = json((body) => {
      body.data.list = body.data.list.filter(({ id }: { id: number }) => id < 20);
      body.data.total = body.data.list.length;
    });
    expect(answered('addresses', without).map(({ server }) => server)).toContain('no such entry');
  });
});

describe('steps of one side', () => {
  test('are reported once, after their cause', () => {
    const [last] = compareTraces(reference, reference.slice(0, -3));
    expect(last).toMatchObject({ message: 'The run came to 3 steps only with the reference', verdict: 'open' });
    expect(last?.steps).toHaveLength(3);
  });

  test('with the same name are paired in order', () => {
    const twice = [...reference, ...reference];
    expect(compareTraces(twice, twice)).toEqual([]);
  });
});

test('a finding says which server is right, if the contract does, and shows both exchanges', () => {
  const broken = reference.map(({ step, exchange }) => {
    const { response } = exchange;
    const wrong = response && { ...response, body: response.body.replace('"code":1,', '"code":"1",') };
    return { step, exchange: step === 'profile' ? { ...exchange, response: wrong } : exchange };
  });
  const [finding] = findingsOf(compareTraces(reference, broken));
  expect(finding).toMatchObject({ check: 'differs', severity: 'error', operation: 'getUserInfo' });
  expect(finding?.message).toMatch(/: the contract asks for what the reference does \(step profile\)$/);
  expect(finding?.exchanges).toHaveLength(2);
  const [other] = findingsOf(compareTraces(broken, reference));
  expect(other).toMatchObject({ severity: 'warning', message: expect.stringContaining('the reference is wrong') });
});
