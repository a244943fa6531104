import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { totals } from '../world/ledger.ts';
import type { Customer, Instant } from '../world/types.ts';
import { pendingContact } from '../world/views/contacts.ts';
import { languageOf } from './languages.ts';
import { toTime, toTimeOrNull } from './time.ts';

/** The contract's UserInfo, without passwords and payment code. */
export function serializeUserInfo(customer: Customer, now: Instant): Schema<'UserInfo'> {
  const { total, available, pending } = totals(customer);
  const lang = customer.language === null ? undefined : languageOf(customer.language);
  return {
    id: customer.id,
    account: customer.account,
    family_name: customer.familyName,
    given_name: customer.givenName,
    email: customer.email,
    email_verified: customer.emailVerified,
    pending_email: serializePending(pendingContact(customer, 'email', now)),
    mobile: customer.mobile,
    mobile_verified: customer.mobileVerified,
    pending_mobile: serializePending(pendingContact(customer, 'mobile', now)),
    avatar: customer.avatar,
    balance: fromCents(total),
    balance_available: fromCents(available),
    balance_pending: fromCents(pending),
    wallet_frozen: customer.walletFrozen,
    pay_code_set: customer.payCode !== null,
    pay_code_changed_at: toTimeOrNull(customer.payCodeChangedAt),
    password_changed_at: toTimeOrNull(customer.passwordChangedAt),
    terms_version: customer.terms?.version ?? null,
    created_at: toTime(customer.createdAt),
    version: customer.version,
    ...(lang && { lang }),
  };
}

const serializePending = (pending: Customer['pendingEmail']) =>
  pending && { to: pending.to, expires_at: toTime(pending.expiresAt) };
