import { readPictureFormat } from '../../pictures/picture-format.ts';
import { toTime } from '../../serializers/time.ts';
import { DAY } from '../../world/clock.ts';
import { publicAddressOf } from '../../world/pictures.ts';
import type { Upload } from '../../world/types.ts';
import type { Call, CallPart, Handler } from '../handler.ts';

/** How long an unused upload is kept (contract: uploadFile). */
export const UNUSED_FOR = DAY;

/** The maximum picture size in bytes: the contract's limit in the description of uploadFile. */
export const maxPicture = 5 * 1024 * 1024;

/** In pixels: the contract's limit in the description of uploadFile. */
const maxSide = 12_000;

/** Stores a picture for its customer; refuses any other file. */
export const uploadFile: Handler<'uploadFile'> = (call) => {
  const { customer, now, files, pictures, refuse } = call;
  const bytes = files.find(({ name }) => name === 'file')?.bytes ?? Buffer.alloc(0);
  if (bytes.length > maxPicture) throw refuse('file_too_large', { max_bytes: maxPicture });
  const format = readPictureFormat(bytes);
  if (!format || Math.max(format.width, format.height) > maxSide) throw refuse('file_type_refused');
  const { uploadId, file } = pictures.store(bytes, format);
  customer.uploads.push({ id: uploadId, file, publicAddress: null, createdAt: now, takenAt: null, removedAt: null });
  return {
    upload_id: uploadId,
    preview: call.privatePicture(file),
    expires_at: toTime(now + UNUSED_FOR),
  };
};

type UploadCall = CallPart<'customer' | 'now', 'upload_not_found' | 'upload_expired'>;

/** An upload of the customer, without taking it. Throws `upload_not_found` or `upload_expired`. */
export function ownUpload({ customer, refuse }: UploadCall, upload_id: string): Upload {
  const upload = customer.uploads.find(({ id }) => id === upload_id);
  if (!upload) throw refuse('upload_not_found', { upload_id });
  if (upload.removedAt !== null) throw refuse('upload_expired', { upload_id });
  return upload;
}

/**
 * The files of a customer's uploads, which are kept from now on. Throws `upload_not_found` or `upload_expired` and then
 * takes none. To be called last, when nothing else can be refused.
 */
export const takeUploads = (call: UploadCall, ids: readonly string[]): string[] =>
  ids
    .map((id) => ownUpload(call, id))
    .map((upload) => {
      upload.takenAt ??= call.now;
      return upload.file;
    });

/** The same for one upload. */
export const takeUpload = (call: UploadCall, id: string): string => {
  const upload = ownUpload(call, id);
  upload.takenAt ??= call.now;
  return upload.file;
};

/** Publishes a customer's uploads and returns their public addresses. Throws as `takeUploads` does. */
export function publishUploads(
  call: UploadCall & Pick<Call<'uploadFile'>, 'pictures'>,
  ids: readonly string[],
): string[] {
  const addresses = ids
    .map((id) => ownUpload(call, id))
    .map((upload) => {
      const published = upload.publicAddress ?? publicAddressOf(upload.file) ?? publish(call, upload.file);
      if (published === undefined) throw call.refuse('upload_expired', { upload_id: upload.id });
      return { upload, published };
    });
  return addresses.map(({ upload, published }) => {
    Object.assign(upload, { publicAddress: published, takenAt: upload.takenAt ?? call.now } satisfies Partial<Upload>);
    return published;
  });
}

function publish({ pictures }: Pick<Call<'uploadFile'>, 'pictures'>, file: string): string | undefined {
  const copy = pictures.publish(file);
  return copy === undefined ? undefined : `/uploads/${copy}`;
}
