import { createSafeStorage } from './safe-storage.ts';

/** `sessionStorage`, which never throws. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage);
