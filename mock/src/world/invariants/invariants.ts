import type { World } from '../types.ts';
import { checkCatalogue } from './catalogue.ts';
import { checkCustomers } from './customers.ts';
import { checkIds } from './ids.ts';
import { checkMoney } from './money.ts';
import { checkOrders } from './orders.ts';
import { createReport } from './report.ts';
import { checkReviews } from './reviews.ts';
import { checkUploads } from './uploads.ts';

/**
 * The violated invariants of a world, one sentence each that names the record; empty for a consistent world. Cheap
 * enough to run after every request of a test.
 */
export const violations = (world: World): string[] => {
  const report = createReport();
  checkMoney(world, report);
  checkOrders(world, report);
  checkCustomers(world, report);
  checkCatalogue(world, report);
  checkReviews(world, report);
  checkUploads(world, report);
  checkIds(world, report);
  return report.found;
};
