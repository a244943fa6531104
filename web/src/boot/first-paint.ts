// Runs inline, before the first paint and before the app: sets theme, text size, language and direction, and sends the request that
// the first screen needs. build/first-paint.ts bundles it into index.html and writes its hash into the CSP.
import { LANGUAGE_COOKIE, TOKEN_COOKIE } from '@meridian/sdk';
import { chooseLocale } from '../i18n/choose-locale.ts';
import { isInitialScreen } from '../i18n/deferred-rooms.ts';
import { formatTag, localeOf, type ShippedLocale } from '../i18n/locales.ts';
import { applyRootAttributes } from '../preferences/root-attributes.ts';
import { applyTheme, THEME_KEY } from '../preferences/theme.ts';
import { readCookie } from '../storage/cookies.ts';
import { readLocalStorage } from '../storage/local-storage.ts';
import { watchBoot } from './boot-error.ts';
import type { BootMessages } from './boot-messages.ts';
import type { EarlyRequest } from './boot-state.ts';
import { drawFirstPicture, isRecord, textOf } from './first-picture.ts';
import { type FirstScreen, firstScreenAt } from './first-screen.ts';

/** The messages of boot-messages.ts in every language, filled in by the plugin. */
declare const MESSAGES: Record<ShippedLocale, Omit<BootMessages, 'noScript'>>;

/** File names of this build, filled in by the plugin; `screens` and `locales` are indexes into `files`. Empty in development. */
declare const PRELOADS: Record<'screens' | 'locales' | 'deferred', Record<string, number[]>> & { files: string[] };

const root = document.documentElement;
const locale = chooseLocale(readCookie(LANGUAGE_COOKIE), navigator.languages);
const token = readCookie(TOKEN_COOKIE);
const screen = firstScreenAt(location);

applyTheme(readLocalStorage(THEME_KEY));
applyRootAttributes(readLocalStorage);
root.lang = locale;
root.dir = localeOf(locale)?.direction ?? 'ltr';
root.dataset['start'] = screen?.shellPart ?? 'screen';
if (token === undefined) root.dataset['visitor'] = '';

const config: Promise<unknown> = fetch('/config.json').then((response) => response.json());
const earlyRequest = screen && sendEarlyRequest(screen);
// The app handles both later; until then a rejection must not be reported as unhandled.
config.catch(() => {});
earlyRequest?.exchange.catch(() => {});
window.meridian = { locale, config, earlyRequest, showBootError: watchBoot(MESSAGES[locale]) };

// The screen's code and texts, which would otherwise be requested once the app runs. After the API request, which takes
// longer: a browser opens few connections to one host.
config.finally(preload).catch(() => {});

// A page's first number format loads the browser's locale data, which takes a phone some frames. Every screen needs one;
// here it blocks nothing, because the code is still loading.
config.finally(() => new Intl.NumberFormat(formatTag(locale))).catch(() => {});

function sendEarlyRequest({ apiPath, picture }: FirstScreen): EarlyRequest {
  const send = async () => {
    const settings = await config;
    const base = isRecord(settings) ? textOf(settings['apiBaseUrl']).replace(/\/$/, '') : '';
    const headers = new Headers({ 'Accept-Language': locale });
    if (token !== undefined) headers.set('token', token);
    const request = new Request(base + apiPath, { headers });
    const response = await fetch(request);
    response
      .clone()
      .json()
      .then(({ data }: { data?: unknown }) => {
        const first = isRecord(data) ? picture(data) : undefined;
        if (first !== undefined) drawFirstPicture(first, base);
      })
      // The app reads the same response and reports its errors.
      .catch(() => {});
    return { request, response };
  };
  return { path: apiPath, exchange: send() };
}

function preload(): void {
  // Read once: each mention would be another copy of the whole table.
  const { files, screens, locales, deferred } = PRELOADS;
  const name = location.pathname.split('/')[1] || 'home';
  const more = isInitialScreen(`/${name}`) ? undefined : deferred[locale];
  for (const fileIndex of [...(locales[locale] ?? []), ...(screens[name] ?? []), ...(more ?? [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${files[fileIndex]}`;
    // `loadChunk` must know: the page will not import it any more.
    link.onerror = () => {
      link.dataset['failed'] = '';
    };
    document.head.append(link);
  }
}
