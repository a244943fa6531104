import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalReason } from './encode-picture.ts';

export const refusalReasons: Record<RefusalReason, MessageDescriptor> = {
  heic: msg`Browsers cannot open HEIC pictures. Save it as a JPEG first`,
  type: msg`File type not supported. Choose a JPEG, PNG or WebP`,
  broken: msg`This picture is damaged and cannot be opened`,
  'too-large': msg`This picture is larger than 50 MB`,
};
