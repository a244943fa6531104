import type { PictureStore } from '../pictures/picture-store.ts';
import { readSignedAddress } from '../pictures/signed-address.ts';
import { publicAddressOf } from '../world/pictures.ts';
import type { World } from '../world/types.ts';
import type { Sandbox } from './sandbox.ts';
import { SandboxError } from './sandbox-id.ts';
import type { Sandboxes } from './sandboxes.ts';

type Found = ReturnType<PictureStore['find']>;

/** What the site serves of uploads: the bytes, or the address of the cut-out that a picture of the seed shows. */
export interface UploadAccess {
  /** By the file name alone; undefined for what was not made public. */
  publicPicture(file: string): Found;
  /** By a signed address that was not changed and has not ended; undefined for every other. */
  privatePicture(file: string, search: URLSearchParams): Found | string;
}

const isPrivate = (file: string): boolean => file.startsWith('u_');

/** Whether an upload is still kept: not one that nothing has taken, nor one of a world that has begun afresh. */
function isKept({ customers }: World, file: string): boolean {
  for (const { uploads } of customers.values()) {
    if (uploads.some((upload) => upload.file === file && upload.removedAt === null)) return true;
  }
  return false;
}

/** A sandbox; undefined for one that has given way to others. */
function sandboxIfThere(sandboxes: Sandboxes, id: string): Sandbox | undefined {
  try {
    return sandboxes.of(id);
  } catch (error) {
    if (error instanceof SandboxError) return undefined;
    throw error;
  }
}

export const createUploadAccess = (sandboxes: Sandboxes, pictures: PictureStore): UploadAccess => ({
  publicPicture: (file) => (isPrivate(file) ? undefined : pictures.find(file)),
  privatePicture(file, search) {
    const signed = readSignedAddress(file, search);
    if (!signed) return undefined;
    const sandbox = sandboxIfThere(sandboxes, signed.sandbox);
    if (!sandbox || sandbox.clock.now() >= signed.expiresAt) return undefined;
    return publicAddressOf(file) ?? (isKept(sandbox.world, file) ? pictures.find(file) : undefined);
  },
});
