import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';

export default defineConfig({
  root: '.',
  input: { path: '../dist/openapi.yaml' },
  output: { path: '.work/kubb', clean: true },
  plugins: [pluginOas({ validate: true }), pluginTs(), pluginClient(), pluginZod()],
});
