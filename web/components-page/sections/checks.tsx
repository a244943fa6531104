import type { ComponentProps } from 'react';
import { CheckBox } from '../../src/ui/input/check-box.tsx';
import { CheckRow } from '../../src/ui/input/check-row.tsx';
import { SelectableRow } from '../../src/ui/input/selectable-row.tsx';
import { SwitchRow } from '../../src/ui/input/switch-row.tsx';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry } from '../registry.ts';
import { longName, noop } from '../samples.ts';

const checkRow: RegistryEntry = {
  name: 'CheckRow',
  file: 'ui/input/check-row.tsx',
  when: 'A yes-or-no choice of a list of them, the whole row being its label.',
  width: 'card',
  states: [
    {
      name: 'chosen, open, would find nothing, long text',
      show: (
        <Controlled first={true}>
          {(checked, change) => (
            <div className="rounded-card bg-card">
              <CheckRow checked={checked} onChange={change} value="1,204">
                Free delivery
              </CheckRow>
              <CheckRow checked={!checked} onChange={(next) => change(!next)} value="86">
                In stock
              </CheckRow>
              <CheckRow checked={false} disabled onChange={noop} value="0">
                Made to order
              </CheckRow>
              <CheckRow checked={false} onChange={noop} value="12">
                Sold by a shop that answers within a day and takes goods back for thirty
              </CheckRow>
            </div>
          )}
        </Controlled>
      ),
    },
  ],
};

const switchRow: RegistryEntry = {
  name: 'SwitchRow',
  file: 'ui/input/switch-row.tsx',
  when: 'A setting that is on or off and applies at once, the whole row being its label.',
  width: 'card',
  states: [
    {
      name: 'on, off, with help, fixed',
      show: (
        <Controlled first={true}>
          {(checked, change) => (
            <div className="rounded-card bg-card">
              <SwitchRow icon="pause" checked={checked} onChange={change}>
                Reduce motion
              </SwitchRow>
              <SwitchRow
                checked={!checked}
                onChange={(next) => change(!next)}
                help="Loads screens only when you open them."
              >
                Save data
              </SwitchRow>
              <SwitchRow checked disabled onChange={noop}>
                Safety of the account
              </SwitchRow>
            </div>
          )}
        </Controlled>
      ),
    },
  ],
};

const checkBox: RegistryEntry = {
  name: 'CheckBox',
  file: 'ui/input/check-box.tsx',
  when: 'The box of a choice whose row is drawn by a feature; the label around it is what is pressed.',
  width: 'control',
  states: [
    { name: 'open', show: box({}) },
    { name: 'chosen', show: box({ defaultChecked: true }) },
    { name: 'some of several', show: box({ indeterminate: true }) },
    { name: 'refused', show: box({ 'aria-invalid': true }) },
    { name: 'disabled', show: box({ disabled: true }) },
    { name: 'chosen, disabled', show: box({ defaultChecked: true, disabled: true }) },
  ],
};

function box(state: Omit<ComponentProps<typeof CheckBox>, 'onChange'>) {
  return (
    <label className="inline-flex min-h-11 min-w-11 items-center">
      <CheckBox aria-label="Choose" onChange={noop} {...state} />
    </label>
  );
}

const noRows: ReadonlySet<number> = new Set();

const selectableRow: RegistryEntry = {
  name: 'SelectableRow',
  file: 'ui/input/selectable-row.tsx',
  when: 'A row of a list of which several are chosen; a press anywhere on it chooses it.',
  width: 'card',
  states: [
    {
      name: 'not being chosen',
      show: (
        <SelectableRow id={1} name="An order" selection={undefined}>
          {longName}
        </SelectableRow>
      ),
    },
    {
      name: 'being chosen',
      show: (
        <Controlled first={noRows}>
          {(selected, change) => (
            <SelectableRow id={1} name="An order" selection={{ selected, onSelect: change }}>
              <div className="rounded-card bg-card">{longName}</div>
            </SelectableRow>
          )}
        </Controlled>
      ),
    },
  ],
};

export const checks: RegistryEntry[] = [checkRow, switchRow, checkBox, selectableRow];
