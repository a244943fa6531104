import { expect, test } from 'vitest';
import { maskedAccount } from './masked-account.ts';

test.each([
  ['demo@meridian.shop', 'd***@meridian.shop'],
  ['+819012345678', '+81***678'],
  ['abc', '***'],
])('%s is shown as %s', (account, masked) => expect(maskedAccount(account)).toBe(masked));
