import type { CustomerWatch } from '@meridian/sdk/flows';
import { isStillOwner, storedOwner } from '../storage/storage-owner.ts';

/** By the customer, not the session: who signs in again after it has ended is still the same (B8.06). */
export const watchCustomer: CustomerWatch = () => {
  const owner = storedOwner();
  return () => isStillOwner(owner);
};
