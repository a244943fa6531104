import { msg } from '@lingui/core/macro';
import { userInfoQuery, withdrawalInfoQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { WithdrawPage } from '../features/withdrawal/withdraw-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';
import { Id, optional } from '../navigation/search-params.ts';
import { useIsAt } from '../navigation/use-is-at.ts';

export const Route = createFileRoute('/withDraw')({
  staticData: { title: msg`Withdraw`, skeleton: 'form' },
  validateSearch: v.object({
    /** The amount of the withdrawal to repeat; the router parses `50` as a number. */
    amount: optional(v.union([v.string(), v.number()])),
    payee: optional(Id),
    /** The withdrawal just requested, which replaces the form. */
    done: optional(Id),
  }),
  loader: (visit) => {
    prefetch(visit, withdrawalInfoQuery());
    prefetch(visit, userInfoQuery());
  },
  component: WithdrawRoute,
});

function WithdrawRoute() {
  const { amount, payee, done } = useSearch({ from: '/withDraw' });
  const navigate = useNavigate({ from: '/withDraw' });
  const isAt = useIsAt();
  return (
    <KeepAlive>
      <WithdrawPage
        prefill={{ amount: amount === undefined ? undefined : String(amount), payeeId: payee }}
        appliedId={done}
        onPrefilled={() => void navigate({ search: {}, replace: true })}
        onApplied={(id) => void navigate({ search: { done: id }, replace: isAt('/withDraw') })}
      />
    </KeepAlive>
  );
}
