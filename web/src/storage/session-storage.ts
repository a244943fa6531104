import { createSafeStorage } from './safe-storage.ts';

/** What this tab keeps until it is closed, through reloads. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage);
