import { createSafeStorage } from './safe-storage.ts';

/** `sessionStorage` that never throws. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage);
