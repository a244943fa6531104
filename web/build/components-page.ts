// The design system's page at /__ui. Only the development server knows it: `apply: 'serve'` keeps the plugin out of a
// build, no file of the app imports the page, and all.css leaves its folder out when it looks for class names.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const page = fileURLToPath(new URL('../components-page/page.html', import.meta.url));

// The pictures of the catalogue are a dependency of the mock, which web/ does not depend on: the page serves a few of
// them, so that it needs no back end.
const fromMock = createRequire(new URL('../../mock/package.json', import.meta.url));
const PICTURE = /^\/pictures\/([0-9a-f-]+)\.webp$/;

/** Serves the components page at `/__ui`, and the pictures on it below that. */
export function componentsPage(): Plugin {
  return {
    name: 'meridian:components-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/__ui', async (request, response, next) => {
        // What follows `/__ui`.
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const picture = PICTURE.exec(pathname)?.[1];
        if (pathname !== '/' && picture === undefined) return next();
        try {
          if (picture === undefined) {
            const html = await server.transformIndexHtml('/__ui', await readFile(page, 'utf8'));
            response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
          } else {
            const file = fromMock.resolve(`@lobehub/fluent-emoji-3d/assets/${picture}.webp`);
            response.setHeader('content-type', 'image/webp').end(await readFile(file));
          }
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
