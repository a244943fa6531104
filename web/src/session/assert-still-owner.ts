import { ApiError, type OperationId } from '@meridian/sdk';
import { isStillOwner, type StorageOwner } from '../storage/storage-owner.ts';

/** Throws the error of an aborted call if the owner is another one than then: the call would be the next customer's. */
export function assertStillOwner(then: StorageOwner | undefined, operation: OperationId): void {
  if (!isStillOwner(then)) throw new ApiError({ kind: 'aborted', operation });
}
