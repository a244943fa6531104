import { HttpError } from '../../envelope.ts';

/** The HTTP 422 for what the contract says of a field in words alone; `words` follow the field's name. */
export const refusedField = (field: string, words: string): HttpError =>
  new HttpError(422, 'The request is not as the contract asks', { errors: [{ field, message: `${field} ${words}` }] });
