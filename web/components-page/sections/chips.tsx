import type { ComponentProps } from 'react';
import { Chip } from '../../src/ui/input/chip.tsx';
import { FilterChips } from '../../src/ui/input/filter-chips.tsx';
import { PictureChip, PictureChipSkeletons } from '../../src/ui/input/picture-chip.tsx';
import { RemovableChip } from '../../src/ui/input/removable-chip.tsx';
import { ProductImage } from '../../src/ui/product/product-image.tsx';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry } from '../registry.ts';
import { headphones, noop } from '../samples.ts';

const chip: RegistryEntry = {
  name: 'Chip',
  file: 'ui/input/chip.tsx',
  when: 'One choice of a few that are all in sight: a size, a colour, a facet of a filter.',
  width: 'control',
  states: [
    {
      name: 'to try',
      show: (
        <Controlled first={false}>
          {(selected, change) => (
            <Chip selected={selected} onSelect={() => change(!selected)}>
              Graphite
            </Chip>
          )}
        </Controlled>
      ),
    },
    chipThat('selected', { selected: true }),
    chipThat('sold out', { soldOut: true, reason: 'Sold out' }),
    chipThat('selected, then sold out', { selected: true, soldOut: true, reason: 'Sold out' }),
    chipThat('with a count', { children: 'Outdoors', count: 1204 }),
    chipThat('selected, with a count', { children: 'Outdoors', count: 12, selected: true }),
    chipThat('would find nothing', { children: 'Outdoors', count: 0 }),
    chipThat('cannot be chosen', { disabled: true, reason: 'Not with Large' }),
    chipThat('long text', { children: 'Midnight blue with a woven textile strap, 42 mm' }),
  ],
};

function chipThat(name: string, { children = 'Graphite', ...state }: Partial<ComponentProps<typeof Chip>>) {
  return {
    name,
    show: (
      <Chip selected={false} onSelect={noop} {...state}>
        {children}
      </Chip>
    ),
  };
}

const removableChip: RegistryEntry = {
  name: 'RemovableChip',
  file: 'ui/input/removable-chip.tsx',
  when: 'Something that narrows the list at present, and that a press takes back.',
  width: 'control',
  states: [
    {
      name: 'default',
      show: (
        <RemovableChip label="Outdoors, remove" onRemove={noop}>
          Outdoors
        </RemovableChip>
      ),
    },
    {
      name: 'long text',
      show: (
        <RemovableChip label="The Northwind Audio and Home Electronics Company of Rotterdam, remove" onRemove={noop}>
          The Northwind Audio and Home Electronics Company of Rotterdam
        </RemovableChip>
      ),
    },
  ],
};

const pictureChip: RegistryEntry = {
  name: 'PictureChip',
  with: ['PictureChipSkeletons'],
  file: 'ui/input/picture-chip.tsx',
  when: 'One of a row of categories or collections above a list.',
  width: 'control',
  states: [
    {
      name: 'to try',
      show: (
        <Controlled first={false}>
          {(selected, change) => (
            <div className="rail flex">
              <PictureChip
                selected={selected}
                onSelect={() => change(!selected)}
                picture={
                  <ProductImage
                    src={headphones.picture}
                    alt=""
                    tint={headphones.tint}
                    className="size-8 rounded-full p-1"
                  />
                }
              >
                Electrical equipment
              </PictureChip>
            </div>
          )}
        </Controlled>
      ),
    },
    {
      name: 'selected, without a picture',
      show: (
        <PictureChip selected onSelect={noop}>
          All
        </PictureChip>
      ),
    },
    {
      name: 'before the names are known',
      show: (
        <div className="flex gap-2 overflow-hidden">
          <PictureChipSkeletons />
        </div>
      ),
    },
  ],
};

const filterChips: RegistryEntry = {
  name: 'FilterChips',
  file: 'ui/input/filter-chips.tsx',
  when: 'One filter of a list, or none, always in sight above it.',
  width: 'card',
  states: [
    {
      name: 'to try',
      show: (
        <Controlled<'order' | 'wallet' | 'shop' | 'system' | undefined> first={undefined}>
          {(selected, change) => (
            <FilterChips
              label="Type"
              options={[
                { value: 'order', text: 'Orders' },
                { value: 'wallet', text: 'Wallet' },
                { value: 'shop', text: 'Shops' },
                { value: 'system', text: 'Account' },
              ]}
              selected={selected}
              onSelect={change}
            />
          )}
        </Controlled>
      ),
    },
  ],
};

export const chips: RegistryEntry[] = [chip, filterChips, pictureChip, removableChip];
