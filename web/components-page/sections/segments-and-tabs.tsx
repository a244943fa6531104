import { SegmentedControl } from '../../src/ui/input/segmented-control.tsx';
import { TabPanel, Tabs } from '../../src/ui/tabs.tsx';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry } from '../registry.ts';

const segments: RegistryEntry = {
  name: 'SegmentedControl',
  file: 'ui/input/segmented-control.tsx',
  when: 'Two to five ways to look at the same place, one of them chosen. More of them, or long ones: Tabs.',
  width: 'card',
  states: [few(2, 'two'), few(3, 'three'), few(7, 'many: it scrolls')],
};

function few(count: number, name: string) {
  const days = ['Week', 'Month', 'Quarter', 'Half a year', 'Year', 'Two years', 'All time'].slice(0, count);
  return {
    name,
    show: (
      <Controlled first="Week">
        {(selected, change) => (
          <SegmentedControl
            label={`Period, ${name}`}
            options={days.map((value) => ({ value, text: value }))}
            selected={selected}
            onSelect={change}
          />
        )}
      </Controlled>
    ),
  };
}

const tabs: RegistryEntry = {
  name: 'Tabs',
  with: ['TabPanel'],
  file: 'ui/tabs.tsx',
  when: 'The parts of a screen, of which one is shown; where they are many, they scroll.',
  width: 'card',
  states: [tabsOf(2, 'few'), tabsOf(8, 'many: they scroll')],
};

function tabsOf(count: number, name: string) {
  const parts = ['Goods', 'About', 'Reviews', 'Delivery', 'Returns', 'Payment', 'Questions', 'Imprint'];
  const shown = parts.slice(0, count).map((value) => ({ value, text: value }));
  const panel = `ui-page-panel-${count}`;
  return {
    name,
    show: (
      <Controlled first="Goods">
        {(selected, change) => (
          <div>
            <Tabs label={`Parts, ${name}`} tabs={shown} selected={selected} onSelect={change} panel={panel} />
            <TabPanel id={panel} selected={selected}>
              <p className="px-4 py-3 text-14">{selected} stand here.</p>
            </TabPanel>
          </div>
        )}
      </Controlled>
    ),
  };
}

export const segmentsAndTabs: RegistryEntry[] = [segments, tabs];
