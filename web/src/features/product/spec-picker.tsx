import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useId } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { type Picked, stateOf } from './spec-choice.ts';

interface SpecPickerProps {
  product: Schema<'Product'>;
  picked: Picked;
  /** The group that a customer skipped: it is named in red until it is filled. */
  missing: number | undefined;
  onPick: (groupId: number, valueId: number) => void;
}

export function SpecPicker({ product, picked, missing, onPick }: SpecPickerProps) {
  return product.spec_groups.map((group) => (
    <SpecGroup
      key={group.id}
      product={product}
      group={group}
      picked={picked}
      missing={group.id === missing}
      onPick={onPick}
    />
  ));
}

function SpecGroup({
  product,
  group,
  picked,
  missing,
  onPick,
}: Omit<SpecPickerProps, 'missing'> & { group: Schema<'SpecGroup'>; missing: boolean }) {
  const { t } = useLingui();
  const heading = useId();
  const reasons = { free: undefined, sold_out: t`Sold out`, impossible: t`Not available in this combination` };
  return (
    <section aria-labelledby={heading} id={`spec-${group.id}`} className="scroll-mt-20">
      <h2 id={heading} className="text-14 font-semibold">
        {group.name}
        {missing && (
          <span role="alert" className="ms-2 font-normal text-danger">
            <Trans>Please choose</Trans>
          </span>
        )}
      </h2>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {group.values.map(({ id, name }) => {
          const state = stateOf(product, picked, group.id, id);
          return (
            <Chip
              key={id}
              selected={picked.get(group.id) === id}
              soldOut={state !== 'free'}
              reason={reasons[state]}
              onSelect={() => onPick(group.id, id)}
            >
              {name}
            </Chip>
          );
        })}
      </div>
    </section>
  );
}
