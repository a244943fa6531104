import { expect, test } from 'vitest';
import { serializeBody } from './body.ts';
import { createDuplicateGuard } from './duplicate-guard.ts';

const guardAt = () => {
  const clock = { ms: 0 };
  return { clock, mayGo: createDuplicateGuard(() => clock.ms) };
};

test('[R5.12] the same POST or PUT as the previous one within 1000 ms is refused', () => {
  const { clock, mayGo } = guardAt();
  expect(mayGo('POST', '/pay', '{"id":1}')).toBe(true);
  clock.ms = 999;
  expect(mayGo('POST', '/pay', '{"id":1}')).toBe(false);
  expect(mayGo('PUT', '/pay', '{"id":1}')).toBe(true);
  expect(mayGo('PUT', '/pay', '{"id":1}')).toBe(false);
});

test('[R5.12] after 1000 ms it may go, and a refused one does not prolong the window', () => {
  const { clock, mayGo } = guardAt();
  mayGo('POST', '/pay', 'a');
  clock.ms = 600;
  expect(mayGo('POST', '/pay', 'a')).toBe(false);
  clock.ms = 1000;
  expect(mayGo('POST', '/pay', 'a')).toBe(true);
});

test('[R5.12] another address or another body is another request', () => {
  const { mayGo } = guardAt();
  expect([
    mayGo('POST', '/pay', 'a'),
    mayGo('POST', '/pay', 'b'),
    mayGo('POST', '/cancel', 'b'),
    mayGo('POST', '/cancel', undefined),
  ]).toEqual([true, true, true, true]);
});

test('[R5.12] only the previous one counts: two requests may alternate', () => {
  const { mayGo } = guardAt();
  expect([mayGo('POST', '/a', 'x'), mayGo('POST', '/b', 'x'), mayGo('POST', '/a', 'x')]).toEqual([true, true, true]);
});

test('[R5.12] reads pass, and do not stand between two equal writes', () => {
  const { mayGo } = guardAt();
  expect([mayGo('GET', '/a', undefined), mayGo('GET', '/a', undefined)]).toEqual([true, true]);
  mayGo('POST', '/a', 'x');
  mayGo('GET', '/a', undefined);
  expect(mayGo('POST', '/a', 'x')).toBe(false);
});

test('the same picture may be uploaded twice', () => {
  const { mayGo } = guardAt();
  const form = serializeBody({ file: new File(['x'], 'a.png') }, 'multipart/form-data');
  expect([mayGo('POST', '/upload', form), mayGo('POST', '/upload', form)]).toEqual([true, true]);
});
