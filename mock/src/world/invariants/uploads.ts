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
export const checkUploads = (world: World, { of }: Report): void => {
  const ids = new Set<string>();
  for (const customer of world.customers.values()) {
    const kept = new Set<string>();
    for (const { id, file, publicAddress, createdAt, takenAt, removedAt } of customer.uploads) {
      const must = of('upload', id);
      must(!ids.has(id), () => 'shares its id');
      ids.add(id);
      must(file.startsWith('u_'), () => `its file ${file} is not private`);
      must(takenAt === null || removedAt === null, () => 'was taken, and removed as unused');
      must((takenAt ?? createdAt) >= createdAt, () => 'was taken before it was sent');
      must(publicAddress === null || takenAt !== null, () => 'is public, and nothing has taken it');
      if (takenAt !== null) kept.add(file);
    }
    const must = of('customer', customer.id);
    for (const [record, file] of privatePicturesOf(world, customer)) {
      const known = kept.has(file) || publicAddressOf(file) !== undefined;
      must(known, () => `${record}: ${file} is not an upload that is kept for them`);
    }
  }
};
