import type { PictureStore } from '../pictures/picture-store.ts';
import { readSignedAddress } from '../pictures/signed-address.ts';
import { publicAddressOf } from '../world/pictures.ts';
import type { World } from '../world/types.ts';
import type { Sandbox } from './sandbox.ts';
import { SandboxError } from './sandbox-id.ts';
import type { Sandboxes } from './sandboxes.ts';

type Found = ReturnType<PictureStore['find']>;

/**
 * The uploads that the site serves: the bytes, or the address of the emoji picture that a picture of the seed shows.
 */
export interface UploadAccess {
  /** By file name alone; undefined for a file that was not published. */
  publicPicture(file: string): Found;
  /** By a signed address; undefined if it was altered or has expired. */
  privatePicture(file: string, search: URLSearchParams): Found | string;
}

const isPrivate = (file: string): boolean => file.startsWith('u_');

/** Whether an upload is still kept: its world still has it, and it was not removed as unused. */
function isKept({ customers }: World, file: string): boolean {
  for (const { uploads } of customers.values()) {
    if (uploads.some((upload) => upload.file === file && upload.removedAt === null)) return true;
  }
  return false;
}

/** A sandbox; undefined if it was evicted. */
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
