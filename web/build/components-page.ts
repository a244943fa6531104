// The design system's page at /__ui. Only the development server has it: `apply: 'serve'` excludes the plugin from
// builds, no file of the app imports the page, and all.css excludes its folder from the search for class names.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const page = fileURLToPath(new URL('../components-page/page.html', import.meta.url));

// The page serves a few pictures of the catalogue itself, so that it needs no back end. They are a dependency of the
// mock, on which web/ does not depend.
const fromMock = createRequire(new URL('../../mock/package.json', import.meta.url));
const PICTURE = /^\/pictures\/([0-9a-f-]+)\.webp$/;

/** Serves the components page at `/__ui`, and its pictures below that path. */
export function componentsPage(): Plugin {
  return {
    name: 'meridian:components-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/__ui', async (request, response, next) => {
        // The path after `/__ui`.
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
