import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { alternativeSkus, valueNames } from '../../entities/sku/sku-selection.ts';
import type { SkuSelection } from '../../entities/sku/use-sku-selection.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Chip } from '../../ui/chip.tsx';

interface SoldOutChoiceProps {
  product: Schema<'Product'>;
  choice: SkuSelection;
}

const SHOWN = 3;

/** Where the buy bar leads when the choice is sold out. */
export const ALTERNATIVES_ID = 'instead';

/** The choice is sold out: what is nearest to it and can be had, one press away. */
export function SoldOutAlternatives({ product, choice }: SoldOutChoiceProps) {
  const { t } = useLingui();
  const { list } = useFormats();
  const chosen = list(valueNames(product, [...choice.picked.values()]));
  return (
    <section id={ALTERNATIVES_ID} className="scroll-mt-20 rounded-card bg-card p-4">
      <p role="status" className="text-14 font-semibold">
        {t`${chosen} is sold out.`}
      </p>
      <p className="mt-1 text-14 text-ink-2">
        <Trans>In stock:</Trans>
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {alternativeSkus(product, choice.picked, SHOWN).map(({ id, value_ids }) => (
          <Chip key={id} selected={false} onSelect={() => choice.takeSku(id)}>
            {list(valueNames(product, value_ids))}
          </Chip>
        ))}
      </div>
    </section>
  );
}
