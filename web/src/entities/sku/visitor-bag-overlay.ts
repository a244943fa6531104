import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';
import { importDeferred } from '../../navigation/deferred-rooms.ts';

/** The visitor's bag on this device. */
export const VisitorBag = lazyOverlay(() =>
  importDeferred(() => import('../cart-line/visitor-bag-sheet.tsx')).then((m) => m.VisitorBagSheet),
);
