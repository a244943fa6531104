import { expect, test } from 'vitest';
import { newIdempotencyKey } from './idempotency-key.ts';

test('keys are UUIDs of version 4, no two alike', () => {
  const keys = Array.from({ length: 500 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(500);
});
