import { DAY } from '../../world/clock.ts';
import { nextId } from '../../world/ids.ts';
import { news } from '../../world/texts/news.ts';
import type { Instant, Report, World } from '../../world/types.ts';
import { isListed } from '../../world/views/products.ts';
import type { Handler } from '../handler.ts';
import { notify } from '../notify.ts';
import { takeUploads } from '../uploads/uploads.ts';

/** How long the platform investigates a report. */
const LOOKED_INTO_FOR = DAY;

/** Records a customer's report about a product; each call creates a new report. */
export const reportProduct: Handler<'reportProduct'> = (call) => {
  const { world, now, customer, body, refuse } = call;
  const { product_id, reason, explanation } = body;
  const product = world.products.get(product_id);
  if (!product || !isListed(world, product)) throw refuse('product_not_found');
  const proofs = takeUploads(call, body.proofs);
  const id = nextId(world, 'report');
  world.reports.push({
    id,
    customerId: customer.id,
    productId: product_id,
    reason,
    explanation,
    proofs,
    createdAt: now,
    answerAt: now + LOOKED_INTO_FOR,
  });
  return { report_id: id };
};

/** Tells the customer the outcome of a report, at the end of the investigation. */
export const answerReport = (world: World, report: Report, at: Instant): void => {
  report.answerAt = null;
  const customer = world.customers.get(report.customerId);
  const product = world.products.get(report.productId);
  if (customer && product) notify(world, customer, news.reportAnswered({ id: report.id, product: product.name }), at);
};
