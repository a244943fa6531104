import { expect, test } from 'vitest';
import { type Body, serializeBody } from './body.ts';
import { createDuplicateGuard } from './duplicate-guard.ts';

const guardAt = () => {
  const clock = { ms: 0 };
  const guard = createDuplicateGuard(() => clock.ms);
  return {
    clock,
    guard,
    isAllowed: (...request: [string, string, Body]) => guard.claim('session-1', ...request) !== undefined,
  };
};

test('[R5.12] the same POST or PUT as the previous one within 1000 ms is refused', () => {
  const { clock, isAllowed } = guardAt();
  expect(isAllowed('POST', '/pay', '{"id":1}')).toBe(true);
  clock.ms = 999;
  expect(isAllowed('POST', '/pay', '{"id":1}')).toBe(false);
  expect(isAllowed('PUT', '/pay', '{"id":1}')).toBe(true);
  expect(isAllowed('PUT', '/pay', '{"id":1}')).toBe(false);
});

test('[R5.12] allowed after 1000 ms; a refused request does not extend the window', () => {
  const { clock, isAllowed } = guardAt();
  isAllowed('POST', '/pay', 'a');
  clock.ms = 600;
  expect(isAllowed('POST', '/pay', 'a')).toBe(false);
  clock.ms = 1000;
  expect(isAllowed('POST', '/pay', 'a')).toBe(true);
});

test('[R5.12] another address or body is another request', () => {
  const { isAllowed } = guardAt();
  expect([
    isAllowed('POST', '/pay', 'a'),
    isAllowed('POST', '/pay', 'b'),
    isAllowed('POST', '/cancel', 'b'),
    isAllowed('POST', '/cancel', undefined),
  ]).toEqual([true, true, true, true]);
});

test('[R5.12] only the previous one counts: two requests may alternate', () => {
  const { isAllowed } = guardAt();
  expect([isAllowed('POST', '/a', 'x'), isAllowed('POST', '/b', 'x'), isAllowed('POST', '/a', 'x')]).toEqual([
    true,
    true,
    true,
  ]);
});

test('[R5.12] reads are not guarded and do not reset the window of a write', () => {
  const { isAllowed } = guardAt();
  expect([isAllowed('GET', '/a', undefined), isAllowed('GET', '/a', undefined)]).toEqual([true, true]);
  isAllowed('POST', '/a', 'x');
  isAllowed('GET', '/a', undefined);
  expect(isAllowed('POST', '/a', 'x')).toBe(false);
});

test('[R5.12] one that has failed on its way may be sent again at once', () => {
  const { guard, isAllowed } = guardAt();
  const read = guard.claim('session-1', 'GET', '/orders', undefined);
  const payment = guard.claim('session-1', 'POST', '/pay', 'a');
  guard.release(read);
  expect(isAllowed('POST', '/pay', 'a')).toBe(false);
  guard.release(payment);
  expect(isAllowed('POST', '/pay', 'a')).toBe(true);
});

test('[B5.16] the same request of another session is not a duplicate', () => {
  const { guard } = guardAt();
  expect(
    ['session-1', 'session-2', 'session-2'].map((session) => guard.claim(session, 'POST', '/pay', 'a') !== undefined),
  ).toEqual([true, true, false]);
});

test('uploads are not guarded', () => {
  const { isAllowed } = guardAt();
  const form = serializeBody({ file: new File(['x'], 'a.png') }, 'multipart/form-data');
  expect([isAllowed('POST', '/upload', form), isAllowed('POST', '/upload', form)]).toEqual([true, true]);
});
