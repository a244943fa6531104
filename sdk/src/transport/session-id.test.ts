import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessionId, VISITOR } from './session-id.ts';

test('a visitor has the visitor’s id, with no token or an empty one', () => {
  expect([sessionId(undefined), sessionId('')]).toEqual([VISITOR, VISITOR]);
});

test('the same token has the same id, another token another, and no id shows its token', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      expect(sessionId(one)).toBe(sessionId(one));
      expect(sessionId(one) === sessionId(other)).toBe(one === other);
      expect(sessionId(one)).toMatch(/^[0-9a-z]{1,7}\.[0-9a-z]{1,7}$/);
    }),
  );
});
