import { type FieldError, HttpError } from './http-error.ts';
import { DATA } from './world/data/data.ts';

/** HTTP 422 for rules that the contract states only in prose: the refused fields, and what is allowed there. */
export const invalidRequest = (...errors: readonly FieldError[]) =>
  new HttpError(422, DATA.http.invalidRequest, { errors });
