import type { ComponentProps } from 'react';
import { CheckBox } from '../ui/check-box.tsx';
import { CheckRow } from '../ui/check-row.tsx';
import { Chip } from '../ui/chip.tsx';
import { ChoiceList } from '../ui/choice-list.tsx';
import { RemovableChip } from '../ui/removable-chip.tsx';
import { Segments } from '../ui/segments.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { Keeps } from './keeps.tsx';
import type { Shown, ShownGroup } from './shown.ts';

const nothing = () => {};

const chip: Shown = {
  name: 'Chip',
  file: 'ui/chip.tsx',
  when: 'One choice of a few that are all in sight: a size, a colour, a facet of a filter.',
  room: 'control',
  states: [
    {
      name: 'to try',
      show: (
        <Keeps first={false}>
          {(selected, change) => (
            <Chip selected={selected} onSelect={() => change(!selected)}>
              Graphite
            </Chip>
          )}
        </Keeps>
      ),
    },
    {
      name: 'selected',
      show: (
        <Chip selected onSelect={nothing}>
          Graphite
        </Chip>
      ),
    },
    {
      name: 'sold out',
      show: (
        <Chip selected={false} soldOut reason="Sold out" onSelect={nothing}>
          Graphite
        </Chip>
      ),
    },
    {
      name: 'selected, then sold out',
      show: (
        <Chip selected soldOut reason="Sold out" onSelect={nothing}>
          Graphite
        </Chip>
      ),
    },
    {
      name: 'with a count',
      show: (
        <Chip selected={false} count={1204} onSelect={nothing}>
          Outdoors
        </Chip>
      ),
    },
    {
      name: 'selected, with a count',
      show: (
        <Chip selected count={12} onSelect={nothing}>
          Outdoors
        </Chip>
      ),
    },
    {
      name: 'would find nothing',
      show: (
        <Chip selected={false} count={0} onSelect={nothing}>
          Outdoors
        </Chip>
      ),
    },
    {
      name: 'cannot be chosen',
      show: (
        <Chip selected={false} closed reason="Not with Large" onSelect={nothing}>
          Graphite
        </Chip>
      ),
    },
    {
      name: 'long text',
      show: (
        <Chip selected={false} onSelect={nothing}>
          Midnight blue with a woven textile strap, 42 mm
        </Chip>
      ),
    },
  ],
};

const removableChip: Shown = {
  name: 'RemovableChip',
  file: 'ui/removable-chip.tsx',
  when: 'Something that narrows the list at present, and that a press takes back.',
  room: 'control',
  states: [
    {
      name: 'default',
      show: (
        <RemovableChip label="Remove Outdoors" onRemove={nothing}>
          Outdoors
        </RemovableChip>
      ),
    },
    {
      name: 'long text',
      show: (
        <RemovableChip label="Remove The Northwind Audio and Home Electronics Company of Rotterdam" onRemove={nothing}>
          The Northwind Audio and Home Electronics Company of Rotterdam
        </RemovableChip>
      ),
    },
  ],
};

const segments: Shown = {
  name: 'Segments',
  file: 'ui/segments.tsx',
  when: 'Two to five ways to look at the same place, one of them chosen. More of them, or long ones: Tabs.',
  room: 'card',
  states: [few(2, 'two'), few(3, 'three'), few(7, 'many: it scrolls')],
};

function few(count: number, name: string) {
  const days = ['Week', 'Month', 'Quarter', 'Half a year', 'Year', 'Two years', 'All time'].slice(0, count);
  return {
    name,
    show: (
      <Keeps first="Week">
        {(selected, change) => (
          <Segments
            label={`Period, ${name}`}
            choices={days.map((value) => ({ value, text: value }))}
            selected={selected}
            onChoose={change}
          />
        )}
      </Keeps>
    ),
  };
}

const tabs: Shown = {
  name: 'Tabs',
  with: ['TabPanel'],
  file: 'ui/tabs.tsx',
  when: 'The parts of a screen, of which one is shown; where they are many, they scroll.',
  room: 'card',
  states: [tabsOf(2, 'few'), tabsOf(8, 'many: they scroll')],
};

function tabsOf(count: number, name: string) {
  const parts = ['Goods', 'About', 'Reviews', 'Delivery', 'Returns', 'Payment', 'Questions', 'Imprint'];
  const shown = parts.slice(0, count).map((value) => ({ value, text: value }));
  const panel = `ui-page-panel-${count}`;
  return {
    name,
    show: (
      <Keeps first="Goods">
        {(selected, change) => (
          <div className="ui-page-bleed">
            <Tabs label={`Parts, ${name}`} tabs={shown} selected={selected} onSelect={change} panel={panel} />
            <TabPanel id={panel} selected={selected}>
              <p className="ui-page-pad">{selected} stand here.</p>
            </TabPanel>
          </div>
        )}
      </Keeps>
    ),
  };
}

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

const checkRow: Shown = {
  name: 'CheckRow',
  file: 'ui/check-row.tsx',
  when: 'A yes-or-no choice of a list of them, the whole row being its label.',
  room: 'card',
  states: [
    {
      name: 'chosen, open, would find nothing, long text',
      show: (
        <Keeps first={true}>
          {(checked, change) => (
            <div className="ui-page-card">
              <CheckRow checked={checked} onChange={change} value="1,204">
                Free delivery
              </CheckRow>
              <CheckRow checked={!checked} onChange={(next) => change(!next)} value="86">
                In stock
              </CheckRow>
              <CheckRow checked={false} disabled onChange={nothing} value="0">
                Made to order
              </CheckRow>
              <CheckRow checked={false} onChange={nothing} value="12">
                Sold by a shop that answers within a day and takes goods back for thirty
              </CheckRow>
            </div>
          )}
        </Keeps>
      ),
    },
  ],
};

const checkBox: Shown = {
  name: 'CheckBox',
  file: 'ui/check-box.tsx',
  when: 'The box of a choice whose row is drawn by a feature; the label around it is what is pressed.',
  room: 'control',
  states: [
    { name: 'open', show: box({}) },
    { name: 'chosen', show: box({ defaultChecked: true }) },
    { name: 'refused', show: box({ 'aria-invalid': true }) },
    { name: 'disabled', show: box({ disabled: true }) },
    { name: 'chosen, disabled', show: box({ defaultChecked: true, disabled: true }) },
  ],
};

function box(state: ComponentProps<typeof CheckBox>) {
  return (
    <label className="ui-page-touch">
      <CheckBox aria-label="Choose" {...state} />
    </label>
  );
}

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
  items: [chip, removableChip, segments, tabs, choiceList, checkRow, checkBox, stepper],
};
