import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rechargeMethodsQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ClosedMethod } from '../closed-method.tsx';
import { ManualSkeleton } from '../skeletons.tsx';
import { TopUpFrame } from '../top-up-frame.tsx';
import type { Wanted } from '../top-up-search.ts';
import { ManualForm } from './manual-form.tsx';
import { PayeeCard } from './payee-card.tsx';

interface ManualPageProps {
  wanted: Wanted;
  /** Resolves when the top-up is on screen. */
  onSent: (recharge: Schema<'Recharge'>) => Promise<void>;
}

/** A top-up by bank transfer: the account to transfer to, and the report of the transfer (R3.08). */
export function ManualPage(props: ManualPageProps) {
  return (
    <TopUpFrame title={<Trans>Bank transfer</Trans>} skeleton={<ManualSkeleton />}>
      <Manual key={props.wanted.amount} {...props} />
    </TopUpFrame>
  );
}

function Manual({ wanted, onSent }: ManualPageProps) {
  const { data } = useSuspenseQuery(rechargeMethodsQuery());
  const method = data.list.find((one) => one.method === 'manual');
  if (method === undefined || !method.enabled || method.payee === null) return <ClosedMethod wanted={wanted} />;
  return (
    <div className="flex flex-col gap-6 px-4 pt-2 pb-6">
      <PayeeCard payee={method.payee} />
      <ManualForm method={method} wanted={wanted} onSent={onSent} />
    </div>
  );
}
