import { useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import { createRequiredContext } from '../behaviour/required-context.ts';
import type { Overlays } from './overlays.ts';

export const [OverlaysContext, useOverlays] = createRequiredContext<Overlays>('OverlaysContext');

/** Distinguishes page loads: React's ids are the same after a reload, and the history survives it. */
const pageId = Math.random().toString(36).slice(2);

/**
 * The state of a sheet: `{sheet.isOpen && <Sheet title={…} onClose={sheet.close}>…</Sheet>}`. An open sheet is a
 * history entry, so that back closes it (navigation/overlays.ts). `open` returns whether the sheet is open: not over
 * another screen.
 */
export function useOverlay(): { isOpen: boolean; open: () => boolean; close: () => void } {
  const overlays = useOverlays();
  const id = `${pageId}${useId()}`;
  useEffect(() => overlays.mount(id), [overlays, id]);
  const readOpen = () => overlays.isOpen(id);
  const isOpen = useSyncExternalStore(overlays.subscribe, readOpen, readOpen);
  // Stable functions, for memoized rows.
  const controls = useMemo(
    () => ({ open: () => overlays.show({ id }), close: () => overlays.close(id) }),
    [overlays, id],
  );
  return { isOpen, ...controls };
}

/**
 * Closes what the URL opens, such as `?reviews=all`, by going back to where it was opened. If the visit began with this
 * URL, calls `fallback`, which must change the URL.
 */
export function useCloseUrlOverlay(fallback: () => void): () => void {
  const overlays = useOverlays();
  return () => overlays.back(fallback);
}
