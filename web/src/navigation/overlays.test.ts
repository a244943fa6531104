import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOverlays } from './overlays.ts';

test('[B2.15] a sheet whose screen was left before the answer that opens it adds no entry to the history', () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const navigate = vi.spyOn(router, 'navigate');
  const overlays = createOverlays(router);
  const unmount = overlays.mount('sheet');
  unmount();
  expect(overlays.show({ id: 'sheet' })).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  overlays.mount('sheet');
  expect(overlays.show({ id: 'sheet' })).toBe(true);
  expect(navigate).toHaveBeenCalledOnce();
});

/** Opens sheets one over another and closes the last; the browser goes back when the returned function is called. */
function closeLate(...sheets: string[]) {
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute(), history });
  // Without a document, a router navigates nowhere.
  vi.spyOn(router, 'navigate').mockImplementation(async ({ href = '', state }) => history.push(href, state));
  const overlays = createOverlays(router);
  for (const id of ['first', 'second']) overlays.mount(id);
  for (const id of sheets) overlays.show({ id });
  const { go } = history;
  const late = Promise.withResolvers<void>();
  const goes = vi.spyOn(history, 'go').mockImplementation((steps) => void late.promise.then(() => go(steps)));
  overlays.close(sheets.at(-1) ?? '');
  return { overlays, history, goes, goBack: late.resolve };
}

test('[B2.15] a sheet that is opened while another closes opens after it', async () => {
  const { overlays, goBack } = closeLate('first');
  overlays.show({ id: 'second' });
  goBack();
  await vi.waitFor(() => expect(overlays.open()).toEqual([{ id: 'second' }]));
});

test('[B2.15] a second press on “Close” does not go back again, even if the browser takes seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { overlays, goes } = closeLate('first');
  vi.advanceTimersByTime(5000);
  overlays.close('first');
  expect(goes).toHaveBeenCalledOnce();
});

test('[B2.15] a sheet that is closed while the one over it closes is closed after it, and only once', async () => {
  const { overlays, goes, goBack } = closeLate('first', 'second');
  overlays.close('first');
  overlays.close('first');
  expect(overlays.open()).toHaveLength(2);
  goBack();
  await vi.waitFor(() => expect(overlays.open()).toEqual([]));
  expect(goes).toHaveBeenCalledTimes(2);
});

test('[B2.15] a sheet that is closed while the one over it closes is closed even if that takes over ten seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { overlays, goBack } = closeLate('first', 'second');
  overlays.close('first');
  vi.advanceTimersByTime(11_000);
  goBack();
  await vi.waitFor(() => expect(overlays.open()).toEqual([]));
});

test('[B2.15] no sheet opens after all are closed, as at the end of a session', async () => {
  const { overlays, goBack } = closeLate('first');
  overlays.show({ id: 'second' });
  const closed = overlays.closeAll();
  goBack();
  await closed;
  expect(overlays.open()).toEqual([]);
});

test('[B2.15] back from a sheet over the first screen closes it, and calls the fallback', async () => {
  const { overlays, goBack } = closeLate('first');
  goBack();
  await vi.waitFor(() => expect(overlays.open()).toEqual([]));
  overlays.show({ id: 'second' });
  const fallback = vi.fn();
  overlays.back(fallback);
  await vi.waitFor(() => expect(fallback).toHaveBeenCalledOnce());
  expect(overlays.open()).toEqual([]);
});

test('[B2.15] back after a filter that was applied while its sheet closes leaves the screen', async () => {
  const { overlays, history, goBack } = closeLate('first');
  // Without a document, a history asks no blocker.
  vi.stubGlobal('document', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  history.replace('/?sort=price');
  const fallback = vi.fn();
  overlays.back(fallback);
  goBack();
  await vi.waitFor(() => expect(fallback).toHaveBeenCalledOnce());
});
