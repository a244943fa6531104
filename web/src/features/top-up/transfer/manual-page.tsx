import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rechargeMethodsQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CopyRow } from '../../../feedback/copy-row.tsx';
import { ClosedMethod } from '../closed-method.tsx';
import { ManualSkeleton } from '../skeletons.tsx';
import { TopUpFrame } from '../top-up-frame.tsx';
import type { Wanted } from '../top-up-search.ts';
import { ManualForm } from './manual-form.tsx';

interface ManualPageProps {
  wanted: Wanted;
  /** Resolves when the top-up is on screen. */
  onSent: (recharge: Schema<'Recharge'>) => Promise<void>;
}

/** A top-up by bank transfer: the account to transfer to, and the report of the transfer (R3.08). */
export function ManualPage(props: ManualPageProps) {
  return (
    <TopUpFrame
      title={<Trans>Bank transfer</Trans>}
      skeleton={<ManualSkeleton hasQuote={props.wanted.amount !== undefined} />}
    >
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

/** The account to transfer to, with a copy button for each part. */
function PayeeCard({ payee: { bank, holder, account, reference } }: { payee: Schema<'RechargePayee'> }) {
  const { t } = useLingui();
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="mb-1 text-16 font-semibold">
        <Trans>Transfer to</Trans>
      </h2>
      <CopyRow label={t`Bank`} value={bank} />
      <CopyRow label={t`Account holder`} value={holder} />
      <CopyRow label={t`Account number`} value={account} inFours />
      <CopyRow label={t`Reference`} value={reference} />
      <p className="mt-2 text-14 text-ink-2">
        <Trans>Add your reference to the transfer so that we can find your money.</Trans>
      </p>
    </section>
  );
}
