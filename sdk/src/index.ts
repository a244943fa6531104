// The entry point `@meridian/sdk`: the typed client, its errors and the business's constants. No React, no cache.
export {
  ApiError,
  type ApiErrorFacts,
  type ApiErrorKind,
  type ApiErrorOf,
  type ErrorReason,
  isApiError,
} from './client/api-error.ts';
export { createClient } from './client/client.ts';
export type {
  AsynchronousSettings,
  Call,
  CallArgs,
  CallOptions,
  Client,
  ClientSettings,
  Fetch,
  FetchOptions,
  Middleware,
  Send,
  Tries,
  UploadOptions,
} from './client/client-options.ts';
export type { ArgsOf, DataOf, OperationId, Schema } from './client/operation-types.ts';
export * from './constants.ts';
export { type BusinessDetails, type BusinessName, businessCodes } from './generated/business-codes.gen.ts';
export type * from './generated/named-schemas.gen.ts';
export { type OperationFacts, operations } from './generated/operations.gen.ts';
export { defaultFetch } from './transport/default-fetch.ts';
