import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ServiceSearch } from './conversation-address.ts';

/** How a message begins, by what the customer has come about. */
export const firstWords = {
  pay_code: msg`I have forgotten my payment code, and can receive no codes by email or text message any more.`,
} satisfies Record<NonNullable<ServiceSearch['about']>, MessageDescriptor>;
