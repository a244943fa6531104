import { publicAddressOf } from '../pictures.ts';
import type { Customer, World } from '../types.ts';
import type { Report } from './report.ts';

/** The private pictures that a customer's records keep. */
function* privatePicturesOf({ refunds, reports }: World, customer: Customer): Generator<[name: string, file: string]> {
  for (const { id, evidence } of customer.recharges) if (evidence !== null) yield [`recharge ${id}`, evidence];
  for (const { messages } of customer.conversations) {
    for (const { id, picture } of messages) if (picture !== null) yield [`message ${id}`, picture];
  }
  for (const { id, customerId, proofs } of [...refunds.values(), ...reports]) {
    if (customerId === customer.id) for (const file of proofs) yield [`proof of ${id}`, file];
  }
}

/** An upload has one owner, and every picture that a customer has sent is a kept upload of theirs. */
export const checkUploads = (world: World, { must }: Report): void => {
  const ids = new Set<string>();
  for (const customer of world.customers.values()) {
    const kept = new Set<string>();
    for (const { id, file, publicAddress, createdAt, takenAt, removedAt } of customer.uploads) {
      must(!ids.has(id), 'upload', id, () => 'shares its id');
      ids.add(id);
      must(file.startsWith('u_'), 'upload', id, () => `its file ${file} is not private`);
      must(takenAt === null || removedAt === null, 'upload', id, () => 'was taken, and removed as unused');
      must((takenAt ?? createdAt) >= createdAt, 'upload', id, () => 'was taken before it was sent');
      must(publicAddress === null || takenAt !== null, 'upload', id, () => 'is public, and nothing has taken it');
      if (takenAt !== null) kept.add(file);
    }
    for (const [record, file] of privatePicturesOf(world, customer)) {
      const known = kept.has(file) || publicAddressOf(file) !== undefined;
      must(known, 'customer', customer.id, () => `${record}: ${file} is not an upload that is kept for them`);
    }
  }
};
