import { isApiError, type Schema } from '@meridian/sdk';
import { updateProfile, uploadFile } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { assertStillOwner } from '../../session/assert-still-owner.ts';
import { storedOwner } from '../../storage/storage-owner.ts';

/**
 * Sets or removes the profile picture. Both functions reject with the error of the call and can be retried. Neither
 * goes on for the next customer who signs in (B8.06).
 */
export function useSaveAvatar(user: Schema<'UserInfo'>) {
  const upload = useMutation({ ...uploadFile(), meta: errorShownInPlace });
  const update = useMutation({ ...updateProfile(), meta: errorShownInPlace });
  /** The last upload. A retry after a lost answer refers to the same one. */
  const uploaded = useRef<{ picture: Blob; id: string }>(undefined);

  /** Overrides a version conflict: a change of the names elsewhere does not concern the picture. */
  const set = async (avatar: string | null): Promise<void> => {
    const owner = storedOwner();
    try {
      await update.mutateAsync({ avatar, version: user.version });
    } catch (error) {
      if (!isApiError(error, 'updateProfile') || error.reason !== 'version_conflict') throw error;
      assertStillOwner(owner, 'updateProfile');
      await update.mutateAsync({ avatar, version: error.data.version });
    }
  };

  return {
    remove: () => set(null),
    async save(picture: Blob): Promise<void> {
      const owner = storedOwner();
      if (uploaded.current?.picture !== picture) {
        const { upload_id } = await upload.mutateAsync({ file: picture });
        uploaded.current = { picture, id: upload_id };
      }
      assertStillOwner(owner, 'updateProfile');
      try {
        await set(uploaded.current.id);
      } catch (error) {
        const isGone = isApiError(error) && (error.reason === 'upload_not_found' || error.reason === 'upload_expired');
        if (isGone) uploaded.current = undefined;
        throw error;
      }
    },
  };
}
