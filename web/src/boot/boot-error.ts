// B2.16: a start file that does not come leaves no skeleton that stands for ever. Inline, because it must not depend on
// any file; listeners, because the Content-Security-Policy refuses handler attributes.
import type { BootMessages } from './boot-messages.ts';

type Messages = Omit<BootMessages, 'noScript'>;

/** How long the application may take before the visitor is offered to load it again, in milliseconds. */
const BOOT_TIMEOUT_MS = 15_000;

/** Watches until the first screen stands. Answers what says that the application cannot be started. */
export function watchBoot(messages: Messages): () => void {
  const showFailure = () => {
    const shown = show(messages.failed, messages);
    if (shown === null) return;
    // An application that comes all the same, without its styles for example, stays behind the message.
    shown.removeAttribute('id');
    document.getElementById('root')?.setAttribute('inert', '');
  };
  // An element's error does not bubble: it is heard on its way down. A module's own imports fail its script element.
  addEventListener('error', ({ target }) => isBootFile(target) && showFailure(), true);
  setTimeout(() => show(messages.slow, messages), BOOT_TIMEOUT_MS);
  return showFailure;
}

function isBootFile(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
}

/** Takes the place of the skeleton; nothing once the application has taken the skeleton away. */
function show(title: string, { advice, reload }: Messages): HTMLElement | null {
  const shell = document.getElementById('shell');
  if (shell === null) return null;
  const box = document.createElement('main');
  box.className = 'app-column boot-error';
  box.setAttribute('role', 'alert');
  box.append(element('h1', title), element('p', advice), element('button', reload));
  box.lastElementChild?.addEventListener('click', () => location.reload());
  shell.removeAttribute('aria-hidden');
  shell.replaceChildren(box);
  return shell;
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
