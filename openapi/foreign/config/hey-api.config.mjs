import { defineConfig } from '@hey-api/openapi-ts';

// biome-ignore lint/style/noDefaultExport: openapi-ts reads its configuration from the default export
export default defineConfig({
  input: '../dist/openapi.yaml',
  output: '.cache/hey-api',
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', 'zod'],
});
