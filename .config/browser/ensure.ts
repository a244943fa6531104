// Ensures that there is a browser before anything opens pages, and names it if it is not the pinned one. chromium.ts,
// which the runners' configurations and workers read, finds it again.
import { chromiumHere } from '../chromium.ts';
import { noBrowser } from './choice.ts';
import { fetchPinned } from './fetch.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

export function ensureBrowser(): void {
  const { origin } = chromiumHere() ?? {};
  if (origin === 'named' || origin === 'pinned') return;
  const reason = whyNotPinned();
  const browser = chromiumHere();
  if (browser === undefined) say(`${reason} ${noBrowser}`);
  else if (browser.origin === 'installed') say(`${reason} Pages open in ${browser.executablePath}.`);
}

/** Fetches the pinned Chromium if it can run here. Returns the reason if it cannot be had. */
function whyNotPinned(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return `The pinned Chromium is made for Linux on x64, this is ${process.platform} on ${process.arch}.`;
  }
  say('Fetching the pinned Chromium and its fonts (once, 120 MB) …');
  try {
    fetchPinned();
    return '';
  } catch (error) {
    // The failed command, and the first line of its output.
    const [command, said] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `The pinned Chromium could not be fetched, or does not start here (${[command, said].filter(Boolean).join(': ')}).`;
  }
}

if (import.meta.main) ensureBrowser();
