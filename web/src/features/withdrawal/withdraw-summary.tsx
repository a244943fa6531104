import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { MoneyQuote } from '@meridian/sdk/react';
import { useFormats } from '../../i18n/formats.ts';
import { MoneyRows } from '../../ui/money-rows.tsx';

interface WithdrawSummaryProps {
  payee: Pick<Schema<'Payee'>, 'label'>;
  quote: MoneyQuote;
  /** Whether to show a single line, for above the pad. */
  isShort: boolean;
}

/** The payee, the amount, the cost and what arrives, with the quote's figures. */
export function WithdrawSummary({
  payee: { label },
  quote: { amount, fee, arrival, onchain },
  isShort,
}: WithdrawSummaryProps) {
  const { money } = useFormats();
  if (isShort) {
    return (
      <p className="text-14 text-ink-2">
        <Trans>
          {money(amount)} to{' '}
          <bdi translate="no" className="font-semibold text-ink">
            {label}
          </bdi>
          , you receive {money(arrival)} after a fee of {money(fee)}
        </Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-14 text-ink-2">
        <Trans context="withdrawal">To</Trans>
        <span className="block text-16 font-semibold text-ink wrap-anywhere">
          <bdi translate="no">{label}</bdi>
        </span>
      </p>
      <MoneyRows
        rows={[
          { key: 'amount', label: <Trans>From your balance</Trans>, amount },
          { key: 'fee', label: <Trans>Fee</Trans>, amount: fee, sign: '-' },
          {
            key: 'arrival',
            label: <Trans>You receive</Trans>,
            amount: arrival,
            isTotal: true,
            note: onchain && (
              <bdi dir="ltr" translate="no" className="tabular">
                {onchain.coin_amount} {onchain.coin}
              </bdi>
            ),
          },
        ]}
      />
      <p className="text-12 text-ink-2">
        <Trans>The amount is on hold until we decide. You can cancel until then.</Trans>
      </p>
    </div>
  );
}
