import { Hono } from 'hono';
import { envelope } from '../shared/envelope.ts';
import { crossOrigin } from './http/cors.ts';
import { createSite, type SiteParts } from './http/site.ts';
import { hasShop } from './installation.ts';

interface PagesParts extends Pick<SiteParts, 'uploads' | 'webDirectory'> {
  /** The control API, if the mock has state. */
  readonly control?: { fetch(request: Request): Response | Promise<Response> };
}

/**
 * Everything that the mock serves beside the API: the control API under `/__mock/`, and the site. What the control API
 * answers never comes to `crossOrigin`, however its path is written.
 */
export function createPages({ control, ...parts }: PagesParts): Hono {
  const pages = new Hono();
  if (control) pages.get('/__mock', (c) => c.redirect('/__mock/')).mount('/__mock', control.fetch);
  pages.use(crossOrigin);
  if (control && !hasShop) pages.get('/', (c) => c.redirect('/__mock/'));
  pages.route('/', createSite({ ...parts, refuse }));
  pages.notFound((c) => refuse(404, `There is nothing at ${c.req.path.slice(0, 200)}`));
  pages.onError(answerFailure);
  return pages;
}

/** The response for an HTTP failure: an envelope. */
export const refuse = (status: number, msg: string): Response =>
  Response.json(envelope(Date.now, status, msg), { status });

/** The response when the mock itself has failed. */
export const answerFailure = (error: Error): Response => refuse(500, `The mock failed: ${error.message}`.slice(0, 500));
