import type { Clock } from '../envelope.ts';
import { recognisePicture } from './picture-format.ts';
import { withoutMetadata } from './picture-metadata.ts';
import { failure, type Responder, success } from './responder.ts';
import type { Uploads } from './uploads.ts';

/** The largest picture that is taken, in bytes (decisions: Calls to add, Account). */
export const maxPicture = 5 * 1024 * 1024;

/** Pixels; the contract's limit in the description of uploadFile. */
const maxSide = 12_000;

/** Answers uploadFile: keeps the picture, without what it hides, and gives its address; refuses every other file. */
export function createUploadResponder(uploads: Uploads, clock: Clock): Responder {
  return ({ operation, files }) => {
    if (operation.operationId !== 'uploadFile') return undefined;
    const bytes = files.find(({ name }) => name === 'file')?.bytes ?? Buffer.alloc(0);
    if (bytes.length > maxPicture) return failure(clock, operation, 'file_too_large', { max_bytes: maxPicture });
    const facts = recognisePicture(bytes);
    const cleaned = facts && withoutMetadata(bytes, facts.mediaType);
    if (!cleaned || Math.max(facts.width, facts.height) > maxSide)
      return failure(clock, operation, 'file_type_refused');
    const { mediaType, width, height } = facts;
    const url = uploads.store(cleaned, facts);
    return success(clock, { url, width, height, bytes: cleaned.length, media_type: mediaType }, 'Uploaded');
  };
}
