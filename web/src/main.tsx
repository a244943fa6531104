import './ui/first.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Config, readConfig } from './app/config.ts';
import { removeShell } from './app/remove-shell.ts';
import { keepReplacedTexts } from './app/translated-texts.ts';
import { createApp } from './create-app.tsx';
import { followChunkErrors, pendingReload, tellReload } from './feedback/chunk-errors.ts';
import { activateLocale } from './i18n/activate-locale.ts';
import { isFault } from './i18n/error-messages.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container, {
  // Screens show API errors and chunks missing while offline; anything else is a bug and is reported.
  onCaughtError: (error) => {
    if (isFault(error)) reportError(error);
  },
});

keepReplacedTexts(document.body);
followChunkErrors();

// Not awaited at the top level, because the chunks of screens import this module and would wait for it.
void boot().catch(async (error: unknown) => {
  await pendingReload();
  window.meridian.showBootError();
  reportError(error);
});

async function boot(): Promise<void> {
  const [config] = await Promise.all([
    readConfig(window.meridian.config),
    activateLocale(window.meridian.locale),
    window.meridian.styled,
  ]);
  if (config !== undefined) return startApp(config);
  const { ConfigError } = await import('./app/config-error.tsx');
  show(<ConfigError />);
  removeShell();
}

async function startApp(config: Config): Promise<void> {
  const app = createApp(config);
  tellReload();
  show(app.page);
  await app.begin();
  whenIdle(app.loadLater);
}

const IDLE_FALLBACK_MS = 2000;

/** Not every browser has requestIdleCallback. */
function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run);
  else setTimeout(run, IDLE_FALLBACK_MS);
}

function show(page: ReactNode): void {
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>{page}</I18nProvider>
    </StrictMode>,
  );
}
