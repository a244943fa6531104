// In front of a static host, which serves every address the same index.html: writes into it what a shared link shows, for
// those who preview and index links, and for everybody else who is not signed in the answer to the page's first request.
// web/README.md, "At the edge", says how to deploy it and what it does not do.
import { withFirstAnswer } from './first-answer.ts';
import { withLinkPreview } from './link-preview.ts';

export interface Environment {
  /** The back end, as in config.json; this host's own origin if empty. */
  API_BASE_URL?: string;
  /** How long a customer's page waits for the back end before the browser has to ask, in milliseconds. */
  FIRST_ANSWER_TIMEOUT_MS?: string;
  /** The static host behind the edge. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** About the round trip of a phone, which is what the answer saves. */
const FIRST_ANSWER_TIMEOUT_MS = 150;

/** They read the page without running it. */
const previewers = /bot\b|bot\/|crawl|spider|facebookexternalhit|whatsapp|telegram|slack|discord|embedly|preview/i;

// biome-ignore lint/style/noDefaultExport: an edge worker is the default export of its module
export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const { API_BASE_URL, ASSETS } = environment;
    const page = await ASSETS.fetch(request);
    if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html')) return page;
    const html = await page.text();
    const apiBaseUrl = API_BASE_URL || new URL(request.url).origin;
    const timeoutMs = Number(environment.FIRST_ANSWER_TIMEOUT_MS ?? FIRST_ANSWER_TIMEOUT_MS);
    const written = previewers.test(request.headers.get('user-agent') ?? '')
      ? await withLinkPreview(html, request, apiBaseUrl)
      : await withFirstAnswer(html, request, { apiBaseUrl, timeoutMs });
    const headers = new Headers(page.headers);
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    if (written !== html) {
      // They are about the file as it was.
      for (const name of ['etag', 'last-modified']) headers.delete(name);
      headers.set('cache-control', 'private, no-cache');
    }
    return new Response(written, { status: page.status, headers });
  },
};
