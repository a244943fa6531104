import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { UnopenedPage } from '../features/unopened/unopened-page.tsx';
import { KeepAlive } from '../shell/keep-alive.tsx';

export const Route = createFileRoute('/service')({
  staticData: { title: msg`Customer service` },
  // Whom the conversation is with (0 or none: the platform), and what it is about.
  validateSearch: v.object({
    shop: v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined),
    order: v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined),
    product: v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined),
  }),
  component: () => (
    <KeepAlive>
      <UnopenedPage icon="message" />
    </KeepAlive>
  ),
});
