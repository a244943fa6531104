import { isApiError } from '@meridian/sdk';
import { createAtom } from '@tanstack/react-store';
import { assertStillOwner } from '../../session/assert-still-owner.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { type StorageOwner, storedOwner } from '../../storage/storage-owner.ts';
import { PictureRefusedError, type RefusalReason } from './encode-picture.ts';

export interface UploadedPicture {
  key: string;
  /** Whose picture it is; it is uploaded for nobody else (B8.06). */
  owner: StorageOwner | undefined;
  /** The encoded picture; undefined while it is being encoded. */
  blob: Blob | undefined;
  /** Undefined until it is uploaded, and again if the upload has to be repeated. */
  uploadId: string | undefined;
  /** The progress of the upload, from 0 to 1. */
  share: number;
  /** Why it was not uploaded. */
  error: unknown;
}

/** A file that was refused. */
interface RefusedFile {
  name: string;
  reason: RefusalReason;
}

interface Uploads {
  pictures: readonly UploadedPicture[];
  /** The refused files of the last pick. */
  refused: readonly RefusedFile[];
  /** How many files of the last pick were over the limit. */
  tooMany: number;
  /** Whether all pictures survive a reload. */
  isKept: boolean;
}

interface Settings {
  max: number;
  /** Where the pictures of a draft are stored. */
  store: BlobStore | undefined;
  /** Throws a PictureRefusedError. */
  encode: (file: Blob) => Promise<Blob>;
  upload: (
    file: Blob,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<{ upload_id: string }>;
  /** Called when a picture is uploaded and no other upload is under way. */
  onUploaded: () => void;
}

/** Not `randomUUID`, which pages without https do not have. */
const newKey = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/**
 * The pictures of a form, from picking until the form is sent. Each is encoded and uploaded at once, one after another;
 * a form that is sent meanwhile waits for the uploads.
 */
export function createPictureUploads({ max, store, encode, upload, onUploaded }: Settings) {
  const state = createAtom<Uploads>({ pictures: [], refused: [], tooMany: 0, isKept: store !== undefined });
  const aborts = new Map<string, AbortController>();
  let encoding: Promise<unknown> = Promise.resolve();
  let uploading: Promise<unknown> = Promise.resolve();

  const set = (change: Partial<Uploads>) => state.set((now) => ({ ...now, ...change }));
  const find = (key: string) => state.get().pictures.find((picture) => picture.key === key);
  const patch = (key: string, change: Partial<UploadedPicture>) =>
    set({
      pictures: state.get().pictures.map((picture) => (picture.key === key ? { ...picture, ...change } : picture)),
    });
  const drop = (key: string) => set({ pictures: state.get().pictures.filter((picture) => picture.key !== key) });

  const keep = async (key: string) => {
    const place = state.get().pictures.findIndex((picture) => picture.key === key);
    const picture = state.get().pictures[place];
    if (store === undefined || picture?.blob === undefined) return;
    const { blob, uploadId } = picture;
    if (!(await store.set({ key, blob, place, uploadId }))) set({ isKept: false });
    // Removed while it was being stored.
    if (find(key) === undefined) await store.remove(key);
  };

  const prepare = async (key: string, file: File) => {
    if (find(key) === undefined) return;
    try {
      patch(key, { blob: await encode(file) });
      void keep(key);
      startUpload(key);
    } catch (error) {
      const reason = error instanceof PictureRefusedError ? error.reason : 'broken';
      drop(key);
      set({ refused: [...state.get().refused, { name: file.name, reason }] });
    }
  };

  const send = async (key: string) => {
    const picture = find(key);
    if (picture?.blob === undefined || picture.uploadId !== undefined) return;
    const abort = new AbortController();
    aborts.set(key, abort);
    try {
      assertStillOwner(picture.owner, 'uploadFile');
      const onProgress = (share: number) => patch(key, { share });
      const { upload_id } = await upload(picture.blob, { onProgress, signal: abort.signal });
      patch(key, { uploadId: upload_id });
      void keep(key);
      if (find(key) !== undefined && !state.get().pictures.some(isPending)) onUploaded();
    } catch (error) {
      patch(key, { error });
    } finally {
      aborts.delete(key);
    }
  };

  function startUpload(key: string): void {
    patch(key, { share: 0, error: undefined, uploadId: undefined });
    uploading = uploading.then(() => send(key));
  }

  const restore = async () => {
    const owner = storedOwner();
    const stored = (await store?.list()) ?? [];
    const restored = stored.map(({ key, blob, uploadId }) => ({
      key,
      owner,
      blob,
      uploadId,
      share: 0,
      error: undefined,
    }));
    if (restored.length > 0) set({ pictures: [...restored, ...state.get().pictures].slice(0, max) });
    for (const { key, uploadId } of restored) if (uploadId === undefined) startUpload(key);
  };
  const restored = restore();

  /** Retries all failed uploads. */
  const retryAll = () => {
    for (const { key, error } of state.get().pictures) if (error !== undefined) startUpload(key);
  };

  /** The upload ids in their order, once all pictures are uploaded. Throws the error of the first that failed. */
  const uploadIds = async (): Promise<string[]> => {
    await restored;
    retryAll();
    do {
      await encoding;
      await uploading;
    } while (state.get().pictures.some(isPending));
    return state.get().pictures.map(({ uploadId, error }) => {
      if (uploadId === undefined) throw error;
      return uploadId;
    });
  };

  return {
    state,
    add(files: readonly File[]) {
      const taken = files.slice(0, Math.max(0, max - state.get().pictures.length));
      const added = taken.map((file) => ({ file, key: newKey() }));
      const pictures = added.map(({ key }) => ({
        key,
        owner: storedOwner(),
        blob: undefined,
        uploadId: undefined,
        share: 0,
        error: undefined,
      }));
      set({ pictures: [...state.get().pictures, ...pictures], refused: [], tooMany: files.length - taken.length });
      for (const { key, file } of added) encoding = encoding.then(() => prepare(key, file));
    },
    retry: startUpload,
    retryAll,
    remove(key: string) {
      drop(key);
      set({ refused: [], tooMany: 0 });
      aborts.get(key)?.abort();
      void store?.remove(key);
    },
    move(key: string, to: number) {
      const picture = find(key);
      if (picture === undefined) return;
      const others = state.get().pictures.filter((other) => other !== picture);
      set({ pictures: others.toSpliced(to, 0, picture) });
      for (const other of state.get().pictures) void keep(other.key);
    },
    /**
     * Sends the request that the pictures belong to. If an upload no longer exists (unused ones expire after a day), it
     * is uploaded again and the request repeated. Rejects with the error of an upload or of the request; unsent, if the
     * customer has signed out during the uploads: it would be the request of the next customer.
     */
    async send<Result>(request: (uploadIds: string[]) => Promise<Result>): Promise<Result> {
      const owner = storedOwner();
      const again = new Set<string>();
      for (;;) {
        const ids = await uploadIds();
        assertStillOwner(owner, 'uploadFile');
        try {
          return await request(ids);
        } catch (error) {
          const vanished = state.get().pictures.find(({ uploadId }) => uploadId === vanishedUpload(error));
          if (vanished?.uploadId === undefined || again.has(vanished.key)) throw error;
          again.add(vanished.key);
          startUpload(vanished.key);
        }
      }
    },
    /** Removes all pictures, once their form was sent or discarded. */
    async clear() {
      const { pictures } = state.get();
      set({ pictures: [], refused: [], tooMany: 0 });
      for (const { key } of pictures) {
        aborts.get(key)?.abort();
        await store?.remove(key);
      }
    },
  };
}

const isPending = ({ uploadId, error }: UploadedPicture) => uploadId === undefined && error === undefined;

/** The upload that a call was refused for, because the server no longer has it. */
function vanishedUpload(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  const isVanished = error.reason === 'upload_not_found' || error.reason === 'upload_expired';
  return isVanished ? error.data.upload_id : undefined;
}
