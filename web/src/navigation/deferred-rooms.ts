import { deferredMessages } from '../i18n/activate-locale.ts';

/** Whether the classes of all rooms are there: a stylesheet, once loaded, stays. */
let isStyled = false;

async function loadStyles(): Promise<void> {
  await import('../ui/all.css');
  isStyled = true;
}

/**
 * Texts and styles of the rooms that no first screen is made of (i18n/deferred-modules.ts): undefined once they are there, a
 * promise before that. What failed is requested again by the next call.
 */
export function deferredRooms(): Promise<unknown> | undefined {
  const missing = [deferredMessages(), isStyled ? undefined : loadStyles()].filter((each) => each !== undefined);
  return missing.length === 0 ? undefined : Promise.all(missing);
}

/** Imports a module of a deferred room together with its texts and styles. Throws what any of them throws. */
export async function importDeferred<Module>(importModule: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([importModule(), deferredRooms()]);
  return module;
}
