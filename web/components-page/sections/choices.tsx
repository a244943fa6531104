import type { ComponentProps } from 'react';
import { OptionPicker } from '../../src/ui/input/option-picker.tsx';
import { RadioList } from '../../src/ui/input/radio-list.tsx';
import { Stepper } from '../../src/ui/input/stepper.tsx';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry, RegistryGroup } from '../registry.ts';
import { noop } from '../samples.ts';
import { checks } from './checks.tsx';
import { chips } from './chips.tsx';
import { segmentsAndTabs } from './segments-and-tabs.tsx';

const radioList: RegistryEntry = {
  name: 'RadioList',
  file: 'ui/input/radio-list.tsx',
  when: 'One of several in a sheet: an appearance, an order of sorting. What applies at once and changes much, such as a language, has buttons.',
  width: 'card',
  states: [
    {
      name: 'with a long one',
      show: (
        <Controlled first="device">
          {(selected, change) => (
            <RadioList
              label="Appearance"
              options={[
                { value: 'device', text: 'Same as device' },
                { value: 'light', text: 'Light' },
                { value: 'evening', text: 'Light by day, and dark from the evening until the next morning' },
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

const optionPicker: RegistryEntry = {
  name: 'OptionPicker',
  file: 'ui/input/option-picker.tsx',
  when: 'One of many in a sheet, found by typing: a country, then its areas level by level.',
  width: 'card',
  states: [
    {
      name: 'to try, one with parts of its own',
      show: (
        <Controlled first={2}>
          {(selected, change) => (
            <OptionPicker
              label="Search areas"
              options={[
                { id: 1, text: 'Kyoto Prefecture', hasMore: true },
                { id: 2, text: 'Osaka' },
                { id: 3, text: 'Provence-Alpes-Côte d’Azur, Alpes-de-Haute-Provence, Digne-les-Bains' },
              ]}
              selectedId={selected}
              onPick={change}
            />
          )}
        </Controlled>
      ),
    },
  ],
};

const stepper: RegistryEntry = {
  name: 'Stepper',
  file: 'ui/input/stepper.tsx',
  when: 'A small whole number: how many of a thing.',
  width: 'control',
  states: [
    steps('at its least', 1, 9),
    steps('that removes at its least', 1, 9, { label: 'Remove', onRemove: noop }),
    steps('between', 4, 9),
    steps('at its most', 9, 9),
    steps('large', 1888, 9999),
    steps('out of bounds', 12, 9),
  ],
};

function steps(name: string, first: number, max: number, removal?: ComponentProps<typeof Stepper>['removal']) {
  return {
    name,
    show: (
      <Controlled first={first}>
        {(value, change) => (
          <Stepper
            label={`Quantity, ${name}`}
            value={value}
            max={max}
            onChange={change}
            invalid={!(value >= 1 && value <= max)}
            {...(removal && { removal })}
          />
        )}
      </Controlled>
    ),
  };
}

export const choosing: RegistryGroup = {
  name: 'Choices',
  items: [...chips, ...segmentsAndTabs, radioList, optionPicker, ...checks, stepper],
};
