import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../class-names.ts';

const sizes = {
  small: { small: 'text-12', whole: 'text-14' },
  card: { small: 'text-12', whole: 'text-18' },
  hero: { small: 'text-18', whole: 'text-28' },
  /** The main amount of a screen. */
  display: { small: 'text-22', whole: 'text-40' },
};

interface PriceProps {
  /** A decimal string with two places, in dollars. */
  amount: string;
  size?: keyof typeof sizes;
}

/**
 * Money with a small sign and small cents, in the order of the language. Its digits are proportional, because tabular
 * digits would leave gaps in a single amount.
 */
export function Price({ amount, size = 'card' }: PriceProps) {
  const { moneyParts } = useFormats();
  const classes = sizes[size];
  return (
    <span translate="no" className="whitespace-nowrap font-semibold leading-tight">
      {moneyParts(amount).map(({ part, text }) => (
        <span key={part} className={part === 'whole' ? classes.whole : classes.small}>
          {text}
        </span>
      ))}
    </span>
  );
}

/** The former price, struck through, with a label for screen readers. */
export function FormerPrice({ amount }: { amount: string }) {
  const { money } = useFormats();
  return (
    <s className="whitespace-nowrap text-12 text-ink-2">
      <span className="sr-only">
        <Trans>Former price:</Trans>{' '}
      </span>
      <span translate="no">{money(amount)}</span>
    </s>
  );
}

const discountLooks = {
  beside: 'bg-well',
  /** At the upper end of a card's picture. */
  float: 'absolute start-2 top-2 bg-float',
};

interface DiscountProps {
  /** In whole percent; 0 renders nothing. */
  percent: number;
  look?: keyof typeof discountLooks | undefined;
}

export function Discount({ percent: off, look = 'beside' }: DiscountProps) {
  const { percent } = useFormats();
  if (off === 0) return null;
  return (
    <span
      translate="no"
      className={classNames(
        'tabular whitespace-nowrap rounded-small px-1.5 py-0.5 text-12 font-semibold',
        discountLooks[look],
      )}
    >
      {percent(-off)}
    </span>
  );
}

interface PricesProps {
  amount: string;
  former: string | null;
  discount: number;
  discountLook?: DiscountProps['look'];
}

export function Prices({ amount, former, discount, discountLook }: PricesProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5">
      <Price amount={amount} />
      {former !== null && <FormerPrice amount={former} />}
      <Discount percent={discount} look={discountLook} />
    </p>
  );
}
