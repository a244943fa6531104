import { Trans, useLingui } from '@lingui/react/macro';
import type { DataOf } from '@meridian/sdk';
import { ConvertedAmount } from '../../entities/currency/converted-amount.tsx';
import { LawLink } from '../../entities/legal/law-link.tsx';
import { DutiesInTotal, DutiesOnDelivery, useDutiesShown } from '../../entities/order/duties.tsx';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type MoneyRow, MoneyRows } from '../../ui/money-rows.tsx';
import { dutyNotes } from './duty-notes.ts';

interface QuoteSummaryProps {
  quote: DataOf<'quoteOrder'>;
  /** Whether the figures are those from before the last change. */
  isRecalculating: boolean;
  /** Asks for the quote again, if the new figures failed to load. */
  onRetry: (() => void) | undefined;
}

/** The total of the order, and what it consists of. */
export function QuoteSummary({ quote, isRecalculating, onRetry }: QuoteSummaryProps) {
  const { t } = useLingui();
  const { subtotal, freight, discount, total_amount, promo, groups } = quote;
  // Without an address, the server's note says what they wait for.
  const isShown =
    useDutiesShown() && quote.address !== null && groups.every(({ duties }) => duties.lines !== undefined);
  const rows: MoneyRow[] = [
    { key: 'subtotal', label: t`Subtotal`, amount: subtotal },
    { key: 'freight', label: t`Shipping`, amount: freight },
  ];
  if (discount !== '0.00')
    rows.push({
      key: 'discount',
      label: promo === null ? t`Discount` : t`Discount ${promo.promo_code}`,
      amount: discount,
      sign: '-',
      tone: 'in',
    });
  rows.push({
    key: 'total',
    label: t`Total`,
    amount: total_amount,
    isTotal: true,
    note: (
      <>
        <ConvertedAmount amount={total_amount} isDated />
        {isShown ? <DutiesInTotal parts={groups} /> : <DutyNotes groups={groups} />}
      </>
    ),
  });
  const terms = <LawLink code="terms">{t`terms of use`}</LawLink>;
  const refund = <LawLink code="refund">{t`refund rules`}</LawLink>;
  return (
    <>
      <section
        aria-label={t`Order summary`}
        aria-busy={isRecalculating}
        className={classNames('rounded-card bg-card p-4 transition-opacity', isRecalculating && 'opacity-60')}
      >
        <MoneyRows rows={rows} />
        {isShown && <DutiesOnDelivery parts={groups} total={quote.total_with_duties} />}
      </section>
      {onRetry !== undefined && <SectionError onRetry={onRetry} />}
      <p className="px-4 text-12 text-ink-2">
        <Trans>
          You pay in the next step. By placing your order, you accept the {terms} and the {refund}.
        </Trans>
      </p>
    </>
  );
}

function DutyNotes({ groups }: Pick<QuoteSummaryProps['quote'], 'groups'>) {
  return dutyNotes(groups).map(({ shop, note }) =>
    shop === undefined ? (
      <bdi key={note} className="block">
        {note}
      </bdi>
    ) : (
      <span key={shop.id} className="block">
        <Trans>
          <bdi translate="no">{shop.name}</bdi>: <bdi>{note}</bdi>
        </Trans>
      </span>
    ),
  );
}
