import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';

export type LawCode = Schema<'LawDocument'>['key'];

const names = {
  terms: msg`Terms of use`,
  privacy: msg`Privacy notice`,
  refund: msg`Refund rules`,
  deposit: msg`Top-up and withdrawal rules`,
} satisfies Record<LawCode, MessageDescriptor>;

/** The name of a legal document, until its title is loaded. */
export const lawName = (code: LawCode): MessageDescriptor => names[code];
