import { createQueryClient } from '@meridian/sdk/react';
import { fixture, refusal, type Stubs, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { setStorageOwner } from '../../storage/storage-owner.ts';
import { useSaveAvatar } from './use-save-avatar.ts';

const openWith = (stubs: Stubs) => {
  const opened = Promise.withResolvers<ReturnType<typeof useSaveAvatar>>();
  const Sheet = () => {
    opened.resolve(useSaveAvatar(fixture('getUserInfo')));
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(stubClient(stubs))}>
      <Sheet />
    </QueryClientProvider>,
  );
  return opened.promise;
};
const signInAnother = () => setStorageOwner({ session: 'second', id: 2 });

beforeEach(() => {
  setStorageOwner({ session: 'first', id: 1 });
  return () => void setStorageOwner(undefined);
});

test('[B8.06] a picture whose customer signs out during its upload does not become that of the next customer', async () => {
  const updateProfile = vi.fn(() => fixture('updateProfile'));
  const uploadFile = vi.fn(() => {
    signInAnother();
    return fixture('uploadFile');
  });
  const { save } = await openWith({ uploadFile, updateProfile });
  await expect(save(new Blob(['picture']))).rejects.toMatchObject({ kind: 'aborted' });
  expect(uploadFile).toHaveBeenCalledOnce();
  expect(updateProfile).not.toHaveBeenCalled();
});

test('[B8.06] a version conflict is overridden, but not for another customer who has signed in since', async () => {
  const updateProfile = vi.fn();
  const { remove } = await openWith({ updateProfile });
  updateProfile.mockReturnValueOnce(refusal('version_conflict')).mockReturnValueOnce(fixture('updateProfile'));
  await remove();
  updateProfile.mockImplementationOnce(() => {
    signInAnother();
    return refusal('version_conflict');
  });
  await expect(remove()).rejects.toMatchObject({ kind: 'aborted' });
  expect(updateProfile).toHaveBeenCalledTimes(3);
});
