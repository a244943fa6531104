import { expect, test } from 'vitest';
import { createDuplicateGuard } from './duplicate-guard.ts';

type Request = [method: string, address: string, body?: object | undefined, isGuarded?: boolean];

const guardAt = () => {
  const clock = { ms: 0 };
  const guard = createDuplicateGuard(() => clock.ms);
  return {
    clock,
    guard,
    isAllowed: (...[method, address, body, isGuarded]: Request) =>
      guard.claim('session-1', method, address, body, isGuarded) !== undefined,
  };
};
const a = { id: 1 };
const b = { id: 2 };

test('[R5.12] the same POST or PUT as the previous one within 1000 ms is refused', () => {
  const { clock, isAllowed } = guardAt();
  expect(isAllowed('POST', '/pay', a)).toBe(true);
  clock.ms = 999;
  expect(isAllowed('POST', '/pay', { ...a })).toBe(false);
  expect(isAllowed('PUT', '/pay', a)).toBe(true);
  expect(isAllowed('PUT', '/pay', a)).toBe(false);
});

test('[R5.12] a repeat is allowed after 1000 ms, and a refused request does not extend the window', () => {
  const { clock, isAllowed } = guardAt();
  isAllowed('POST', '/pay', a);
  clock.ms = 600;
  expect(isAllowed('POST', '/pay', a)).toBe(false);
  clock.ms = 1000;
  expect(isAllowed('POST', '/pay', a)).toBe(true);
});

test('[R5.12] a request with another address or body is not a duplicate', () => {
  const { isAllowed } = guardAt();
  expect([
    isAllowed('POST', '/pay', a),
    isAllowed('POST', '/pay', b),
    isAllowed('POST', '/cancel', b),
    isAllowed('POST', '/cancel'),
  ]).toEqual([true, true, true, true]);
});

test('[R5.12] only the previous request counts, whatever its kind', () => {
  const others: Request[] = [
    ['POST', '/b', a],
    ['GET', '/a'],
    ['POST', '/b', a, false],
  ];
  for (const between of others) {
    const { isAllowed } = guardAt();
    expect([isAllowed('POST', '/a', a), isAllowed(...between), isAllowed('POST', '/a', a)]).toEqual([true, true, true]);
  }
});

test('[R5.12] reads are not guarded, and neither is a call that switches the guard off', () => {
  const { isAllowed } = guardAt();
  expect([isAllowed('GET', '/a'), isAllowed('GET', '/a')]).toEqual([true, true]);
  expect([isAllowed('POST', '/a', a), isAllowed('POST', '/a', a, false), isAllowed('POST', '/a', a)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('[R5.12] a request that failed on its way may be resent at once', () => {
  const { guard, isAllowed } = guardAt();
  const read = guard.claim('session-1', 'GET', '/orders', undefined);
  const payment = guard.claim('session-1', 'POST', '/pay', a);
  guard.release(read);
  expect(isAllowed('POST', '/pay', a)).toBe(false);
  guard.release(payment);
  expect(isAllowed('POST', '/pay', a)).toBe(true);
});

test('[B5.16] the same request of another session is not a duplicate', () => {
  const { guard } = guardAt();
  expect(
    ['session-1', 'session-2', 'session-2'].map((session) => guard.claim(session, 'POST', '/pay', a) !== undefined),
  ).toEqual([true, true, false]);
});

test('[R5.12] the same file is a duplicate, another file of the same name and size is not', () => {
  const { isAllowed } = guardAt();
  const file = () => new File(['x'], 'a.png');
  const [one, other] = [file(), file()];
  expect([one, one, other, other, one].map((picture) => isAllowed('POST', '/upload', { file: picture }))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});
