import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/checkout')({
  staticData: { title: msg`Checkout` },
  // Buying one product now; without these parameters it is the selection of the cart.
  validateSearch: v.object({
    product: v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined),
    sku: v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined),
    quantity: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
  }),
  component: () => (
    <KeepAlive>
      <ComingSoonPage icon="bag" />
    </KeepAlive>
  ),
});
