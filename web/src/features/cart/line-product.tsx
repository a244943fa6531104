import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { compareMoney } from '@meridian/sdk/rules';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';

type CartLine = Schema<'CartLine'>;

export function LinePicture({ line, faded = false }: { line: CartLine; faded?: boolean }) {
  return (
    <ProductImage
      src={line.picture}
      alt=""
      tint={line.category_code}
      className={classNames('size-21 shrink-0 rounded-box p-2', faded && 'opacity-60')}
    />
  );
}

/** The name of a line, which links to the product with the line's SKU selected. */
export function LineName({ line }: { line: CartLine }) {
  return (
    <h3 className="text-14">
      <Link
        to="/detail/{-$product}/{-$mer}"
        params={{ product: String(line.product_id) }}
        search={{ sku: line.sku_id }}
        lang={line.language}
        className="hit-44 block rounded-small"
      >
        <span dir="auto" className="line-clamp-2">
          {line.name}
        </span>
      </Link>
    </h3>
  );
}

/** The specification of a line: a press opens the choice of another. Null for a product without a choice. */
export function LineSpec({ line, onChoose }: { line: CartLine; onChoose: () => void }) {
  const { t } = useLingui();
  const { spec_text: chosen } = line;
  if (chosen === '') return null;
  return (
    <button
      type="button"
      aria-label={t`${chosen}, change`}
      onClick={onChoose}
      className="hit-44 mt-1 inline-flex min-h-7 max-w-full items-center gap-1 rounded-full bg-well ps-2.5 pe-1.5 text-12 text-ink-2 hover:bg-well-press"
    >
      <span dir="auto" className="truncate">
        {chosen}
      </span>
      <Icon name="expand" size={14} />
    </button>
  );
}

/** The change of the price since the line was added. */
export function PriceChange({ line }: { line: CartLine }) {
  const { money } = useFormats();
  const difference = compareMoney(line.price, line.price_when_added);
  if (!(difference < 0 || difference > 0)) return null;
  const before = money(line.price_when_added);
  return (
    <p
      className={classNames(
        'mt-1 w-fit rounded-small px-1.5 py-0.5 text-12 font-semibold',
        difference < 0 ? 'bg-success-soft text-success-ink' : 'bg-waiting-soft text-waiting-ink',
      )}
    >
      {difference < 0 ? <Trans>Price down: was {before}</Trans> : <Trans>Price up: was {before}</Trans>}
    </p>
  );
}
