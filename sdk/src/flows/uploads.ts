import { newIdempotencyKey } from '../attempts/idempotency-key.ts';
import { runMutation, withMeta } from '../cache/mutation.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import { uploadFile } from '../operations/platform.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';
import {
  fromStored,
  isPending,
  movePicture,
  type PictureStore,
  type PictureUpload,
  pictureGone,
  toStored,
  type UploadsState,
  uploadIdsOf,
} from './picture-upload.ts';
import { assertSameCustomer, type FlowOptions, watchSession } from './same-customer.ts';

export interface UploadsOptions extends FlowOptions {
  /** The maximum number of pictures. */
  max: number;
  /** Makes a picture that the contract accepts (`UPLOAD`) of a file; rejects if it is none. */
  encode: (file: Blob) => Promise<Blob>;
  /** Without it, a reload loses the pictures. */
  store?: PictureStore | undefined;
  /** Called when a picture is uploaded and no other upload is under way. */
  onUploaded?: (() => void) | undefined;
}

export interface Uploads extends Flow<UploadsState> {
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** Moves a picture to another position, from 0. */
  move: (key: string, to: number) => void;
  /** Uploads a picture again. */
  retry: (key: string) => void;
  /** Uploads all failed pictures again. */
  retryAll: () => void;
  /**
   * Sends the request that the pictures belong to, once all are uploaded. If an upload no longer exists (unused ones
   * expire after a day), it is uploaded again and the request repeated. Rejects with the error of an upload or of the
   * request; as `aborted`, if another customer has signed in during the uploads.
   */
  send: <Result>(request: (uploadIds: string[]) => Promise<Result>) => Promise<Result>;
  /** Removes all pictures, once their form was sent or discarded. */
  clear: () => Promise<void>;
}

const nothing = { pictures: [], refused: [], tooMany: 0 };

/** The pictures of a form. Each is encoded and uploaded at once, one after another; `send` waits for the uploads. */
export const createUploads = (
  queryClient: AnyQueryClient,
  { max, encode, store, meta, onUploaded, watchCustomer = watchSession(queryClient) }: UploadsOptions,
): Uploads => {
  const [flow, setState] = createState<UploadsState>({ ...nothing, isStored: store !== undefined });
  const aborts = new Map<string, AbortController>();
  /** Whether the customer who picked a picture is still the one, by its key. */
  const owners = new Map<string, () => boolean>();
  /** The pictures that a reload would lose, by key. */
  const unsaved = new Set<string>();
  let encoding: Promise<unknown> = Promise.resolve();
  let uploading: Promise<unknown> = Promise.resolve();

  const set = (change: Partial<UploadsState>) => {
    const next = { ...flow.state, ...change };
    setState({ ...next, isStored: store !== undefined && !next.pictures.some(({ key }) => unsaved.has(key)) });
  };
  const find = (key: string) => flow.state.pictures.find((picture) => picture.key === key);
  const put = (next: PictureUpload) =>
    set({ pictures: flow.state.pictures.map((picture) => (picture.key === next.key ? next : picture)) });
  const drop = (key: string) => set({ pictures: flow.state.pictures.filter((picture) => picture.key !== key) });

  const save = async (key: string) => {
    const stored = toStored(flow.state.pictures, key);
    if (store === undefined || stored === undefined) return;
    if (await store.set(stored)) unsaved.delete(key);
    else unsaved.add(key);
    set({});
    // Removed while it was being stored.
    if (find(key) === undefined) await store.remove(key);
  };

  const prepare = async (key: string, file: File) => {
    if (find(key) === undefined) return;
    try {
      put({ key, name: 'uploading', blob: await encode(file), share: 0 });
      void save(key);
      startUpload(key);
    } catch (error) {
      drop(key);
      set({ refused: [...flow.state.refused, { fileName: file.name, error }] });
    }
  };

  const upload = async (key: string) => {
    const picture = find(key);
    if (picture?.name !== 'uploading') return;
    const { blob } = picture;
    const abort = new AbortController();
    aborts.set(key, abort);
    try {
      assertSameCustomer(owners.get(key) ?? (() => false), 'uploadFile');
      const onProgress = (share: number) => put({ key, name: 'uploading', blob, share });
      const body = { file: blob, onProgress, signal: abort.signal };
      // A picture whose upload is gone is the same request again.
      const { upload_id } = await runMutation(queryClient, withMeta(uploadFile({ guard: false }), meta), body);
      put({ key, name: 'uploaded', blob, uploadId: upload_id });
      void save(key);
      if (find(key) !== undefined && !flow.state.pictures.some(isPending)) onUploaded?.();
    } catch (error) {
      put({ key, name: 'failed', blob, error });
    } finally {
      aborts.delete(key);
    }
  };

  const startUpload = (key: string) => {
    const picture = find(key);
    if (picture === undefined || picture.name === 'encoding') return;
    put({ key, name: 'uploading', blob: picture.blob, share: 0 });
    uploading = uploading.then(() => upload(key));
  };

  const restore = async () => {
    const isSame = watchCustomer();
    const pictures = ((await store?.list()) ?? []).map(fromStored);
    if (pictures.length === 0) return;
    for (const { key } of pictures) owners.set(key, isSame);
    set({ pictures: [...pictures, ...flow.state.pictures].slice(0, max) });
    for (const picture of pictures) if (isPending(picture)) startUpload(picture.key);
  };
  const restored = restore();

  const retryAll = () => {
    for (const { key, name } of flow.state.pictures) if (name === 'failed') startUpload(key);
  };

  /** Resolves once all pictures are uploaded. */
  const uploadIds = async (): Promise<string[]> => {
    await restored;
    retryAll();
    do {
      await encoding;
      await uploading;
    } while (flow.state.pictures.some(isPending));
    return uploadIdsOf(flow.state.pictures);
  };

  const send: Uploads['send'] = async (request) => {
    const isSame = watchCustomer();
    const again = new Set<string>();
    for (;;) {
      const ids = await uploadIds();
      assertSameCustomer(isSame, 'uploadFile');
      try {
        return await request(ids);
      } catch (error) {
        const picture = pictureGone(flow.state.pictures, error);
        if (picture === undefined || again.has(picture.key)) throw error;
        again.add(picture.key);
        startUpload(picture.key);
      }
    }
  };

  return extendFlow(flow, {
    add: (files) => {
      const taken = files.slice(0, Math.max(0, max - flow.state.pictures.length));
      const added = taken.map((file) => ({ file, key: newIdempotencyKey() }));
      const isSame = watchCustomer();
      for (const { key } of added) owners.set(key, isSame);
      const pictures = added.map(({ key }): PictureUpload => ({ key, name: 'encoding' }));
      set({ pictures: [...flow.state.pictures, ...pictures], refused: [], tooMany: files.length - taken.length });
      for (const { key, file } of added) encoding = encoding.then(() => prepare(key, file));
    },
    retry: startUpload,
    retryAll,
    remove: (key) => {
      drop(key);
      set({ refused: [], tooMany: 0 });
      aborts.get(key)?.abort();
      void store?.remove(key);
    },
    move: (key, to) => {
      const pictures = movePicture(flow.state.pictures, key, to);
      set({ pictures });
      for (const picture of pictures) void save(picture.key);
    },
    send,
    clear: async () => {
      const { pictures } = flow.state;
      set(nothing);
      for (const { key } of pictures) {
        aborts.get(key)?.abort();
        await store?.remove(key);
      }
    },
  });
};
