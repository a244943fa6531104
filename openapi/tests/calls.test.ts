import { describe, expect, test } from 'vitest';
import { callsOf, resolveSchema } from '../scripts/contract.ts';
import { findProperty } from './find-property.ts';
import { readContract } from './read-contract.ts';

const contract = await readContract();
const calls = callsOf(contract).map(({ path, method, operation }) => ({
  call: `${method.toUpperCase()} ${path}`,
  operation,
}));

function operation(call: string) {
  const found = calls.find((one) => one.call === call);
  if (found === undefined) throw new Error(`The contract has no ${call}`);
  return found.operation;
}

/** The 25 stated calls (R7.01); the query of logout is checked below. */
const STATED = [
  'POST /api/user/login',
  'GET /api/user/getUserInfo',
  'POST /api/user/logout',
  'POST /api/user/register',
  'GET /api/user/order_list',
  'POST /api/user/profile',
  'POST /api/user/resetpwd',
  'POST /api/user/resetPay',
  'GET /api/user/getBlockchain',
  'POST /api/user/recharge',
  'POST /api/user/extract',
  'GET /api/user/extract',
  'GET /api/user/address_list',
  'POST /api/user/address_add',
  'GET /api/user/address',
  'POST /api/user/address_set_default',
  'GET /api/user/address_del',
  'GET /api/user/language_list',
  'GET /api/user/set_language',
  'GET /api/user/bill',
  'GET /api/user/help_support',
  'GET /api/user/law',
  'POST /api/user/verify_pay',
  'GET /api/user/recharge_log',
  'GET /api/user/extract_log',
];

describe('calls', () => {
  test('[R7.01] the 25 stated calls exist with exactly these methods and paths, and are marked as stated', () => {
    const stated = calls.filter((one) => one.operation['x-provenance'] === 'stated 7').map((one) => one.call);
    expect(stated.sort()).toEqual([...STATED].sort());
    expect(stated).toHaveLength(25);
  });

  test('[R7.01] logout has the query lang=zh-cn and nothing else', () => {
    // Accept-Language and X-Request-Id are common to all operations (http-answers.test.ts).
    const own = operation('POST /api/user/logout').parameters?.filter((one) => 'name' in one);
    expect(own).toMatchObject([{ name: 'lang', in: 'query', required: true, schema: { const: 'zh-cn' } }]);
    expect(operation('POST /api/user/logout')).not.toHaveProperty('requestBody');
  });

  test('[R7.01] every other call is marked as proposed', () => {
    const others = calls.filter((one) => !STATED.includes(one.call));
    expect(others.filter((one) => one.operation['x-provenance'] !== 'proposed').map((one) => one.call)).toEqual([]);
  });

  test('[R7.03] the token travels in the header token, and only there', () => {
    expect(contract).toHaveProperty('components.securitySchemes', {
      userToken: expect.objectContaining({ type: 'apiKey', in: 'header', name: 'token' }),
    });
  });

  test('nested parameters are deepObject', () => {
    const parameters = calls.flatMap((one) =>
      (one.operation.parameters ?? []).flatMap((one) => ('name' in one ? [one] : [])),
    );
    const nested = parameters.filter((one) => resolveSchema(contract, one.schema).type === 'object');
    expect(nested.map((one) => one.name)).toEqual(['filter']);
    expect(nested).toMatchObject([{ in: 'query', style: 'deepObject' }]);
  });

  test('[R5.09] an order of cart lines of as many shops may have a remark for each', () => {
    const { maxItems } = findProperty(contract, 'CreateOrderBody', 'source.line_ids') ?? {};
    expect(findProperty(contract, 'CreateOrderBody', 'remarks')).toMatchObject({ maxItems });
  });

  test('[R7.05] the login answer has data.userinfo.token, the user-info answer an optional data.lang', () => {
    expect(findProperty(contract, 'LoginUserSuccess', 'data.userinfo.token')).toMatchObject({ type: 'string' });
    expect(findProperty(contract, 'GetUserInfoSuccess', 'data.lang.file_name')).toBeDefined();
    const { UserInfo } = contract.components.schemas;
    expect(UserInfo?.required).toContain('account');
    expect(UserInfo?.required).not.toContain('lang');
  });
});
