import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import type { checkHints } from './refund-hints.ts';

interface WrongLinkProps {
  checked: ReturnType<typeof checkHints>;
  /** The maximum that the whole order allows. */
  maxAmount: string;
}

/** Lists the parts of the URL that do not agree with the order and are ignored. */
export function WrongLink({ checked: { isOtherNumber, isOtherProduct, isOtherAmount }, maxAmount }: WrongLinkProps) {
  const { money } = useFormats();
  if (!isOtherNumber && !isOtherProduct && !isOtherAmount) return null;
  return (
    <div role="status" className="flex flex-col gap-1 rounded-card bg-waiting-soft p-4 text-14 text-waiting-ink">
      {isOtherNumber && (
        <p>
          <Trans>The link has another order number. Check that this is the right order.</Trans>
        </p>
      )}
      {isOtherProduct && (
        <p>
          <Trans>The product in the link is not in this order.</Trans>
        </p>
      )}
      {isOtherAmount && (
        <p>
          <Trans>The amount in the link cannot be refunded. The maximum is {money(maxAmount)}.</Trans>
        </p>
      )}
    </div>
  );
}
