import { createSafeStorage, readStorage } from './safe-storage.ts';

/** What this device keeps, for all tabs and visits. */
export const safeLocalStorage = /* @__PURE__ */ createSafeStorage(() => localStorage);

/** What is stored, for the first-paint script: the rest of a safe storage is not bundled into it. */
export const readLocalStorage = (key: string) =>
  readStorage(
    () => localStorage,
    (storage) => storage.getItem(key),
    null,
  );
