// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawInDocument } from '../../draw-in-document.testing.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

function Screen({ isNeeded }: { isNeeded: boolean }) {
  useLeaveWarning(isNeeded);
  return null;
}

/** Begins to leave the page, as a browser of any age sees it. */
function leave() {
  const event = Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
    value: false,
    writable: true,
  });
  window.dispatchEvent(event);
  return { asksNow: event.defaultPrevented, asksBefore119: event.returnValue };
}

test('leaving the page asks while something would be lost, in Chromium before 119 too', async () => {
  const { redraw } = await drawInDocument(<Screen isNeeded />);
  expect(leave()).toEqual({ asksNow: true, asksBefore119: true });
  await redraw(<Screen isNeeded={false} />);
  expect(leave()).toEqual({ asksNow: false, asksBefore119: false });
});
