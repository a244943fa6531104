import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const page = fileURLToPath(new URL('../index.html', import.meta.url));

/** In development, shows the mock's console in a drawer beside the app. Builds have none. */
export const mockPanel = (): Plugin => ({
  name: 'mock-panel',
  apply: 'serve',
  transformIndexHtml: (_, { filename }) =>
    filename === page
      ? [{ tag: 'script', attrs: { type: 'module', src: '/build/mock-panel-drawer.ts' }, injectTo: 'body' }]
      : [],
});
