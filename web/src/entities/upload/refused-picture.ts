import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PictureRefusedError, type RefusalReason } from './encode-picture.ts';

const reasons: Record<RefusalReason, MessageDescriptor> = {
  heic: msg`This is a HEIC picture, which browsers cannot open. Save it as JPEG first`,
  type: msg`Not a picture that can be used: choose JPEG, PNG or WebP`,
  broken: msg`The picture is damaged and cannot be opened`,
  'too-large': msg`The picture is too large: 5 MB at most`,
};

/** Why a file was not taken, of a reason or of what `encodePicture` has thrown. */
export function refusedPicture(reason: unknown): MessageDescriptor {
  if (reason instanceof PictureRefusedError) return reasons[reason.reason];
  return isReason(reason) ? reasons[reason] : reasons.broken;
}

const isReason = (reason: unknown): reason is RefusalReason =>
  typeof reason === 'string' && Object.hasOwn(reasons, reason);
