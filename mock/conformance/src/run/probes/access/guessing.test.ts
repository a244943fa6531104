import { expect, test } from 'vitest';
import { type Change, changedExchange } from '../../../../tests/example-exchanges.ts';
import type { SendOptions } from '../../http-client.ts';
import { contract, operationOf, probeContext } from '../probe-context.testing.ts';
import { guess } from './guessing.ts';

const PAY_CODE = '246810';

/** Guesses a secret at a server with these answers to the wrong one: their examples, by how many came before. */
async function probed(
  id: 'loginUser' | 'verifyPayCode',
  answer: (wrong: number, input: SendOptions & { readonly isRight: boolean }) => Change,
) {
  let wrong = 0;
  const { context, found } = probeContext((name, input, caller) => {
    const { account, password, pay_code } = Object(input.body);
    const isRight = (password ?? pay_code) === (account === 'two' ? 'second' : account === 'one' ? 'first' : PAY_CODE);
    const change = answer(caller === 'second' ? 0 : wrong, { ...input, isRight });
    if (caller !== 'second' && !isRight) wrong += 1;
    return changedExchange(contract, name, change);
  });
  const options = {
    ...context.driver.options,
    account: { account: 'one', password: 'first', payCode: PAY_CODE },
    second: { account: 'two', password: 'second' },
    allowWrites: true,
  };
  const planned = { operation: operationOf(id), effect: 'none', recipe: undefined, isTarget: true } as const;
  await guess({ ...context, driver: { ...context.driver, options } }, [planned]);
  return found.map(({ check, severity }) => `${check} ${severity}`);
}

const locked = { example: 'too_many_attempts' };
const wrongPassword = { example: 'wrong_credentials' };
// One is sent before, and one to an unknown account.
const isAfterFive = (wrong: number) => wrong > 6;

test('a server that asks to wait before the next guess slows guessing down, though it takes one later', async () => {
  const slow =
    (isSlow: boolean) =>
    (wrong: number, { retries }: SendOptions) => ({
      example: isSlow && isAfterFive(wrong) && retries === false ? 'rate_limited' : 'wrong_credentials',
    });
  expect(await probed('loginUser', slow(true))).toEqual([]);
  expect(await probed('loginUser', slow(false))).toEqual(['guessing-unlimited error']);
});

test('a lock holds against the right password, and nobody else is locked out', async () => {
  const lock =
    (isOpen: (input: SendOptions & { isRight: boolean }) => boolean) =>
    (wrong: number, input: SendOptions & { isRight: boolean }) =>
      isAfterFive(wrong) && !isOpen(input) ? locked : input.isRight ? {} : wrongPassword;
  const name = ({ body }: SendOptions): string => Object(body).account;
  expect(
    await probed(
      'loginUser',
      lock((input) => name(input) !== 'two'),
    ),
  ).toEqual([]);
  expect(
    await probed(
      'loginUser',
      lock((input) => input.isRight),
    ),
  ).toEqual(['guessing-unlimited error']);
  expect(
    await probed(
      'loginUser',
      lock((input) => name(input).startsWith('nobody')),
    ),
  ).toEqual(['foreign-change error']);
  expect(
    await probed(
      'loginUser',
      lock(() => false),
    ),
  ).toEqual(['foreign-change warning']);
});

test('five wrong payment codes are counted down, and no more', async () => {
  const counting =
    (tries: number, reported = (left: number) => left) =>
    (wrong: number, { isRight }: { isRight: boolean }) =>
      isRight && wrong === 0
        ? {}
        : wrong >= tries
          ? { example: 'pay_code_locked' }
          : { example: 'pay_code_wrong', body: { '/data/attempts_left': reported(tries - wrong - 1) } };
  expect(await probed('verifyPayCode', counting(5))).toEqual([]);
  expect(await probed('verifyPayCode', counting(10))).toContain('attempts-stay error');
  expect(await probed('verifyPayCode', counting(3))).toContain('attempts-stay error');
});
