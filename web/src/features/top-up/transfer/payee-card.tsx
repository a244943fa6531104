import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { CopyRow } from '../../../feedback/copy-row.tsx';

/** The account to transfer to, with a copy button for each part. */
export function PayeeCard({ payee: { bank, holder, account, reference } }: { payee: Schema<'RechargePayee'> }) {
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
