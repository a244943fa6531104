/// <reference lib="webworker" />
// The back end of the demo: a service worker in which the mock answers the app's calls.
import './files.ts';
import type { MockFunction } from '../src/create-mock.ts';
import { keepWorld, openMock } from './kept-world.ts';

declare const self: ServiceWorkerGlobalScope;

const BACK_END = /^\/(api|uploads|__mock)(\/|$)/;
/** Paths of files that the host serves. */
const FILES = /^\/(docs|agenda|assets|pictures|films)(\/|$)|\.\w+$/;
/** How long, in milliseconds, calls accumulate before the world is saved. */
const KEEP_AFTER_MS = 300;

let mock: Promise<MockFunction> | undefined;
let keeping: Promise<void> | undefined;

async function answer(request: Request): Promise<Response> {
  mock ??= openMock();
  const opened = await mock;
  // The console's page. A Request in mode `navigate` cannot be constructed.
  if (request.mode === 'navigate') return opened.fetch(request.url, { headers: request.headers });
  return opened.fetch(request);
}

async function keepSoon(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, KEEP_AFTER_MS));
  keeping = undefined;
  if (mock) await keepWorld(await mock);
}

/** The app's page, for every address that is not a file. */
async function page(): Promise<Response> {
  const html = await fetch('/app.txt');
  return new Response(await html.text(), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (BACK_END.test(pathname)) {
    const answered = answer(request);
    event.respondWith(answered);
    // Keeps the worker alive until the world is saved, even if the call fails.
    event.waitUntil(
      answered
        .catch(() => undefined)
        .then(() => {
          keeping ??= keepSoon();
          return keeping;
        }),
    );
  } else if (request.mode === 'navigate' && !FILES.test(pathname)) event.respondWith(page());
});
