// Runs in front of a static host that serves the same index.html for every address. Writes into the page the link
// preview for previewers and crawlers, and the answer to the page's first request for everybody else who is not signed
// in. web/README.md, "At the edge", says how to deploy it and what it does not do.
import { isbot } from 'isbot';
import { withFirstAnswer } from './first-answer.ts';
import { withLinkPreview } from './link-preview.ts';

export interface Environment {
  /** The back end, as in config.json; this host's own origin if empty. */
  API_BASE_URL?: string;
  /** How long a page waits for the back end's answer before it is sent without one, in milliseconds. */
  FIRST_ANSWER_TIMEOUT_MS?: string;
  /** The static host behind the edge. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** About the round trip of a phone, which the answer saves. */
const FIRST_ANSWER_TIMEOUT_MS = 150;

// biome-ignore lint/style/noDefaultExport: an edge worker is the default export of its module
export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const { API_BASE_URL, ASSETS } = environment;
    // A page in a content coding of RFC 9842 could not be read here.
    const asked = new Request(request);
    asked.headers.delete('available-dictionary');
    const page = await ASSETS.fetch(asked);
    if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html')) return page;
    const html = await page.text();
    const apiBaseUrl = API_BASE_URL || new URL(request.url).origin;
    const timeoutMs = Number(environment.FIRST_ANSWER_TIMEOUT_MS ?? FIRST_ANSWER_TIMEOUT_MS);
    const written = isbot(request.headers.get('user-agent'))
      ? await withLinkPreview(html, request, apiBaseUrl)
      : await withFirstAnswer(html, request, { apiBaseUrl, timeoutMs });
    const headers = new Headers(page.headers);
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    if (written !== html) {
      // These headers describe the unmodified file.
      for (const name of ['etag', 'last-modified']) headers.delete(name);
      headers.set('cache-control', 'private, no-cache');
    }
    return new Response(written, { status: page.status, headers });
  },
};
