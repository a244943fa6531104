// Runs inline, before the first paint and long before the application: theme, language and direction, and the calls
// that the first screen needs. build/first-paint.ts bundles it into index.html and writes its hash into the CSP.
import { LANGUAGE_COOKIE, TOKEN_COOKIE } from '@meridian/sdk';
import { chooseLocale } from '../i18n/choose-locale.ts';
import { localeOf } from '../i18n/locales.ts';
import { readCookie } from '../shell/cookies.ts';
import { followSystemTheme } from '../shell/theme.ts';
import { drawFirstBanner } from './first-banner.ts';
import './start.ts';

/** File names of this build, filled in by the plugin; empty while developing. */
declare const PRELOADS: { home: string[]; locales: Record<string, string[]> };

const HOME_CALL = '/api/index/home';

const root = document.documentElement;
const locale = chooseLocale(readCookie(LANGUAGE_COOKIE), navigator.languages);
const atHome = location.pathname === '/' || location.pathname === '/home';

followSystemTheme();
root.lang = locale;
root.dir = localeOf(locale)?.direction ?? 'ltr';
root.dataset['start'] = atHome ? 'home' : 'screen';

for (const href of [...(PRELOADS.locales[locale] ?? []), ...(atHome ? PRELOADS.home : [])]) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

if (readCookie(TOKEN_COOKIE) === undefined) root.dataset['visitor'] = '';

const config: Promise<unknown> = fetch('/config.json').then((response) => response.json());

async function askHome(): Promise<{ request: Request; response: Response }> {
  const settings = await config;
  const base = isConfig(settings) ? settings.apiBaseUrl.replace(/\/$/, '') : '';
  const headers = new Headers({ 'Accept-Language': locale });
  const token = readCookie(TOKEN_COOKIE);
  if (token !== undefined) headers.set('token', token);
  const request = new Request(`${base}${HOME_CALL}`, { headers });
  const response = await fetch(request);
  response
    .clone()
    .json()
    .then((answer: unknown) => drawFirstBanner(answer, base))
    // The application reads the same answer, and says what is wrong with it.
    .catch(() => {});
  return { request, response };
}

function isConfig(value: unknown): value is { apiBaseUrl: string } {
  return typeof value === 'object' && value !== null && 'apiBaseUrl' in value && typeof value.apiBaseUrl === 'string';
}

const home = atHome ? askHome() : undefined;
// The application looks at both later; until then a failure is not "unhandled".
config.catch(() => {});
home?.catch(() => {});

window.meridian = { locale, config, home };
