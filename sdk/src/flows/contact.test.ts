import { expect, test } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import type { Schema } from '../client/operation-types.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stub, stubClient } from '../testing/stub-client.ts';
import { contactOf, proveContact } from './contact.ts';

const to = 'mei@example.com';
const body = { channel: 'email', verification_code: '416823' } as const;

/** Proves the address while the server answers so, and has this customer when it is asked again. */
const prove = (verifyContact: Stub<'verifyContact'>, user: Partial<Schema<'UserInfo'>> = {}) => {
  const client = stubClient({ verifyContact, getUserInfo: fixture('getUserInfo', user) });
  return proveContact(createQueryClient(client), to, body);
};
const lost = () => Promise.reject(new TypeError('no connection'));
const proven = { email: to, email_verified: true };

test('an address is proven by its code, and a wrong code is refused', async () => {
  await prove(fixture('verifyContact'));
  await expect(prove(refusal('code_wrong'), proven)).rejects.toMatchObject({ reason: 'code_wrong' });
});

test('[B4.12] a proof whose answer is lost, or that was given elsewhere, counts if the address is in force', async () => {
  await prove(lost, proven);
  await prove(refusal('contact_verified'), proven);
  for (const user of [
    { ...proven, email_verified: false },
    { ...proven, email: 'other@example.com' },
  ]) {
    await expect(prove(lost, user)).rejects.toMatchObject({ kind: 'network' });
    await expect(prove(refusal('contact_verified'), user)).rejects.toMatchObject({ reason: 'contact_verified' });
  }
});

test('a contact has its present address and its pending one', () => {
  const user = fixture('getUserInfo', {
    email: to,
    mobile_verified: false,
    pending_mobile: { to: '+819087654321', expires_at: '2026-11-21T10:00:00Z' },
  });
  expect(contactOf(user, 'email')).toEqual({ present: to, isVerified: true, pending: null });
  expect(contactOf(user, 'mobile')).toMatchObject({
    present: '+819012345678',
    isVerified: false,
    pending: { to: '+819087654321' },
  });
});
