import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';
import { DutyName, useDutiesShown } from '../../entities/order/duties.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { type MoneyRow, MoneyRows } from '../../ui/money-rows.tsx';

/** What of the order's duties and import taxes comes back with a refund. Nothing where it has none. */
export function RefundDuties({ duties }: { duties: Schema<'RefundDuties'> | undefined }) {
  const isShown = useDutiesShown();
  if (!isShown || duties === undefined || duties.lines?.length === 0) return null;
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="pb-2.5 font-semibold text-16">
        <Trans>Duties and import taxes</Trans>
      </h2>
      <MoneyRows rows={rowsOf(duties)} />
      {duties.note !== '' && (
        <p className="pt-2.5 text-12 text-ink-2">
          <bdi>{duties.note}</bdi>
        </p>
      )}
    </section>
  );
}

interface QuotedDutiesProps {
  /** The quote for the current choices; undefined until enough is chosen. */
  quote: Schema<'RefundQuote'> | undefined;
  typed: string;
}

/** The same before the case is opened: the server quotes it for the maximum, and for no other amount. */
export function QuotedDuties({ quote, typed }: QuotedDutiesProps) {
  const amount = parseMoneyInput(typed);
  if (quote === undefined || amount === undefined || compareMoney(amount, quote.max_amount) !== 0) return null;
  return <RefundDuties duties={quote.duties} />;
}

const rowsOf = ({ lines }: Schema<'RefundDuties'>): MoneyRow[] =>
  lines?.map(({ kind, heading, amount, collected_by, returned_amount }): MoneyRow => {
    const row = { key: `${kind} ${heading}`, label: <DutyName kind={kind} heading={heading} /> };
    if (returned_amount === '0.00')
      return { ...row, amount: <Trans>Not refunded</Trans>, note: <Whole amount={amount} /> };
    if (collected_by === 'shop') {
      return { ...row, amount: returned_amount, sign: '+', tone: 'in', note: <Trans>In the refund</Trans> };
    }
    return { ...row, amount: returned_amount, note: <Trans>Not collected</Trans> };
  }) ?? [{ key: 'unknown', label: <Trans>Comes back</Trans>, amount: <Trans>Not known</Trans> }];

function Whole({ amount }: { amount: string }) {
  const { money } = useFormats();
  return money(amount);
}
