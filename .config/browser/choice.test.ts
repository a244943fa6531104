import { expect, test } from 'vitest';
import { chooseBrowser, type Machine } from './choice.ts';

const pinned = '/clone/.cache/browser/1/chromium';
const playwrights = '/home/anna/.cache/ms-playwright/chromium/chrome';

/** The choice on a machine with these files. */
function choice(files: string[], machine: Partial<Machine> = {}) {
  return chooseBrowser({
    platform: 'linux',
    env: {},
    exists: (path) => files.includes(path),
    pinned,
    playwrights,
    ...machine,
  });
}

test('the named browser comes before all others, without checking that it exists', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' };
  expect(choice([pinned, '/usr/bin/chromium'], { env })).toEqual({ executablePath: '/opt/chrome', origin: 'named' });
  expect(choice([pinned], { env: { CHROMIUM_PATH: '' } })).toEqual({ executablePath: pinned, origin: 'pinned' });
});

test('the pinned browser comes before an installed one, so that everybody uses the same', () => {
  expect(choice([playwrights, '/usr/bin/chromium-headless-shell', pinned])).toEqual({
    executablePath: pinned,
    origin: 'pinned',
  });
});

test('of the installed browsers, Playwright’s own comes first, then Debian’s faster one', () => {
  const installed = (...files: string[]) => choice(files)?.executablePath;
  expect(installed('/usr/bin/chromium', '/usr/bin/chromium-headless-shell', playwrights)).toBe(playwrights);
  expect(installed('/usr/bin/chromium', '/usr/bin/chromium-headless-shell')).toBe('/usr/bin/chromium-headless-shell');
  expect(installed('/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
});

test.each<[NodeJS.Platform, string, Machine['env']]>([
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
  ['darwin', '/Users/anna/Applications/Chromium.app/Contents/MacOS/Chromium', { HOME: '/Users/anna' }],
  [
    'win32',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
  ],
])('on %s, an installed browser is found at %s', (platform, executablePath, env) => {
  expect(choice([executablePath], { platform, env })).toEqual({ executablePath, origin: 'installed' });
});

test('a machine without a browser has none', () => {
  expect(choice([])).toBeUndefined();
  expect(choice(['/usr/bin/chromium'], { platform: 'darwin' })).toBeUndefined();
});
