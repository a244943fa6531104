import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { classNames } from './class-names.ts';

const tones = { in: 'text-success-ink', quiet: 'text-ink-2' };

export interface MoneyRow {
  key: string;
  label: ReactNode;
  /** A decimal string with two places, in dollars; or words, where there is no amount. */
  amount: string | ReactElement;
  /** The sign for incoming or outgoing money. Zero has none. */
  sign?: '+' | '-';
  /** `in` is money in the customer's favour; `quiet` is a past amount. */
  tone?: keyof typeof tones;
  isTotal?: boolean;
  /** Wraps the amount, for example to hide a balance. */
  within?: ComponentType<{ children: ReactNode }>;
  note?: ReactNode;
}

/** A breakdown of money: labels at the start, amounts at the end, the total set apart. */
export function MoneyRows({ rows }: { rows: MoneyRow[] }) {
  const { money, signedMoney } = useFormats();
  return (
    <dl className="flex flex-col gap-2.5 text-14">
      {rows.map(({ key, label, amount, sign, tone, isTotal = false, within: Within = Fragment, note }) => (
        <div
          key={key}
          className={classNames(
            'flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5',
            isTotal && 'border-line border-t pt-3 font-semibold text-16 first:border-t-0 first:pt-0',
          )}
        >
          <dt className={classNames('min-w-0', !isTotal && 'text-ink-2')}>{label}</dt>
          <dd className={classNames('tabular ms-auto wrap-anywhere', tone !== undefined && tones[tone])}>
            {/* Isolated, so that a sign stays before its amount in right-to-left text. */}
            <Within>
              {typeof amount === 'string' ? (
                <bdi translate="no">{sign === undefined ? money(amount) : signedMoney(amount, sign)}</bdi>
              ) : (
                amount
              )}
            </Within>
          </dd>
          {note !== undefined && <dd className="w-full text-12 text-ink-2 font-normal empty:hidden">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
