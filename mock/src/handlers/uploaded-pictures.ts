import type { OperationId } from '@meridian/sdk';
import { isRecord } from '../json.ts';
import { pictureExists } from '../world/pictures.ts';
import { invalidRequest } from './messages.ts';

/** Where calls take the address of a picture that uploadFile has answered. */
const fields: Partial<Record<OperationId, string>> = {
  updateProfile: 'avatar',
  reportProduct: 'proofs',
  applyRefund: 'proofs',
  createReview: 'pictures',
  createRecharge: 'evidence',
};

/**
 * Throws HttpError 422 for a picture that was not uploaded here: anybody's browser would load whatever address stands
 * there. The contract can only ask for a URI, since every back end serves its pictures elsewhere.
 */
export function checkUploadedPictures(operation: OperationId, body: unknown): void {
  const field = fields[operation];
  if (field === undefined || !isRecord(body)) return;
  const given = [body[field]].flat();
  const foreign = given.findIndex((address) => typeof address === 'string' && !pictureExists(address));
  if (foreign === -1) return;
  const name = Array.isArray(body[field]) ? `${field}.${foreign}` : field;
  throw invalidRequest({ field: name, message: `${name} must be the url that uploadFile answered` });
}
