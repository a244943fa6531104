import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { ConvertedAmount } from '../../entities/currency/converted-amount.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { type MoneyRow, MoneyRows } from '../../ui/money-rows.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

interface BreakdownSheetProps {
  quote: Schema<'OrderQuote'>;
  isStale: boolean;
  onClose: () => void;
}

/** The parts of the total: goods and freight of each shop, and changes since the cart. All figures are the server's. */
export function BreakdownSheet({ quote, isStale, onClose }: BreakdownSheetProps) {
  const { t } = useLingui();
  const { region } = useFormats();
  const { groups, subtotal, freight, discount, total_amount, address, changes } = quote;
  const rows: MoneyRow[] = [
    { key: 'subtotal', label: <Trans>Items</Trans>, amount: subtotal },
    { key: 'freight', label: <Trans>Shipping</Trans>, amount: freight },
  ];
  if (discount !== '0.00')
    rows.push({ key: 'discount', label: <Trans>Discount</Trans>, amount: discount, sign: '-', tone: 'in' });
  rows.push({
    key: 'total',
    label: <Trans>Total</Trans>,
    amount: total_amount,
    isTotal: true,
    note: <ConvertedAmount amount={total_amount} isDated />,
  });
  return (
    <Sheet title={t`Total`} onClose={onClose}>
      <div aria-busy={isStale} className="flex flex-col gap-5 pt-1">
        {changes.length > 0 && (
          <ul className="flex flex-col gap-1 rounded-box bg-waiting-soft px-3.5 py-3 text-14 text-waiting-ink">
            {changes.map((change) => (
              <li key={`${change.line_id} ${change.kind}`}>
                <ChangeText change={change} />
              </li>
            ))}
          </ul>
        )}
        {groups.length > 1 &&
          groups.map((group) => (
            <section key={group.shop.id}>
              <h3 className="mb-2 text-14 font-semibold">
                <bdi translate="no">{group.shop.name}</bdi>
              </h3>
              <MoneyRows
                rows={[
                  { key: 'subtotal', label: <Trans>Items</Trans>, amount: group.subtotal },
                  { key: 'freight', label: <Trans>Shipping</Trans>, amount: group.freight },
                ]}
              />
            </section>
          ))}
        <div className={groups.length > 1 ? 'border-t border-line pt-4' : undefined}>
          <MoneyRows rows={rows} />
        </div>
        <p className="text-12 text-ink-2">
          {address === null ? (
            <Trans>Shipping within each shop’s country, until you choose an address.</Trans>
          ) : (
            <Trans>Shipping to {region(address.country)}. You can change the address and promo code at checkout.</Trans>
          )}
        </p>
      </div>
    </Sheet>
  );
}

function ChangeText({ change: { kind, name, before, after } }: { change: Schema<'QuoteChange'> }) {
  const { money } = useFormats();
  if (kind === 'removed') return <Trans>{name} is unavailable and not in the total.</Trans>;
  if (kind === 'stock')
    return (
      <Trans>
        {name}: only {after} left, you wanted {before}.
      </Trans>
    );
  return (
    <Trans>
      {name}: now {money(after ?? before)}, was {money(before)}.
    </Trans>
  );
}
