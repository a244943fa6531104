import { Trans, useLingui } from '@lingui/react/macro';
import { configQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useIsConfigAwaited } from '../../entities/config/use-is-config-awaited.ts';
import { useFormats } from '../../i18n/formats.ts';
import { displayCurrency } from '../../preferences/display-currency.ts';
import { ListRow, listRowClass } from '../../ui/list-row.tsx';
import { ChoiceRow } from './choice-row.tsx';

const NONE = 'none';

/** The currency that amounts are shown in beside dollars. Absent where the server has no rates. */
export function CurrencyRow() {
  const { t } = useLingui();
  const { currency, calendarDay } = useFormats();
  const chosen = displayCurrency.use();
  const exchange = useQuery(configQuery()).data?.exchange_rates;
  const isConfigAwaited = useIsConfigAwaited();
  const label = t`Show prices also in`;
  const none = t`US dollars only`;
  // The row as it will be, since the rows below it would move.
  if (isConfigAwaited) {
    return (
      <li aria-busy className={listRowClass}>
        <ListRow icon="coins" value={chosen === null ? none : currency(chosen)}>
          {label}
        </ListRow>
      </li>
    );
  }
  if (exchange == null) return null;
  const day = calendarDay(exchange.date);
  const codes = exchange.rates.map((rate) => rate.currency);
  return (
    <ChoiceRow
      icon="coins"
      label={label}
      names={{ [NONE]: none, ...Object.fromEntries(codes.map((code) => [code, currency(code)])) }}
      selected={chosen !== null && codes.includes(chosen) ? chosen : NONE}
      onSelect={(code) => displayCurrency.set(code === NONE ? null : code)}
      note={<Trans>You pay in US dollars. Rates of {day}.</Trans>}
    />
  );
}
