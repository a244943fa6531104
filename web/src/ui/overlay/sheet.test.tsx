// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInDocument } from '../../draw-in-document.testing.tsx';
import { Sheet } from './sheet.tsx';

// jsdom 31 has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = () => {};

const named = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.focus();
  await act(async () => button?.click());
}

/** A sheet of steps: each is left by its button. */
function Steps({ fields }: { fields: readonly string[] }) {
  const [step, setStep] = useState(0);
  return (
    <Sheet title="Confirm" onClose={() => undefined}>
      <button key={step} type="button" onClick={() => setStep(step + 1)}>
        Continue
      </button>
      {step > 0 &&
        fields.map((label) => (
          <input
            key={label}
            type="checkbox"
            aria-label={label}
            hidden={label === 'hidden'}
            disabled={label === 'disabled'}
          />
        ))}
    </Sheet>
  );
}

test.each([
  ['its first field', ['hidden', 'code', 'note'], 'code'],
  ['its first field that takes it', ['disabled', 'code'], 'code'],
  ['the title, if it has no field', [], 'Confirm'],
  ['the title, if no field takes it', ['disabled'], 'Confirm'],
])('the next step of a sheet has the focus: %s', async (_where, fields, focused) => {
  await drawInDocument(<Steps fields={fields} />);
  await press('Continue');
  expect(named()).toBe(focused);
});

/** A sheet with a field and filters, each removed by its button. */
function Filters({ initial }: { initial: readonly string[] }) {
  const [filters, setFilters] = useState(initial);
  return (
    <Sheet title="Filter" onClose={() => undefined}>
      <form>
        <input type="checkbox" aria-label="In stock" />
        <div>
          {filters.map((filter) => (
            <button key={filter} type="button" onClick={() => setFilters(filters.filter((other) => other !== filter))}>
              {filter}
            </button>
          ))}
          <p>
            <a href="#help">Help</a>
          </p>
        </div>
      </form>
    </Sheet>
  );
}

test('a removed control leaves the focus to the nearest one, not to the first field', async () => {
  await drawInDocument(<Filters initial={['Red', 'Blue']} />);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await press('Red');
  expect(named()).toBe('Blue');
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  await press('Blue');
  expect(named()).toBe('Help');
});

test('a closed sheet no longer observes the focus or its content', async () => {
  const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
  const remove = vi.spyOn(HTMLDialogElement.prototype, 'removeEventListener');
  const { redraw } = await drawInDocument(<Steps fields={[]} />);
  await redraw(null);
  expect(disconnect).toHaveBeenCalledOnce();
  expect(remove.mock.calls.map(([type]) => type)).toContain('focusin');
});
