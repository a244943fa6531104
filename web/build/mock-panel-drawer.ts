// The drawer of mock-panel.ts, in a shadow tree, which separates the styles of app and panel.
const panel = document.createElement('meridian-mock-panel');
const root = panel.attachShadow({ mode: 'open' });
root.innerHTML = `
  <style>
    button { font: 600 13px/1 system-ui, sans-serif; color: #fff; background: #0b6b62; border: 0; cursor: pointer; }
    button:focus-visible { outline: 2px solid #0b6b62; outline-offset: 2px; }
    #open { position: fixed; z-index: 2147483647; top: 40%; right: 0; padding: 12px 6px;
      min-width: 28px; min-height: 64px; border-radius: 8px 0 0 8px;
      writing-mode: vertical-rl; opacity: 0.85; }
    dialog { inset-block: 0; inset-inline: auto 0; margin: 0; padding: 0; border: 0; inline-size: min(100vw, 560px);
      block-size: 100dvh; max-block-size: none; max-inline-size: none; background: Canvas; color-scheme: light dark; }
    dialog[open] { display: flex; flex-direction: column; }
    header { display: flex; gap: 8px; justify-content: flex-end; padding: 8px; }
    header button { min-block-size: 44px; padding: 0 16px; border-radius: 22px; }
    iframe { flex: 1; border: 0; }
  </style>
  <button id="open" type="button" aria-haspopup="dialog">Mock</button>
  <dialog aria-label="Console of the mock">
    <header>
      <button id="reload" type="button">Reload the app</button>
      <button id="close" type="button">Close</button>
    </header>
    <iframe title="Console of the mock"></iframe>
  </dialog>`;

const dialog = root.querySelector('dialog');
const frame = root.querySelector('iframe');
root.querySelector('#open')?.addEventListener('click', () => {
  // Loaded on first use; live from then on.
  if (frame?.src === '') frame.src = '/__mock/';
  dialog?.showModal();
});
root.querySelector('#close')?.addEventListener('click', () => dialog?.close());
root.querySelector('#reload')?.addEventListener('click', () => location.reload());
document.body.append(panel);
