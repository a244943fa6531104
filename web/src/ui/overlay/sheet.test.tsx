// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { drawInDocument } from '../../draw-in-document.testing.tsx';
import { Sheet } from './sheet.tsx';

/** A sheet of steps: each is left by its button. */
function Steps({ fields }: { fields: readonly string[] }) {
  const [step, setStep] = useState(0);
  return (
    <Sheet title="Confirm" onClose={() => undefined}>
      <button key={step} type="button" onClick={() => setStep(step + 1)}>
        Continue
      </button>
      {step > 0 &&
        fields.map((label) => <input key={label} type="checkbox" aria-label={label} hidden={label === 'hidden'} />)}
    </Sheet>
  );
}

test.each([
  ['its first field', ['hidden', 'code', 'note'], 'code'],
  ['the title, if it has no field', [], 'Confirm'],
])('the next step of a sheet has the focus: %s', async (_where, fields, focused) => {
  // jsdom 31 has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  await drawInDocument(<Steps fields={fields} />);
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Continue');
  button?.focus();
  await act(async () => button?.click());
  const { activeElement } = document;
  expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(focused);
});
