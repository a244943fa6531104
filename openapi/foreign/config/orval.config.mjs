import { defineConfig } from 'orval';

const input = '../../dist/openapi.yaml';

// biome-ignore lint/style/noDefaultExport: orval reads its configuration from the default export
export default defineConfig({
  client: { input, output: { target: '../.cache/orval/client.ts', client: 'fetch', mode: 'single' } },
  zod: { input, output: { target: '../.cache/orval/zod.ts', client: 'zod', mode: 'single' } },
});
