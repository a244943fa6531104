import { expect, test } from 'vitest';
import { keyOf, openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { MINUTE } from '../../world/clock.ts';

const HASH = 'ab'.repeat(32);
const onchain = { method: 'onchain', network: 'TRC20-USDT', address: 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW' } as const;

const report = ({ call, upload }: TestSandbox, number: number, given: object) =>
  call('createRecharge', {
    body: {
      method: 'manual',
      amount: '50.00',
      evidence: upload(number),
      idempotency_key: keyOf(number),
      ...given,
    },
  });
const refused = (sandbox: TestSandbox, number: number, given: object) => {
  const body = { method: 'manual' as const, amount: '50.00', idempotency_key: keyOf(number), ...given };
  return sandbox.refusal('createRecharge', { body: { evidence: sandbox.upload(number), ...body } });
};

test('a picture, transaction or bank reference proves one top-up, which the refusal names', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const first = report(sandbox, 1, {});
  expect(refused(sandbox, 2, { evidence: sandbox.upload(1) })).toEqual({
    name: 'evidence_already_used',
    details: { used: 'evidence', recharge_id: first.id },
  });
  const second = report(sandbox, 3, { ...onchain, tx_hash: HASH });
  const sameHash = { ...onchain, tx_hash: `0x${HASH.toUpperCase()}` };
  expect(refused(sandbox, 4, sameHash).details).toEqual({ used: 'tx_hash', recharge_id: second.id });
  const third = report(sandbox, 5, { reference: 'BANK-77' });
  expect(refused(sandbox, 6, { reference: 'BANK-77' }).details).toEqual({ used: 'reference', recharge_id: third.id });
  // A transaction from long ago counts too.
  const passed = '1b5b9ccb3e8d006a5230de9bda23ff91edc794d4f56410560830b418528e446c';
  expect(refused(sandbox, 7, { ...onchain, tx_hash: passed }).details).toEqual({ used: 'tx_hash', recharge_id: 6002 });
});

test('[B8.07] a picture uploaded again proves no second top-up, another picture does', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const first = report(sandbox, 1, { evidence: sandbox.uploadOf(Buffer.from('one picture')) });
  expect(refused(sandbox, 2, { evidence: sandbox.uploadOf(Buffer.from('one picture')) })).toEqual({
    name: 'evidence_already_used',
    details: { used: 'evidence', recharge_id: first.id },
  });
  expect(report(sandbox, 3, { evidence: sandbox.uploadOf(Buffer.from('another picture')) }).status).toBe(0);
});

test('the customer’s own reference, which every transfer has, is no proof', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  expect(report(sandbox, 1, {}).reference).toBe('MRD-000001');
  expect(report(sandbox, 2, { reference: 'MRD-000001' }).reference).toBe('MRD-000001');
});

test('a refused top-up can be reported again with the same evidence', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  sandbox.world.policy.audits = 'refuse';
  const first = report(sandbox, 1, { ...onchain, tx_hash: HASH });
  expect(refused(sandbox, 2, { ...onchain, tx_hash: HASH }).name).toBe('evidence_already_used');
  sandbox.advance(2 * MINUTE);
  expect(sandbox.call('getRecharge', { query: { recharge_id: first.id } }).status).toBe(2);
  expect(report(sandbox, 3, { ...onchain, tx_hash: HASH, evidence: sandbox.upload(1) }).status).toBe(0);
});

test('evidence used by another customer is refused without naming their top-up', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  report(sandbox, 1, { ...onchain, tx_hash: HASH });
  const { newcomer, call, refusal } = sandbox;
  const { token } = call('loginUser', { body: { account: newcomer.account, password: 'new123456' } }).userinfo;
  const evidence = sandbox.upload(9, newcomer);
  const body = { ...onchain, amount: '50.00', evidence, tx_hash: HASH, idempotency_key: keyOf(9) };
  expect(refusal('createRecharge', { token, body })).toEqual({
    name: 'evidence_already_used',
    details: { used: 'tx_hash', recharge_id: null },
  });
});
