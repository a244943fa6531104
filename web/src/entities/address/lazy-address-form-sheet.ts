import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';

/** Loaded when it is opened: most who choose an address add none. */
export const AddressFormSheet = lazyOverlay(() => import('./address-form-sheet.tsx').then((m) => m.AddressFormSheet));
