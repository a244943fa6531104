import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import type { PictureStore } from '../../pictures/picture-store.ts';
import type { Recharge, World } from '../../world/types.ts';
import type { Call } from '../handler.ts';
import { referenceOf } from './methods.ts';

/** The evidence of a top-up. */
type Evidence = Pick<Recharge, 'evidence' | 'txHash' | 'reference'>;

/** A transaction's hash may come with or without its prefix, in lower or upper case. */
const plainHash = (hash: string): string => hash.toLowerCase().replace(/^0x/, '');

/**
 * Throws `evidence_already_used` for evidence of any customer's top-up that is under audit or has passed. The reference
 * on all of a customer's transfers is not evidence for any single one.
 */
export function checkEvidence(call: Call<'createRecharge'>, given: Evidence): void {
  const { world, customer, pictures, refuse } = call;
  const reference = given.reference === referenceOf(customer) ? null : given.reference;
  const found = usedIn(world, pictures, { ...given, reference });
  if (!found) return;
  const own = customer.recharges.some((one) => one === found.by);
  throw refuse('evidence_already_used', { used: found.used, recharge_id: own ? found.by.id : null });
}

/** Whether two uploads show the same picture: a repeated upload is another file with the same bytes. */
function isSamePicture(pictures: PictureStore, one: string, other: string): boolean {
  if (one === other) return true;
  const bytes = pictures.find(one)?.bytes;
  return bytes !== undefined && pictures.find(other)?.bytes.equals(bytes) === true;
}

function usedIn(
  { policy, customers }: World,
  pictures: PictureStore,
  { evidence, txHash, reference }: Evidence,
): { readonly used: Schema<'EvidenceDetails'>['used']; readonly by: Recharge } | undefined {
  const hash = txHash && plainHash(txHash);
  let last: Recharge | undefined;
  for (const { recharges } of customers.values()) {
    for (const by of recharges) {
      if (by.status === AUDIT_STATUS.refused) continue;
      if (evidence !== null && by.evidence !== null && isSamePicture(pictures, by.evidence, evidence))
        return { used: 'evidence', by };
      if (hash !== null && by.txHash !== null && plainHash(by.txHash) === hash) return { used: 'tx_hash', by };
      if (reference !== null && by.reference === reference) return { used: 'reference', by };
      last = by;
    }
  }
  return policy.evidence === 'used' && last ? { used: 'evidence', by: last } : undefined;
}
