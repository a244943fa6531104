import { createSafeStorage, readStorage } from './safe-storage.ts';

/** `localStorage`, which never throws. */
export const safeLocalStorage = /* @__PURE__ */ createSafeStorage(() => localStorage);

/** Only reads, so that the rest of a safe storage is not bundled into the first-paint script. */
export const readLocalStorage = (key: string) =>
  readStorage(
    () => localStorage,
    (storage) => storage.getItem(key),
    null,
  );
