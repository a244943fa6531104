import { runMutation, withMeta } from '../cache/mutation.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import { updateProfile } from '../operations/account.ts';
import { uploadFile } from '../operations/platform.ts';
import { isUploadGone } from './picture-upload.ts';
import { assertSameCustomer, type FlowOptions, watchSession } from './same-customer.ts';

/** Both reject with the error of the call, and can be repeated. `version` is that of the profile. */
export interface Avatar {
  save: (picture: Blob, version: number) => Promise<void>;
  remove: (version: number) => Promise<void>;
}

/** Sets or removes the profile picture, and goes on with neither for the next customer who signs in. */
export const createAvatar = (
  queryClient: AnyQueryClient,
  { meta, watchCustomer = watchSession(queryClient) }: FlowOptions = {},
): Avatar => {
  const update = withMeta(updateProfile(), meta);
  /** The last upload. A repeat after a lost answer refers to the same one. */
  let uploaded: { picture: Blob; id: string } | undefined;

  /** Overrides a version conflict: a change of the names elsewhere does not concern the picture. */
  const set = async (avatar: string | null, version: number, isSame: () => boolean): Promise<void> => {
    try {
      await runMutation(queryClient, update, { avatar, version });
    } catch (error) {
      if (!isApiError(error, 'updateProfile') || error.reason !== 'version_conflict') throw error;
      assertSameCustomer(isSame, 'updateProfile');
      await runMutation(queryClient, update, { avatar, version: error.data.version });
    }
  };

  return {
    remove: (version) => set(null, version, watchCustomer()),
    save: async (picture, version) => {
      const isSame = watchCustomer();
      if (uploaded?.picture !== picture) {
        const { upload_id } = await runMutation(queryClient, withMeta(uploadFile({ guard: false }), meta), {
          file: picture,
        });
        uploaded = { picture, id: upload_id };
      }
      assertSameCustomer(isSame, 'updateProfile');
      try {
        await set(uploaded.id, version, isSame);
      } catch (error) {
        if (isUploadGone(error)) uploaded = undefined;
        throw error;
      }
    },
  };
};
