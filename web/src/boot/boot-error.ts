// B2.16: if a file of the app fails to load, an error replaces the skeleton. Inline, so that it depends on no file.
// Uses listeners, because the Content-Security-Policy refuses handler attributes.
import type { BootMessages } from './boot-messages.ts';
import { renewScripts } from './renew-scripts.ts';

type Messages = Omit<BootMessages, 'noScript' | 'tooOld'>;

/** How long the app may take to start before a reload is offered, in milliseconds. */
const BOOT_TIMEOUT_MS = 15_000;

/** Watches until the first screen is rendered. Returns a function that shows the error. */
export function watchBoot(messages: Messages): () => void {
  const showFailure = () => {
    // A stylesheet may fail before the parser has come to the skeleton.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', showFailure);
      return;
    }
    const shown = show(messages.failed, messages, renewScripts);
    if (shown === null) return;
    // If the app starts all the same, it stays behind the message.
    shown.removeAttribute('id');
    document.getElementById('root')?.setAttribute('inert', '');
  };
  // An element's error does not bubble, so it is captured. A module's failed import is an error of its script element.
  addEventListener('error', ({ target }) => isBootFile(target) && showFailure(), true);
  setTimeout(() => show(messages.slow, messages), BOOT_TIMEOUT_MS);
  return showFailure;
}

function isBootFile(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
}

/** Replaces the skeleton; does nothing once the app has removed it. */
function show(title: string, { advice, reload }: Messages, before?: () => Promise<void>): HTMLElement | null {
  const shell = document.getElementById('shell');
  if (shell === null) return null;
  const box = document.createElement('main');
  box.className = 'app-column boot-error';
  box.setAttribute('role', 'alert');
  box.append(element('h1', title), element('p', advice), element('button', reload));
  box.lastElementChild?.addEventListener('click', async () => {
    await before?.();
    location.reload();
  });
  shell.removeAttribute('aria-hidden');
  shell.replaceChildren(box);
  return shell;
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
