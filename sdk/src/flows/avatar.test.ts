import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stubs, stubClient } from '../testing/stub-client.ts';
import { createAvatar } from './avatar.ts';

const VERSION = 3;
const picture = new Blob(['picture']);

const avatarWith = (stubs: Stubs) => {
  const customer = { token: 'first' };
  const client = stubClient(stubs, { token: () => customer.token });
  return { avatar: createAvatar(createQueryClient(client)), customer };
};

test('[B8.06] a picture whose customer signs out during its upload does not become that of the next customer', async () => {
  const updateProfile = vi.fn(() => fixture('updateProfile'));
  const uploadFile = vi.fn(() => {
    customer.token = 'second';
    return fixture('uploadFile');
  });
  const { avatar, customer } = avatarWith({ uploadFile, updateProfile });
  await expect(avatar.save(picture, VERSION)).rejects.toMatchObject({ kind: 'aborted' });
  expect(uploadFile).toHaveBeenCalledOnce();
  expect(updateProfile).not.toHaveBeenCalled();
});

test('[B8.06] a version conflict is overridden, but not for another customer who has signed in since', async () => {
  const updateProfile = vi.fn();
  const { avatar, customer } = avatarWith({ updateProfile });
  updateProfile.mockReturnValueOnce(refusal('version_conflict')).mockReturnValueOnce(fixture('updateProfile'));
  await avatar.remove(VERSION);
  updateProfile.mockImplementationOnce(() => {
    customer.token = 'second';
    return refusal('version_conflict');
  });
  await expect(avatar.remove(VERSION)).rejects.toMatchObject({ kind: 'aborted' });
  expect(updateProfile).toHaveBeenCalledTimes(3);
});

test('a repeat after a lost answer has the same upload; after a lost upload, another', async () => {
  const uploadFile = vi.fn(() => fixture('uploadFile', { upload_id: `u_${uploadFile.mock.calls.length}` }));
  const updateProfile = vi.fn();
  const { avatar } = avatarWith({ uploadFile, updateProfile });
  updateProfile.mockRejectedValueOnce(new TypeError('no connection')).mockReturnValueOnce(fixture('updateProfile'));
  await expect(avatar.save(picture, VERSION)).rejects.toMatchObject({ kind: 'network' });
  await avatar.save(picture, VERSION);
  expect(uploadFile).toHaveBeenCalledOnce();
  updateProfile.mockReturnValueOnce(refusal('upload_expired')).mockReturnValueOnce(fixture('updateProfile'));
  await expect(avatar.save(picture, VERSION + 1)).rejects.toMatchObject({ reason: 'upload_expired' });
  await avatar.save(picture, VERSION + 1);
  expect(uploadFile).toHaveBeenCalledTimes(2);
});
