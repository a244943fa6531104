import { useLingui } from '@lingui/react/macro';
import { parseMoneyInput } from '@meridian/sdk/rules';
import { useFormats } from '../../i18n/formats.ts';
import { Chip } from '../../ui/input/chip.tsx';

interface AmountChipsProps {
  /** Decimal strings with two places, in dollars. An empty list renders nothing. */
  amounts: readonly string[];
  typed: string;
  onSelect: (amount: string) => void;
}

/** Round amounts to choose from. Customers can type any other amount. */
export function AmountChips({ amounts, typed, onSelect }: AmountChipsProps) {
  const { t } = useLingui();
  const { roundMoney } = useFormats();
  if (amounts.length === 0) return null;
  const selected = parseMoneyInput(typed);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`Common amounts`}</legend>
      {amounts.map((amount) => (
        <Chip key={amount} selected={amount === selected} onSelect={() => onSelect(amount)}>
          {roundMoney(amount)}
        </Chip>
      ))}
    </fieldset>
  );
}
