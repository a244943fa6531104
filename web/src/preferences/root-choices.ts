import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../storage/local-storage.ts';
import { applyRootAttributes, type RootAttribute, type RootChoice, rootAttributes } from './root-attributes.ts';

/** Applies the text size and the motion of this device when they change, here or in another tab. */
export function followRootChoices(): void {
  const apply = () => applyRootAttributes(safeLocalStorage.get);
  apply();
  safeLocalStorage.subscribe(apply);
}

/** Sets a preference of this device. The default is not stored. */
export function setRootChoice<Name extends RootAttribute>(name: Name, choice: RootChoice<Name>): void {
  const { key } = rootAttributes[name];
  if (choice === undefined) safeLocalStorage.remove(key);
  else safeLocalStorage.set(key, choice);
}

/** A preference of this device. Re-renders the component when it changes. */
export function useRootChoice<Name extends RootAttribute>(name: Name): RootChoice<Name> {
  const { key, values } = rootAttributes[name];
  return useSyncExternalStore(safeLocalStorage.subscribe, () => {
    const stored = safeLocalStorage.get(key);
    return values.find((value): value is Exclude<RootChoice<Name>, undefined> => value === stored);
  });
}
