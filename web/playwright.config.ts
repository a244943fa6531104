import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../.config/chromium.ts';
import type { AppOptions } from './e2e/fixtures/app.ts';

// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration from the default export
export default defineConfig<AppOptions>({
  testDir: 'e2e',
  outputDir: '../.cache/playwright',
  globalSetup: './e2e/global-setup.ts',
  // One more than there are cores: a worker that waits for its browser leaves its own to another.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A journey that needs a second try is a fault to be found.
  retries: 0,
  // Generous: a busy machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['../.config/playwright-results.ts']],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en',
    // The times and days that journeys expect; customers elsewhere have their own.
    timezoneId: 'UTC',
    launchOptions: chromiumOptions(),
    // Steps, calls and console. Its film and its copies of the document cost a fifth of the run: `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
