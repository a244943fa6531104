import { deferredMessages } from '../i18n/activate-locale.ts';
import { loadDeferredIcons } from '../ui/icon/icon.tsx';

/** Whether the styles are loaded; a loaded stylesheet stays. */
let isStyled = false;

async function loadStyles(): Promise<void> {
  await import('../ui/all.css');
  isStyled = true;
}

/**
 * Loads the texts, styles and icons that no first screen needs (i18n/deferred-modules.ts). Returns undefined once they are
 * loaded, a promise before that. The next call repeats a failed request.
 */
export function deferredRooms(): Promise<unknown> | undefined {
  const missing = [deferredMessages(), isStyled ? undefined : loadStyles(), loadDeferredIcons()].filter(
    (each) => each !== undefined,
  );
  return missing.length === 0 ? undefined : Promise.all(missing);
}
