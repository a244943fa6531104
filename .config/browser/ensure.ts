// Before whatever opens pages: sees that there is a browser, and says which where it is not the pinned one. The result
// is left to be found by chromium.ts, which the runners' configurations and workers read.
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

/** Fetches it where it can run; answers why there is none. */
function whyNotPinned(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return `The pinned Chromium is made for Linux on x64, this is ${process.platform} on ${process.arch}.`;
  }
  say('Fetching the pinned Chromium and its fonts (once, 120 MB) …');
  try {
    fetchPinned();
    return '';
  } catch (error) {
    // The command that failed, and the first line that it said.
    const [command, said] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `The pinned Chromium could not be fetched, or does not start here (${[command, said].filter(Boolean).join(': ')}).`;
  }
}

if (import.meta.main) ensureBrowser();
