import { existsSync } from 'node:fs';

/** Debian's two: the one without windows starts sooner and needs a quarter less time for a journey. */
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright starts the Chromium of this machine; `CHROMIUM_PATH` names another one. Throws if there is none. */
export function chromiumOptions() {
  const executablePath = process.env['CHROMIUM_PATH'] ?? debian.find((path) => existsSync(path));
  if (executablePath === undefined) {
    throw new Error(`There is no Chromium at ${debian.join(' or ')}: install one, or name yours in CHROMIUM_PATH`);
  }
  return { executablePath, args };
}
