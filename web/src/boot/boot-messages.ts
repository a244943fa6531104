// Messages shown before the app and its catalogues are loaded. build/first-paint.ts copies the translations from the
// catalogues into index.html, so the ids are explicit, and the texts are extracted without a macro.
export const bootMessages = {
  failed: /*i18n*/ { id: 'boot.failed', message: 'The app could not be loaded' },
  slow: /*i18n*/ { id: 'boot.slow', message: 'This is taking longer than usual' },
  advice: /*i18n*/ { id: 'boot.advice', message: 'Check your connection, then reload the page.' },
  reload: /*i18n*/ { id: 'boot.reload', message: 'Reload' },
  tooOld: /*i18n*/ {
    id: 'boot.too-old',
    message: 'This browser is too old. Update it, or use another one.',
  },
  noScript: /*i18n*/ {
    id: 'boot.no-script',
    message: 'This app needs JavaScript. Turn it on in your browser settings, then reload the page.',
  },
} as const;

export type BootMessages = Record<keyof typeof bootMessages, string>;
