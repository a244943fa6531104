import { CancelledError } from '@tanstack/query-core';
import type { OperationId } from '../client/operation-types.ts';
import { errorOfKind } from '../transport/errors.ts';

/**
 * The error handler of a fetch for a caller that knows only the errors of a call: the end of a session cancels the fetch
 * before the call rejects (clearPrivateCache), which it then does as `aborted`.
 */
export const abortedIfCancelled =
  (operation: OperationId) =>
  (error: unknown): never => {
    throw error instanceof CancelledError ? errorOfKind('aborted', operation, error) : error;
  };
