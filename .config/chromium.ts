import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type Browser, chooseBrowser } from './browser/choice.ts';
import { pinnedEnvironment, pinnedPath } from './browser/pinned.ts';
import { pinnedFolder } from './pinned-packages.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of this machine; undefined if browser/ensure.ts has found none. */
export function chromiumHere(): Browser | undefined {
  return chooseBrowser({
    platform: process.platform,
    env: process.env,
    exists: existsSync,
    pinned: pinnedPath,
    playwrights: chromium.executablePath(),
  });
}

/**
 * The launch options for Playwright. Without a browser, configurations still load, and Playwright reports it on launch.
 */
export function chromiumOptions() {
  const browser = chromiumHere();
  if (browser === undefined) return { args };
  const { executablePath } = browser;
  if (browser.origin !== 'pinned') return { executablePath, args };
  const own: Record<string, string | undefined> = { ...process.env, ...pinnedEnvironment(pinnedFolder('browser')) };
  return { executablePath, args, env: own };
}
