import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/service')({
  staticData: { title: msg`Customer service` },
  // The shop of the conversation (0 or none: the platform), and its subject.
  validateSearch: v.object({
    shop: v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined),
    order: v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined),
    product: v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined),
    case: v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined),
  }),
  component: () => (
    <KeepAlive>
      <ComingSoonPage icon="message" />
    </KeepAlive>
  ),
});
