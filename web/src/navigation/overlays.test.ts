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
  const entries = () => history.location.state.overlays ?? [];
  return { overlays, history, entries, goes, goBack: late.resolve };
}

test('[B2.15] a sheet that is opened while another closes opens after it', async () => {
  const { overlays, goBack } = closeLate('first');
  overlays.show({ id: 'second' });
  goBack();
  await vi.waitFor(() => expect(overlays.open()).toEqual([{ id: 'second' }]));
});

test('[B2.15] a sheet that is asked for again while it closes opens anew, and closes', async () => {
  const { overlays, entries, goBack } = closeLate('first');
  overlays.show({ id: 'first' });
  goBack();
  await vi.waitFor(() => expect(overlays.open()).toEqual([{ id: 'first' }]));
  overlays.close('first');
  await vi.waitFor(() => expect([overlays.open(), entries()]).toEqual([[], []]));
});

test('[B2.15] a sheet that is closed is hidden at once, with those opened from it, while the browser goes back', async () => {
  const { overlays, entries, history, goBack } = closeLate('first');
  goBack();
  await vi.waitFor(() => expect(entries()).toEqual([]));
  for (const id of ['first', 'second']) overlays.show({ id });
  vi.spyOn(history, 'go').mockImplementation(() => undefined);
  const listener = vi.fn();
  overlays.subscribe(listener);
  overlays.close('first');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  expect(overlays.open()).toEqual([]);
  expect(entries()).toHaveLength(2);
});

test('[B2.15] a sheet opens again though the browser has not gone back from it within ten seconds, and closes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { overlays, entries, goBack } = closeLate('first');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(overlays.isOpen('first')).toBe(false);
  overlays.show({ id: 'first' });
  expect(overlays.isOpen('first')).toBe(true);
  overlays.close('first');
  goBack();
  await vi.waitFor(() => expect(entries()).toEqual([]));
});

test('[B2.15] a sheet that leads to another URL covers the screen until the browser has gone back', async () => {
  const { overlays, history, goBack } = closeLate('first');
  // Without a document, a history asks no blocker.
  vi.stubGlobal('document', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  history.replace('/?sort=price');
  await Promise.resolve();
  expect(overlays.isOpen('first')).toBe(true);
  overlays.close('first');
  await Promise.resolve();
  expect(overlays.isOpen('first')).toBe(true);
  goBack();
  await vi.waitFor(() => expect(history.location.search).toBe('?sort=price'));
  expect(overlays.isOpen('first')).toBe(false);
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
  const { overlays, entries, goes, goBack } = closeLate('first', 'second');
  overlays.close('first');
  overlays.close('first');
  goBack();
  await vi.waitFor(() => expect(entries()).toEqual([]));
  expect(goes).toHaveBeenCalledTimes(2);
});

test('[B2.15] a sheet that is closed while the one over it closes is closed even if that takes over ten seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { overlays, entries, goBack } = closeLate('first', 'second');
  overlays.close('first');
  vi.advanceTimersByTime(11_000);
  goBack();
  await vi.waitFor(() => expect(entries()).toEqual([]));
});

test('[B2.15] no sheet opens after all are closed, as at the end of a session', async () => {
  const { overlays, goBack } = closeLate('first');
  overlays.show({ id: 'second' });
  const closed = overlays.closeAll();
  await Promise.resolve();
  expect(overlays.isOpen('first')).toBe(true);
  goBack();
  await closed;
  await new Promise((later) => setTimeout(later));
  expect(overlays.open()).toEqual([]);
});

test('[B2.15] back from a sheet over the first screen closes it, and calls the fallback', async () => {
  const { overlays, entries, goBack } = closeLate('first');
  goBack();
  await vi.waitFor(() => expect(entries()).toEqual([]));
  overlays.show({ id: 'second' });
  const fallback = vi.fn();
  overlays.back(fallback);
  await vi.waitFor(() => expect(fallback).toHaveBeenCalledOnce());
  expect(entries()).toEqual([]);
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

test('[B2.15] a link in a sheet works though the browser goes back after a long task, in which timers are due', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { history, goBack, entries } = closeLate('first');
  // Without a document, a history asks no blocker.
  vi.stubGlobal('document', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  history.push('/forgotPassword');
  vi.advanceTimersByTime(3000);
  expect(history.location.pathname).toBe('/');
  goBack();
  await vi.waitFor(() => expect([history.location.pathname, entries()]).toEqual(['/forgotPassword', []]));
  // The link has replaced the sheet.
  history.back();
  await vi.waitFor(() => expect([history.location.pathname, entries()]).toEqual(['/', []]));
});

test('[B2.15] a list that changes its own URL while the browser goes back does not undo a tap on a product', async () => {
  const { history, goBack } = closeLate('first');
  // Without a document, a history asks no blocker.
  vi.stubGlobal('document', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  history.push('/detail/101');
  history.replace('/?page=2');
  goBack();
  await vi.waitFor(() => expect(history.location.href).toBe('/detail/101'));
});
