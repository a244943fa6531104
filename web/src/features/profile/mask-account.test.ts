import { expect, test } from 'vitest';
import { maskAccount } from './mask-account.ts';

test.each([
  ['demo@meridian.shop', 'd***@meridian.shop'],
  ['+819012345678', '+81***678'],
  ['abc', '***'],
])('%s is shown as %s', (account, masked) => expect(maskAccount(account)).toBe(masked));
