import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';

/** Loaded when opened: most customers who choose an address add none. */
export const AddressFormSheet = lazyOverlay(() => import('./address-form-sheet.tsx').then((m) => m.AddressFormSheet));
