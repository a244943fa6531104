import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { buildTarget } from './oldest-browsers.ts';

/** Adds the service worker to a build, as one file without imports. */
export const serviceWorker = (): Plugin => ({
  name: 'meridian:service-worker',
  apply: 'build',
  async generateBundle() {
    const build = await rolldown({
      input: fileURLToPath(new URL('../worker/service-worker.ts', import.meta.url)),
      transform: { target: buildTarget, define: { 'process.env.NODE_ENV': '"production"' } },
    });
    const { output } = await build.generate({ format: 'iife', minify: true });
    await build.close();
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: output[0].code });
  },
});
