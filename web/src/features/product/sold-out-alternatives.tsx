import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { alternativeSkus, valueNames } from '@meridian/sdk/rules';
import type { SkuSelection } from '../../entities/sku/use-sku-selection.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Chip } from '../../ui/input/chip.tsx';

const ALTERNATIVES = 3;

/** The DOM id that the buy bar scrolls to when the selection is sold out. */
export const ALTERNATIVES_ID = 'alternatives';

/** Shown when the selection is sold out: the nearest SKUs in stock, each selectable with one press. */
export function SoldOutAlternatives({ product, selection }: { product: Schema<'Product'>; selection: SkuSelection }) {
  const { t } = useLingui();
  const { list } = useFormats();
  const chosen = list(valueNames(product, [...selection.picked.values()]));
  return (
    <section id={ALTERNATIVES_ID} className="scroll-mt-20 rounded-card bg-card p-4">
      <p role="status" className="text-14 font-semibold">
        {t`${chosen} is sold out.`}
      </p>
      <p className="mt-1 text-14 text-ink-2">
        <Trans>In stock:</Trans>
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {alternativeSkus(product, selection.picked, ALTERNATIVES).map(({ id, value_ids }) => (
          <Chip key={id} selected={false} onSelect={() => selection.selectSku(id)}>
            {list(valueNames(product, value_ids))}
          </Chip>
        ))}
      </div>
    </section>
  );
}
