// Writes the answer to a page's first request into index.html, so that a visitor's browser has it, and the address of
// the first picture, a round trip earlier.
import { LANGUAGE_COOKIE, TOKEN_COOKIE } from '@meridian/sdk';
import { acceptedLanguages } from '@meridian/sdk/rules';
import { escapeHtml } from '../build/escape-html.ts';
import { firstScreenAt } from '../src/boot/first-screen.ts';
import { chooseLocale } from '../src/i18n/choose-locale.ts';
import { readCookie } from '../src/storage/cookies.ts';

/**
 * Returns index.html with the answer to its first request, which boot/first-paint.ts reads; unchanged for a signed-in
 * customer, for a screen without such a request, and if the back end refuses it or takes longer than `timeoutMs`.
 */
export async function withFirstAnswer(
  html: string,
  request: Request,
  { apiBaseUrl, timeoutMs }: { apiBaseUrl: string; timeoutMs: number },
): Promise<string> {
  const cookies = request.headers.get('cookie') ?? '';
  if (readCookie(TOKEN_COOKIE, cookies) !== undefined) return html;
  const path = firstScreenAt(new URL(request.url), false)?.apiPaths[0];
  if (path === undefined) return html;
  const language = chooseLocale(
    readCookie(LANGUAGE_COOKIE, cookies),
    acceptedLanguages(request.headers.get('accept-language') ?? ''),
  );
  const answer = await fetchAnswer(apiBaseUrl.replace(/\/$/, '') + path, language, timeoutMs).catch(() => undefined);
  if (answer === undefined) return html;
  const data = `data-request="${escapeHtml(`${language} ${path}`)}"`;
  // Before the first-paint script, which reads it. In JSON, `<` occurs only in strings.
  const element = `<script type="application/json" id="first-answer" ${data}>${answer.replaceAll('<', '\\u003c')}</script>`;
  return html.replace(/<meta charset="utf-8" ?\/?>/, (charset) => charset + element);
}

async function fetchAnswer(url: string, language: string, timeoutMs: number): Promise<string | undefined> {
  const headers = { 'Accept-Language': language };
  const answer = await fetch(new Request(url, { headers, signal: AbortSignal.timeout(timeoutMs) }));
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return answer.ok && isJson ? answer.text() : undefined;
}
