import { Trans } from '@lingui/react/macro';
import { configQuery } from '@meridian/sdk/react';
import { convertMoney } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/formats.ts';
import { displayCurrency } from '../../preferences/display-currency.ts';
import { useIsConfigAwaited } from '../config/use-is-config-awaited.ts';

interface ConvertedAmountProps {
  /** A decimal string with two places, in dollars. */
  amount: string;
  /** Whether the day of the rate stands beside it. */
  isDated?: boolean;
}

/**
 * "about ¥19,550", in the currency that the customer chose to see beside dollars. Nothing if none was chosen, if the
 * server has no rate for it, or for an amount of zero. A receipt has dollars alone.
 */
export function ConvertedAmount(props: ConvertedAmountProps) {
  const currency = displayCurrency.use();
  return currency !== null && <Converted {...props} currency={currency} />;
}

function Converted({ amount, isDated = false, currency }: ConvertedAmountProps & { currency: string }) {
  const { exchanged, calendarDay } = useFormats();
  const rates = useQuery(configQuery()).data?.exchange_rates;
  const isConfigAwaited = useIsConfigAwaited();
  const rate = rates?.rates.find((each) => each.currency === currency);
  const converted = rate === undefined ? null : convertMoney(amount, rate.per_dollar);
  // Holds the line's place, so that nothing below moves.
  if (isConfigAwaited) return <span className="inline-block h-[1lh] text-12" />;
  if (rates == null || converted === null || !/[1-9]/.test(converted)) return null;
  const day = calendarDay(rates.date);
  const sum = <bdi translate="no">{exchanged(converted, currency)}</bdi>;
  return (
    <span className="text-12 font-normal text-ink-2 print:hidden">
      {isDated ? (
        <Trans>
          about {sum}, rate of {day}
        </Trans>
      ) : (
        <Trans>about {sum}</Trans>
      )}
    </span>
  );
}
