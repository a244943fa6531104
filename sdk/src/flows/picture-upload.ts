import { isApiError } from '../client/api-error.ts';

/** A picture of a form. `share` is the uploaded part, from 0 to 1; `error` is why it was not uploaded. */
export type PictureUpload = { key: string } & (
  | { name: 'encoding' }
  | { name: 'uploading'; blob: Blob; share: number }
  | { name: 'uploaded'; blob: Blob; uploadId: string }
  | { name: 'failed'; blob: Blob; error: unknown }
);

export interface UploadsState {
  pictures: readonly PictureUpload[];
  /** The files of the last pick that `encode` refused. */
  refused: readonly { fileName: string; error: unknown }[];
  /** How many files of the last pick were over the limit. */
  tooMany: number;
  /** Whether all pictures survive a reload. */
  isStored: boolean;
}

/** A picture of a draft. */
export interface StoredPicture {
  key: string;
  blob: Blob;
  /** The position in the draft. */
  place: number;
  /** Undefined until it is uploaded. */
  uploadId: string | undefined;
}

/** Stores the pictures of one draft. Never rejects. */
export interface PictureStore {
  /** In order of `place`. */
  list: () => Promise<StoredPicture[]>;
  /** Resolves to whether the picture survives a reload. */
  set: (picture: StoredPicture) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
}

type Pictures = readonly PictureUpload[];

export const isPending = ({ name }: PictureUpload): boolean => name === 'encoding' || name === 'uploading';

/** A draft's picture in a form. One that is not uploaded yet is to be uploaded. */
export const fromStored = ({ key, blob, uploadId }: StoredPicture): PictureUpload =>
  uploadId === undefined ? { key, name: 'uploading', blob, share: 0 } : { key, name: 'uploaded', blob, uploadId };

/** What a draft keeps of a picture; undefined while it is being encoded. */
export const toStored = (pictures: Pictures, key: string): StoredPicture | undefined => {
  const place = pictures.findIndex((picture) => picture.key === key);
  const picture = pictures[place];
  if (picture === undefined || picture.name === 'encoding') return undefined;
  return { key, blob: picture.blob, place, uploadId: picture.name === 'uploaded' ? picture.uploadId : undefined };
};

/** The pictures with one of them at another position, from 0. */
export const movePicture = (pictures: Pictures, key: string, to: number): PictureUpload[] => {
  const others = pictures.filter((picture) => picture.key !== key);
  others.splice(to, 0, ...pictures.filter((picture) => picture.key === key));
  return others;
};

/** The upload ids in the order of the pictures. Throws the error of the first that failed. */
export const uploadIdsOf = (pictures: Pictures): string[] =>
  pictures.flatMap((picture) => {
    if (picture.name === 'failed') throw picture.error;
    return picture.name === 'uploaded' ? picture.uploadId : [];
  });

/** The upload that a call was refused for, because the server no longer has it: unused ones expire after a day. */
const goneUpload = (error: unknown) =>
  isApiError(error) && (error.reason === 'upload_not_found' || error.reason === 'upload_expired')
    ? { id: error.data.upload_id }
    : undefined;

/** Whether a call was refused because the server no longer has an upload: the picture has to be uploaded again. */
export const isUploadGone = (error: unknown): boolean => goneUpload(error) !== undefined;

/** The picture whose upload a call was refused for. */
export const pictureGone = (pictures: Pictures, error: unknown): PictureUpload | undefined =>
  pictures.find((picture) => picture.name === 'uploaded' && picture.uploadId === goneUpload(error)?.id);
