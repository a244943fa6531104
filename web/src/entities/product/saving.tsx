import { Trans } from '@lingui/react/macro';
import { subtractMoney } from '@meridian/sdk/rules';
import { useFormats } from '../../i18n/formats.ts';

interface SavingProps {
  /** The previous price and the lower one now: decimal strings in dollars. */
  from: string;
  to: string;
}

/** How much cheaper a product is than before. */
export function Saving({ from, to }: SavingProps) {
  const { money } = useFormats();
  return (
    <span className="inline-flex rounded-small bg-success-soft px-1.5 py-0.5 font-semibold text-success-ink">
      <Trans>{money(subtractMoney(from, to))} less</Trans>
    </span>
  );
}
