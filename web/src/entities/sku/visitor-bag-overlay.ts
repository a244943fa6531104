import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';
import { importDeferred } from '../../navigation/deferred-rooms.ts';

/** What a visitor has collected on this device. */
export const VisitorBag = lazyOverlay(() =>
  importDeferred(() => import('../cart-line/visitor-bag-sheet.tsx')).then((m) => m.VisitorBagSheet),
);
