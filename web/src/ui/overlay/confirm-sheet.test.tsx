// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ReportErrorContext } from '../../behaviour/report-error.ts';
import { drawInDocument } from '../../draw-in-document.testing.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';

const failure = new Error('The address is in use.');

/** A question that was answered by a press, before the call has ended. */
async function confirm() {
  // jsdom 31 has no modal dialogs.
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  const [report, close] = [vi.fn(), vi.fn()];
  const call = Promise.withResolvers<void>();
  const question = (
    <ConfirmSheet title="Delete?" confirmLabel="Delete" onConfirm={() => call.promise} onClose={close} />
  );
  const sheet = (isOpen: boolean) => <ReportErrorContext value={report}>{isOpen && question}</ReportErrorContext>;
  const { redraw } = await drawInDocument(sheet(true));
  const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete');
  await act(() => button()?.click());
  return {
    report,
    close,
    button,
    leave: () => redraw(sheet(false)),
    succeed: () => act(async () => call.resolve()),
    fail: () => act(async () => call.reject(failure)),
  };
}

test('[B8.05] what fails after its sheet was closed is reported as no longer shown', async () => {
  const { report, leave, fail } = await confirm();
  await leave();
  await fail();
  expect(report.mock.calls).toEqual([[failure, false]]);
});

test('[B8.05] what fails in an open sheet is shown there, and can be confirmed again', async () => {
  const { report, close, button, fail } = await confirm();
  expect(button()?.getAttribute('aria-busy')).toBe('true');
  await fail();
  expect(report.mock.calls).toEqual([[failure, true]]);
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/\w/);
  expect(button()?.hasAttribute('aria-busy')).toBe(false);
  expect(close).not.toHaveBeenCalled();
});

test('an answer closes its own sheet, and nothing that was opened since', async () => {
  const open = await confirm();
  await open.succeed();
  expect(open.close).toHaveBeenCalledTimes(1);
  await open.leave();
  const left = await confirm();
  await left.leave();
  await left.succeed();
  expect(left.close).not.toHaveBeenCalled();
});
