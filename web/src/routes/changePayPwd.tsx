import { msg } from '@lingui/core/macro';
import { userInfoQuery } from '@meridian/sdk/react';
import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { PayCodePage } from '../features/pay-code/pay-code-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';
import { optional, TrueFlag } from '../navigation/search-params.ts';
import { Return } from '../session/public-routes.ts';

export const Route = createFileRoute('/changePayPwd')({
  staticData: { title: msg`Payment code`, skeleton: 'form' },
  validateSearch: v.object({ return: Return, forgotten: optional(TrueFlag) }),
  loader: (visit) => prefetch(visit, userInfoQuery()),
  component: PayCodeRoute,
});

function PayCodeRoute() {
  const { return: returnTo, forgotten = false } = useSearch({ from: '/changePayPwd' });
  return (
    <KeepAlive>
      {/* The page is kept: a visit that begins otherwise is another page. */}
      <PayCodePage key={String(forgotten)} returnTo={returnTo} startsForgotten={forgotten} />
    </KeepAlive>
  );
}
