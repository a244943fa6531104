import { ChoiceList } from '../ui/choice-list.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { checks } from './checks.tsx';
import { chips } from './chips.tsx';
import { Keeps } from './keeps.tsx';
import { segmentsAndTabs } from './segments-and-tabs.tsx';
import type { Shown, ShownGroup } from './shown.ts';

const choiceList: Shown = {
  name: 'ChoiceList',
  file: 'ui/choice-list.tsx',
  when: 'One of several in a sheet or on a screen of its own: a language, an appearance, an order of sorting.',
  room: 'card',
  states: [
    {
      name: 'with a long one',
      show: (
        <Keeps first="device">
          {(selected, change) => (
            <ChoiceList
              label="Appearance"
              choices={[
                { value: 'device', text: 'Same as the device' },
                { value: 'light', text: 'Light' },
                { value: 'evening', text: 'Light by day, and dark from the evening until the next morning' },
              ]}
              selected={selected}
              onChoose={change}
            />
          )}
        </Keeps>
      ),
    },
  ],
};

const stepper: Shown = {
  name: 'Stepper',
  file: 'ui/stepper.tsx',
  when: 'A small whole number: how many of a thing.',
  room: 'control',
  states: [
    steps('at its least', 1, 9),
    steps('between', 4, 9),
    steps('at its most', 9, 9),
    steps('large', 1888, 9999),
    steps('out of bounds', 12, 9),
  ],
};

function steps(name: string, first: number, max: number) {
  return {
    name,
    show: (
      <Keeps first={first}>
        {(value, change) => (
          <Stepper
            label={`Quantity, ${name}`}
            value={value}
            max={max}
            onChange={change}
            invalid={!(value >= 1 && value <= max)}
          />
        )}
      </Keeps>
    ),
  };
}

export const choosing: ShownGroup = {
  name: 'Choices',
  items: [...chips, ...segmentsAndTabs, choiceList, ...checks, stepper],
};
