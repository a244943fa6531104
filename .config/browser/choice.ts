/** The inputs of the choice, so that a test can describe another machine. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  exists: (path: string) => boolean;
  /** Where fetch.ts puts the pinned Chromium. */
  pinned: string;
  /** Where `npx playwright install chromium` puts Playwright's Chromium. */
  playwrights: string;
}

export interface Browser {
  executablePath: string;
  origin: 'named' | 'pinned' | 'installed';
}

export const noBrowser =
  'No Chromium or Chrome runs here yet: run `npx playwright install chromium`, or name one in CHROMIUM_PATH.';

/**
 * Chooses the browser: the one named by CHROMIUM_PATH, else the pinned one, else an installed one; undefined if there
 * is none.
 */
export function chooseBrowser(machine: Machine): Browser | undefined {
  const named = machine.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, origin: 'named' };
  if (machine.exists(machine.pinned)) return { executablePath: machine.pinned, origin: 'pinned' };
  const executablePath = [machine.playwrights, ...installedPaths(machine)].find(machine.exists);
  return executablePath === undefined ? undefined : { executablePath, origin: 'installed' };
}

function installedPaths({ platform, env }: Machine): string[] {
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = env[name];
      return folder ? [`${folder}\\Google\\Chrome\\Application\\chrome.exe`] : [];
    });
  }
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].flatMap((name) =>
      ['', env['HOME'] ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  // Debian's first is headless: it starts sooner, and a journey takes a quarter less time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return [...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium'];
}
