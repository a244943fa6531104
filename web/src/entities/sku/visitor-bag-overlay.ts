import { lazyOverlay } from '../../feedback/lazy.tsx';
import { deferredRooms } from '../../navigation/deferred-rooms.ts';

export const VisitorBag = lazyOverlay(
  () => import('../cart-line/visitor-bag-sheet.tsx').then((m) => m.VisitorBagSheet),
  deferredRooms,
);
