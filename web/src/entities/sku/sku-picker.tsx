import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { pickValue, valueNames, valueState } from '@meridian/sdk/rules';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { Chip } from '../../ui/input/chip.tsx';
import { type SkuSelection, skuGroupId } from './use-sku-selection.ts';

interface SkuPickerProps {
  product: Schema<'Product'>;
  selection: SkuSelection;
  /** Renders the end of a group's heading, such as a link to its size guide. */
  aside?: (group: Schema<'SpecGroup'>) => ReactNode;
}

/** The groups of values that select an SKU. Every value can be pressed; a note below it names its conflicts. */
export function SkuPicker({ product, selection, aside }: SkuPickerProps) {
  return product.spec_groups.map((group) => (
    <SpecGroup key={group.id} product={product} selection={selection} group={group} aside={aside?.(group)} />
  ));
}

interface SpecGroupProps extends Omit<SkuPickerProps, 'aside'> {
  group: Schema<'SpecGroup'>;
  aside: ReactNode;
}

function SpecGroup({ product, selection, group, aside }: SpecGroupProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} id={skuGroupId(group.id)} className="scroll-mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={heading} className="text-14 font-semibold">
          {group.name}
        </h2>
        {aside}
      </div>
      <SpecNote selection={selection} groupId={group.id} />
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        {group.values.map((value) => (
          <SpecValue key={value.id} product={product} selection={selection} groupId={group.id} value={value} />
        ))}
      </div>
    </section>
  );
}

/** Why a group has no value: it was skipped, or its value dropped. Always rendered, so that a change is announced. */
function SpecNote({ selection, groupId }: { selection: SkuSelection; groupId: number }) {
  const isMissing = !selection.picked.has(groupId);
  return (
    <p role="status" className="text-14 text-danger">
      {isMissing && selection.missing === groupId ? (
        <Trans>Choose an option</Trans>
      ) : (
        isMissing &&
        selection.dropped.includes(groupId) && <Trans>This combination is not available. Choose another one.</Trans>
      )}
    </p>
  );
}

interface SpecValueProps extends Omit<SkuPickerProps, 'aside'> {
  groupId: number;
  value: Schema<'SpecGroup'>['values'][number];
}

function SpecValue({ product, selection, groupId, value: { id, name, swatch } }: SpecValueProps) {
  const { t } = useLingui();
  const { list } = useFormats();
  const { picked } = selection;
  const state = valueState(product, picked, groupId, id);
  const conflicting = () => {
    const { dropped } = pickValue(product, picked, groupId, id);
    const values = dropped.flatMap((group) => picked.get(group) ?? []);
    return list(valueNames(product, values));
  };
  const reasons = {
    available: () => undefined,
    sold_out: () => t`Sold out`,
    conflict: () => t`Not with ${conflicting()}`,
    unavailable: () => t`Unavailable`,
  };
  return (
    <Chip
      selected={picked.get(groupId) === id}
      soldOut={state === 'sold_out'}
      disabled={state === 'unavailable'}
      reason={reasons[state]()}
      swatch={swatch}
      onSelect={() => selection.pick(groupId, id)}
    >
      {name}
    </Chip>
  );
}
