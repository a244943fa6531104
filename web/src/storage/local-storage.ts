import { createSafeStorage, readStorage } from './safe-storage.ts';

/** `localStorage` that never throws. */
export const safeLocalStorage = /* @__PURE__ */ createSafeStorage(() => localStorage);

/** Only reads, so that the first-paint script does not bundle the rest of a safe storage. */
export const readLocalStorage = (key: string) =>
  readStorage(
    () => localStorage,
    (storage) => storage.getItem(key),
    null,
  );
