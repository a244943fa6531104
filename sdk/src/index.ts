// The entry point `@meridian/sdk`: the typed client, its errors and the business's constants. No React, no cache.
export {
  ApiError,
  type ApiErrorFacts,
  type ApiErrorKind,
  type ApiErrorOf,
  type ErrorReason,
  isApiError,
} from './api-error.ts';
export { type BusinessDetails, type BusinessName, businessCodes } from './business-codes.gen.ts';
export { createClient } from './client.ts';
export type { CallArgs, CallOptions, Client, ClientSettings, Fetch, UploadOptions } from './client-options.ts';
export * from './constants.ts';
export type { ArgsOf, DataOf, OperationId, Schema } from './operation-types.ts';
export { type OperationFacts, operations } from './operations.gen.ts';
