import { defineConfig } from 'orval';

export default defineConfig({
  client: { input: '../dist/openapi.yaml', output: { target: '.work/orval/client.ts', client: 'fetch', mode: 'single', clean: true } },
  zod: { input: '../dist/openapi.yaml', output: { target: '.work/orval/zod.ts', client: 'zod', mode: 'single' } },
});
