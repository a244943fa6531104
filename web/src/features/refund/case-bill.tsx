import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { billList } from '@meridian/sdk/react';
import { compareMoney } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { HiddenMoney } from '../../entities/wallet/hidden-money.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { MoneyRows } from '../../ui/money-rows.tsx';

/** The bill of the case's refund, with the balance after it. */
export function CaseBill({ refund: { id, status, amount } }: { refund: Schema<'Refund'> }) {
  const { moment } = useFormats();
  const isPaid = status === 'refunded' && compareMoney(amount, '0.00') > 0;
  // Searches the newest refunds only. The bill of an older case is on the page of all bills.
  const { data, isLoading } = useQuery({ ...billList.pages({ type: 'refund' })(1), enabled: isPaid });
  if (!isPaid) return null;
  if (isLoading) return <div className="skeleton h-39 rounded-card" />;
  const bill = data?.list.find(({ source }) => source.kind === 'refund' && source.id === id);
  return (
    <section className="rounded-card bg-card p-4">
      <MoneyRows
        rows={[
          {
            key: 'in',
            label: <Trans>Refunded to your balance</Trans>,
            amount,
            sign: '+',
            tone: 'in',
            ...(bill && { note: moment(bill.created_at) }),
          },
          ...(bill
            ? [
                {
                  key: 'after',
                  label: <Trans>Balance after</Trans>,
                  amount: bill.balance_after,
                  isTotal: true,
                  within: HiddenMoney,
                },
              ]
            : []),
        ]}
      />
      <Link
        to="/capitalRecord"
        className="mt-1 -mb-2 inline-flex min-h-11 items-center text-14 font-semibold text-brand"
      >
        <Trans>View in bills</Trans>
      </Link>
    </section>
  );
}
