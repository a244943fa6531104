import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';

const fromHere = (path) => new URL(path, import.meta.url).pathname;

// biome-ignore lint/style/noDefaultExport: kubb reads its configuration from the default export
export default defineConfig({
  input: { path: fromHere('../../dist/openapi.yaml') },
  output: { path: fromHere('../.cache/kubb'), clean: true, format: false },
  plugins: [pluginOas({ validate: true }), pluginTs(), pluginClient(), pluginZod()],
});
