// Runs inline, before the first paint and before the app: sets theme, text size, language and direction, and sends the
// request of the first screen. build/first-paint.ts bundles it into index.html and writes its hash into the CSP.
import { LANGUAGE_COOKIE, TOKEN_COOKIE } from '@meridian/sdk';
import { chooseLocale } from '../i18n/choose-locale.ts';
import { localeOf, type ShippedLocale } from '../i18n/locales.ts';
import { applyRootAttributes } from '../preferences/root-attributes.ts';
import { applyTheme, THEME_KEY } from '../preferences/theme.ts';
import { readCookie } from '../storage/cookies.ts';
import { readLocalStorage } from '../storage/local-storage.ts';
import { watchBoot } from './boot-error.ts';
import type { BootMessages } from './boot-messages.ts';
import type { EarlyRequest } from './boot-state.ts';
import { drawPicture, isRecord, textOf } from './first-picture.ts';
import { type FirstScreen, firstScreenAt } from './first-screen.ts';
import { readImportMap } from './import-map.ts';
import type { Preloads } from './preloads.ts';
import { renewScripts } from './renew-scripts.ts';

/** The messages of boot-messages.ts in every language, filled in by the plugin. */
declare const MESSAGES: Record<ShippedLocale, Omit<BootMessages, 'noScript' | 'tooOld'>>;

/** The file names of this build, filled in by the plugin. Empty in development, where the page has its own elements. */
declare const PRELOADS: Preloads;

/** Not supported by every browser. */
type TrustedTypesWindow = Window & {
  trustedTypes?: { createPolicy: (name: string, rules: typeof ownScripts) => typeof ownScripts };
};

/** The maximum time that the code waits for the first response, in milliseconds. */
const FIRST_RESPONSE_TIMEOUT_MS = 600;

/** How much earlier the first picture starts loading than the code, in milliseconds. */
const PICTURE_LEAD_MS = 100;

// Read once, because each mention would be another copy of the whole object.
const { build, app, libraries, firstSheet, sheet, screens, icons, locales, localeData } = PRELOADS;

const root = document.documentElement;
const locale = chooseLocale(readCookie(LANGUAGE_COOKIE), navigator.languages);
const token = readCookie(TOKEN_COOKIE);
const screen = firstScreenAt(location, token !== undefined);

applyTheme(readLocalStorage(THEME_KEY));
applyRootAttributes(readLocalStorage);
root.lang = locale;
root.dir = localeOf(locale)?.direction ?? 'ltr';
root.dataset['start'] = screen?.shellPart ?? 'screen';
const { skeleton = 'cards', tab, first, files = [] } = screens[location.pathname.split('/')[1] || 'home'] ?? {};
root.dataset['shape'] = skeleton;
if (tab !== undefined) root.dataset['tabs'] = '';
if (token === undefined) root.dataset['visitor'] = '';

const ownScripts = { createScriptURL: ownScript };
const { trustedTypes } = window as TrustedTypesWindow;
const policy = trustedTypes?.createPolicy('meridian', ownScripts) ?? ownScripts;
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
const scriptUrl = (path: string) => policy.createScriptURL(path);
const config = readConfig();
const earlyRequests = screen?.apiPaths.map(sendEarlyRequest) ?? [];
// The app handles these later; until then, a rejection must not be reported as unhandled.
for (const pending of [config, ...earlyRequests.map(({ exchange }) => exchange)]) pending.catch(() => {});
const showBootError = watchBoot(MESSAGES[locale]);
const stylesheet = first ? firstSheet : sheet;
const styled = stylesheet === undefined ? Promise.resolve() : loaded(addLink('stylesheet', `/assets/${stylesheet}`));
window.meridian = { locale, config, styled, earlyRequests, scriptUrl, build: build ?? '', showBootError, renewScripts };

// On a slow connection, the code would take bandwidth from the first picture. Without a picture, there is no wait.
// The import map is at the end of the page, and must be read before the first module.
const pictured = Promise.race([screen && drawFirstPictures(screen), wait(FIRST_RESPONSE_TIMEOUT_MS)]);
void Promise.allSettled([pictured, parsed]).then(loadApp);

/** The configuration in the page, written by an operator (`npm run configure`), otherwise `/config.json`. */
async function readConfig(): Promise<unknown> {
  const written = document.querySelector<HTMLMetaElement>('meta[name=config]');
  return written === null ? (await fetch('/config.json')).json() : JSON.parse(written.content);
}

function ownScript(path: string): string {
  if (!/^\/(assets\/[\w.-]+|service-worker)\.js$/.test(path)) throw new TypeError(path);
  return path;
}

function wait(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function sendEarlyRequest(path: string) {
  const send = async () => {
    const settings = await config;
    const base = isRecord(settings) ? textOf(settings['apiBaseUrl']).replace(/\/$/, '') : '';
    const headers = new Headers({ 'Accept-Language': locale });
    if (token !== undefined) headers.set('token', token);
    const request = new Request(base + path, { headers });
    const response = writtenAnswer(path) ?? (await fetch(request));
    // Read to the end, so that its connection is free even where the app never asks for it.
    response
      .clone()
      .blob()
      .catch(() => {});
    return { request, response, base };
  };
  return { path, exchange: send() } satisfies EarlyRequest;
}

/** Settles once the pictures of the first response have had their lead, or once it is known that there are none. */
async function drawFirstPictures({ pictures }: FirstScreen): Promise<void> {
  const answers = earlyRequests.slice(0, pictures.length).map(readAnswer);
  const drawn = pictures.map(async (picturesIn, last) => {
    const known = await Promise.all(answers.slice(0, last + 1));
    const shown = picturesIn(...known.map(({ data }) => data)).map((each) =>
      drawPicture(each, known[0]?.base ?? '', parsed),
    );
    await Promise.race([Promise.all(shown), wait(PICTURE_LEAD_MS)]);
  });
  // A rejection of the others must not be reported as unhandled.
  void Promise.allSettled(drawn);
  await drawn[0];
}

/** The app reads the same response and reports its errors. */
async function readAnswer({ exchange }: (typeof earlyRequests)[number]) {
  const { response, base } = await exchange;
  const { data }: { data?: unknown } = await response.clone().json();
  return { data: isRecord(data) ? data : {}, base };
}

/**
 * The answer that the edge has written into the page, if it matches this visitor's current request. A page restored
 * from the browser's cache has an old answer.
 */
function writtenAnswer(apiPath: string): Response | undefined {
  const written = document.getElementById('first-answer');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isMeant =
    written?.dataset['request'] === `${locale} ${apiPath}` && token === undefined && navigation?.type === 'navigate';
  return isMeant ? new Response(written.textContent) : undefined;
}

/** Requests the app, and the code and texts of the first screen, which would otherwise load only once the app runs. */
function loadApp(): void {
  if (app === undefined) return;
  const { imports, integrity } = readImportMap();
  const urlOf = (name: string) => imports[`/assets/${name}.js`] ?? '';
  const script = document.createElement('script');
  script.type = 'module';
  script.integrity = integrity[urlOf(app)] ?? '';
  script.src = scriptUrl(urlOf(app));
  document.head.append(script);
  const { initial, deferred } = locales[locale] ?? {};
  for (const file of [...libraries, initial, ...(first ? [] : [deferred, icons]), ...files]) {
    if (file !== undefined) addLink('modulepreload', urlOf(file), integrity[urlOf(file)]);
  }
  // Every screen formats numbers. Without this worker, the first format would load the locale data during rendering.
  if (localeData !== undefined) new Worker(scriptUrl(`/assets/${localeData}`));
}

/** Never settles if the file fails to load; `watchBoot` then shows the error. */
function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.onload = () => resolve();
  });
}

function addLink(rel: string, url: string, integrity = ''): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.integrity = integrity;
  link.href = url;
  document.head.append(link);
  return link;
}
