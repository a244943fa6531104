import type { MutationMeta } from '@tanstack/query-core';
import { type AnyQueryClient, clientOf, sessionNow } from '../cache/query-client.ts';
import type { OperationId } from '../client/operation-types.ts';
import { errorOfKind } from '../transport/errors.ts';

/**
 * Called when a task begins. What it returns tells later whether the customer is still the one who began: nothing is
 * sent for the next one.
 */
export type CustomerWatch = () => () => boolean;

/** What flows have in common. */
export interface FlowOptions {
  /** The `meta` of their mutations. */
  meta?: MutationMeta | undefined;
  /** Whose task it is; by default that of the client's session. */
  watchCustomer?: CustomerWatch | undefined;
}

/** By the client's session: another session counts as another customer. */
export const watchSession =
  (queryClient: AnyQueryClient): CustomerWatch =>
  () => {
    const client = clientOf(queryClient);
    const session = sessionNow(client);
    return () => sessionNow(client) === session;
  };

/** Throws the error of an aborted call once another customer is signed in. */
export const assertSameCustomer = (isSame: () => boolean, operation: OperationId): void => {
  if (!isSame()) throw errorOfKind('aborted', operation);
};
