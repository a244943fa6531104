import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ServiceSearch } from './conversation-address.ts';

/** The first words of a message, by the reason that the customer came. */
export const firstWords = {
  pay_code: msg`I forgot my payment code and can no longer receive codes by email or text message.`,
} satisfies Record<NonNullable<ServiceSearch['about']>, MessageDescriptor>;
