import { describe, expect, test } from 'vitest';
import { loadContract, type Operation } from './contract.ts';
import { createEngine } from './engine.ts';
import type { PrismRequest } from './prism.ts';

const engine = createEngine(await loadContract());
const all = [...engine.operations.values()].map((operation) => [operation.operationId, operation] as const);

function find(operationId: string): Operation {
  const operation = engine.operations.get(operationId);
  if (operation === undefined) throw new Error(operationId);
  return operation;
}

/** The operation's usual call, with another body. */
function post(operationId: string, body: unknown, headers: Record<string, string> = { token: 'any' }) {
  const { method, path } = find(operationId);
  const described = { 'content-type': 'application/json', 'content-length': '2', ...headers };
  return engine.check({ method, path, query: {}, headers: described, body });
}

async function refusedFields(operationId: string, body: unknown) {
  const checked = await post(operationId, body);
  return checked.kind === 'refused' ? checked.errors.map(({ field }) => field) : [];
}

describe('every operation', () => {
  test.each(all)('%s: each example keeps the contract, and no schema is skipped', async (operationId, operation) => {
    for (const example of [undefined, ...operation.failures.keys()]) {
      const answer = await engine.example(operation, example === undefined ? {} : { example });
      expect(answer).toMatchObject({ kind: 'answer', status: 200, violations: [] });
    }
    // Prism accepts everything if a schema does not compile. A refused nonsense body proves that it did.
    expect(engine.validateAnswer(operationId, 200, { code: 1, msg: 7 })).not.toEqual([]);
    if (operation.prism.request?.body && operationId !== 'uploadFile') {
      expect(await post(operationId, { nonsense: true })).toMatchObject({ kind: 'refused', status: 422 });
    }
  });
});

describe('a request that breaks the contract', () => {
  test('is refused with each field and its allowed values', async () => {
    const checked = await post('resetPassword', { by: 'old_password', old_password: 'demo123456', password: '1' });
    expect(checked).toMatchObject({
      status: 422,
      errors: [{ field: 'password', message: 'password must have at least 6 characters' }],
    });
  });

  test('is explained by the variant it meant, not by all variants of the call', async () => {
    expect(
      await refusedFields('resetPassword', { by: 'code', account: 'a', verification_code: 'x', password: '1' }),
    ).toEqual(['verification_code', 'password']);
    expect(await refusedFields('quoteOrder', { source: { from: 'cart', line_ids: [] } })).toEqual(['source.line_ids']);
    const unknown = await post('resetPassword', { by: 'magic' });
    expect(unknown).toHaveProperty('errors', [{ field: 'by', message: 'by must be one of: code, old_password' }]);
  });

  test('names unknown fields in the client’s spelling, in any script, within the limits of FieldError', async () => {
    expect(await refusedFields('revokeSession', { session_id: 1, 支付密码: 1 })).toEqual(['支付密码']);
    const flood = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${'x'.repeat(300)}${index}`, 1]));
    const fields = await refusedFields('revokeSession', { session_id: 1, ...flood });
    expect(fields.length).toBeLessThanOrEqual(100);
    expect(Math.max(...fields.map((field) => field.length))).toBeLessThanOrEqual(200);
  });

  test.each(['0x1', '0b11', '0o7', '1e1', '+1', ' 1', '1.0'])('integers are decimal: %j is refused', async (one) => {
    const { method, path } = find('listProducts');
    const check = (query: PrismRequest['query']) => engine.check({ method, path, query, headers: {} });
    expect(await check({ page: one, 'filter[rate_min]': one })).toMatchObject({
      status: 422,
      errors: [
        { field: 'page', message: 'page must be an integer' },
        { field: 'filter.rate_min', message: 'filter.rate_min must be an integer' },
      ],
    });
    expect(await check({ product_ids: ['5', one] })).toMatchObject({ errors: [{ field: 'product_ids' }] });
    expect(await check({ page: '2', 'filter[rate_min]': '3', keyword: one })).toMatchObject({ kind: 'accepted' });
  });

  test('names nested query parameters by their path', async () => {
    const { method, path } = find('listProducts');
    const query = { 'filter[price_min]': 'cheap', page: '0', limit: 'all', sort: '最热' };
    const checked = await engine.check({ method, path, query, headers: {} });
    const fields = checked.kind === 'refused' ? checked.errors.map(({ field }) => field) : [];
    expect(fields.toSorted()).toEqual(['filter.price_min', 'limit', 'page', 'sort']);
  });
});

describe('names unknown to the contract', () => {
  test('are refused in a nested parameter, where Prism ignores them', async () => {
    const { method, path } = find('listProducts');
    const check = (query: Record<string, string>) => engine.check({ method, path, query, headers: {} });
    expect(await check({ 'filter[in_stock]': 'true' })).toMatchObject({ kind: 'accepted' });
    expect(await check({ 'filter[colour]': 'red', page: '0' })).toMatchObject({
      status: 422,
      errors: [{ field: 'page' }, { field: 'filter.colour', message: 'filter.colour is not a field of this call' }],
    });
    expect(await check({ 'filter[__proto__][x]': '1' })).toMatchObject({ errors: [{ field: 'filter.__proto__' }] });
  });

  test('are refused among the parts of a form', async () => {
    const part = (name: string) => `--form\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nbytes\r\n`;
    const headers = { token: 'any', 'content-type': 'multipart/form-data; boundary=form' };
    const check = (...names: string[]) => post('uploadFile', `${names.map(part).join('')}--form--\r\n`, headers);
    expect(await check('file')).toMatchObject({ kind: 'accepted' });
    expect(await check('file', 'album')).toMatchObject({ status: 422, errors: [{ field: 'album' }] });
    expect(await check('picture')).toMatchObject({ status: 422, errors: [{ field: 'file' }, { field: 'picture' }] });
  });
});

describe('routing and security by Prism', () => {
  test('401 without a token, 405 for another method, 404 for another path, 415 for another media type', async () => {
    expect(await post('verifyPayCode', { pay_code: '246810' }, {})).toMatchObject({ status: 401 });
    const { path } = find('verifyPayCode');
    expect(await engine.check({ method: 'GET', path, query: {}, headers: {} })).toMatchObject({ status: 405 });
    expect(await engine.check({ method: 'GET', path: `${path}/x`, query: {}, headers: {} })).toMatchObject({
      status: 404,
    });
    expect(await post('loginUser', 'text', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  });

  test('a percent-encoded path is the same path', async () => {
    const encoded = { method: 'GET', path: '/api/%69ndex/home', query: {}, headers: {} };
    expect(await engine.check(encoded)).toMatchObject({ kind: 'accepted', operation: { operationId: 'getHome' } });
  });
});

describe('an answer of the mock', () => {
  test('may not have a business code that its operation does not declare', () => {
    const [name, declared] = [...find('loginUser').failures][0] ?? [];
    expect(name).toBe('wrong_credentials');
    expect(engine.validateAnswer('loginUser', 200, declared)).toEqual([]);
    const foreign = { ...declared, code: 2001 };
    expect(engine.validateAnswer('loginUser', 200, foreign)).toMatchObject([{ path: ['body', 'code'], rule: 'enum' }]);
  });

  test('[B7.10] has no times that are not RFC 3339, section 5.6', async () => {
    const { body } = (await engine.example(find('listOrders'))) as { body: object };
    const at = (time: string) => JSON.parse(JSON.stringify(body).replace(/(?<="created_at":")[^"]+/, time));
    for (const time of ['1985-04-12T23:20:50.52Z', '1996-12-19t16:39:57-08:00', '1990-12-31T23:59:60z']) {
      expect(engine.validateAnswer('listOrders', 200, at(time))).toEqual([]);
    }
    for (const time of ['2026-11-23T18:00:60+01:00', '2026-02-29T18:00:00Z']) {
      expect(engine.validateAnswer('listOrders', 200, at(time))).not.toEqual([]);
    }
    for (const zone of ['Z', '+0800', '+08']) {
      expect(engine.validateAnswer('listOrders', 200, at(`2026-11-23 18:00:00${zone}`))).not.toEqual([]);
    }
  });

  test('is explained by the variant it meant', async () => {
    const success = { code: 1, msg: 'Done', time: '1795168800', data: { userinfo: {} } };
    const violations = engine.validateAnswer('loginUser', 200, success);
    expect(violations.length).toBeGreaterThan(0);
    expect(violations.every(({ path }) => path.join('.') === 'body.data.userinfo')).toBe(true);
  });

  test('to an unknown operation is an error of the caller', () => {
    expect(() => engine.validateAnswer('nothing', 200, {})).toThrow(RangeError);
  });
});

test('Prefer selects the status or the example, and an unknown example is refused', async () => {
  const login = find('loginUser');
  expect(await engine.example(login, { example: 'wrong_credentials' })).toMatchObject({
    status: 200,
    body: { code: 1001 },
  });
  expect(await engine.example(login, { code: 422 })).toMatchObject({ status: 422, body: { code: 422 } });
  expect(await engine.example(login, { example: 'nothing' })).toMatchObject({ kind: 'refused', status: 404 });
  expect(await engine.example(login, { dynamic: true, seed: '7' })).toMatchObject({ kind: 'answer', status: 200 });
});
