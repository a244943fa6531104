import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';
import { importWithTexts } from '../../i18n/activate-locale.ts';

/** What a visitor has collected on this device. */
export const VisitorBag = lazyOverlay(() =>
  importWithTexts(() => import('../cart-line/visitor-bag-sheet.tsx')).then((m) => m.VisitorBagSheet),
);
