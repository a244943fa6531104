import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessionKey, VISITOR } from './session-key.ts';

test('no token and an empty token give the visitor key', () => {
  expect([sessionKey(undefined), sessionKey('')]).toEqual([VISITOR, VISITOR]);
});

test('the key is a function of the token, distinct per token, and does not contain it', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      expect(sessionKey(one)).toBe(sessionKey(one));
      expect(sessionKey(one) === sessionKey(other)).toBe(one === other);
      expect(sessionKey(one)).toMatch(/^[0-9a-z]{1,7}\.[0-9a-z]{1,7}$/);
    }),
  );
});
