import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalReason } from './encode-picture.ts';

/** Why a file was not taken as a picture, in words. */
export const refusalReasons: Record<RefusalReason, MessageDescriptor> = {
  heic: msg`This is a HEIC picture, which browsers cannot open. Save it as JPEG first`,
  type: msg`Not a picture that can be used: choose JPEG, PNG or WebP`,
  broken: msg`The picture is damaged and cannot be opened`,
  'too-large': msg`The picture is too large: 5 MB at most`,
};
