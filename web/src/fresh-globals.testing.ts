// Runs before each file of tests: files share a process, and what one leaves behind the next would find.
import { i18n } from '@lingui/core';
import { afterAll, vi } from 'vitest';

i18n.loadAndActivate({ locale: 'en', messages: {} });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Modules of the app have state: what is stored, shown, or about to be loaded again.
  vi.resetModules();
});
