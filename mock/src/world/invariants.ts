import { checkCatalogue } from './invariants/catalogue.ts';
import { checkCustomers } from './invariants/customers.ts';
import { checkIds } from './invariants/ids.ts';
import { checkMoney } from './invariants/money.ts';
import { checkOrders } from './invariants/orders.ts';
import { createReport } from './invariants/report.ts';
import { checkReviews } from './invariants/reviews.ts';
import type { World } from './types.ts';

/**
 * What does not add up in a world: one sentence for each violation, which names the record; empty when all is well.
 * Cheap enough to run after every request of a test.
 */
export const violations = (world: World): string[] => {
  const report = createReport();
  checkMoney(world, report);
  checkOrders(world, report);
  checkCustomers(world, report);
  checkCatalogue(world, report);
  checkReviews(world, report);
  checkIds(world, report);
  return report.found;
};
