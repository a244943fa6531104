import { type FieldError, HttpError } from './http-error.ts';
import { DATA } from './world/data/data.ts';

/** HTTP 422, for what the contract says in words alone: the refused fields, and what is allowed there. */
export const invalidRequest = (...errors: readonly FieldError[]) =>
  new HttpError(422, DATA.http.invalidRequest, { errors });
