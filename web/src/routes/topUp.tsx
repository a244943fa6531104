import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { optional, Text } from '../navigation/search-params.ts';
import { Return } from '../session/public-routes.ts';

export const Route = createFileRoute('/topUp')({
  staticData: { title: msg`Top up` },
  // What is missing for a payment, and the way back to it.
  validateSearch: v.object({ amount: optional(Text), return: Return }),
  component: () => (
    <KeepAlive>
      <ComingSoonPage icon="wallet" />
    </KeepAlive>
  ),
});
