import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useId } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { Chip } from '../../ui/chip.tsx';
import { toggleValue, valueNames, valueState } from './sku-selection.ts';
import { type SkuSelection, skuGroupId } from './use-sku-selection.ts';

interface SpecPickerProps {
  product: Schema<'Product'>;
  choice: SkuSelection;
}

/** The questions to answer before buying. Every value can be pressed; what that costs stands below it. */
export function SkuPicker({ product, choice }: SpecPickerProps) {
  return product.spec_groups.map((group) => (
    <SpecGroup key={group.id} product={product} choice={choice} group={group} />
  ));
}

function SpecGroup({ product, choice, group }: SpecPickerProps & { group: Schema<'SpecGroup'> }) {
  const heading = useId();
  const { picked } = choice;
  return (
    <section aria-labelledby={heading} id={skuGroupId(group.id)} className="scroll-mt-20">
      <h2 id={heading} className="text-14 font-semibold">
        {group.name}
      </h2>
      <SpecNote choice={choice} groupId={group.id} />
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        {group.values.map(({ id, name }) => (
          <SpecValue
            key={id}
            product={product}
            choice={choice}
            groupId={group.id}
            valueId={id}
            selected={picked.get(group.id) === id}
            name={name}
          />
        ))}
      </div>
    </section>
  );
}

/** Why a group is open: it was skipped, or had to be let go. Always there, so that readers hear it change. */
function SpecNote({ choice, groupId }: { choice: SkuSelection; groupId: number }) {
  const isOpen = !choice.picked.has(groupId);
  return (
    <p role="status" className="text-14 text-danger">
      {isOpen && choice.missing === groupId ? (
        <Trans>Please choose</Trans>
      ) : (
        isOpen && choice.dropped.includes(groupId) && <Trans>That does not go together. Please choose again.</Trans>
      )}
    </p>
  );
}

interface SpecValueProps extends SpecPickerProps {
  groupId: number;
  valueId: number;
  selected: boolean;
  name: string;
}

function SpecValue({ product, choice, groupId, valueId, selected, name }: SpecValueProps) {
  const { t } = useLingui();
  const { list } = useFormats();
  const { picked } = choice;
  const state = valueState(product, picked, groupId, valueId);
  const giveWay = () => {
    const { dropped } = toggleValue(product, picked, groupId, valueId);
    const values = dropped.flatMap((group) => picked.get(group) ?? []);
    return list(valueNames(product, values));
  };
  const reasons = {
    free: () => undefined,
    sold_out: () => t`Sold out`,
    conflict: () => t`Not with ${giveWay()}`,
    gone: () => t`Not offered now`,
  };
  return (
    <Chip
      selected={selected}
      soldOut={state === 'sold_out'}
      closed={state === 'gone'}
      reason={reasons[state]()}
      onSelect={() => choice.press(groupId, valueId)}
    >
      {name}
    </Chip>
  );
}
