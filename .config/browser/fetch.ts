import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { browserCache, browserSource, pinnedEnvironment, pinnedFolder } from './pinned.ts';

const FONTS = '@expo-google-fonts';

/** Fetches the pinned Chromium and its fonts from the npm registry into `.cache/`; throws where that fails or it does not run. */
export function fetchPinned(): void {
  const folder = `${pinnedFolder}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    install(folder);
    unpack(folder);
    takeFonts(folder);
    rmSync(`${folder}/node_modules`, { recursive: true });
    execFileSync(`${folder}/chromium`, ['--version'], {
      stdio: 'pipe',
      env: { ...process.env, ...pinnedEnvironment(folder) },
    });
    forgetOthers();
    // In one step, so that no run finds half a browser.
    renameSync(folder, pinnedFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function install(folder: string): void {
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(`${browserSource}${file}`, `${folder}/${file}`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'pipe',
  });
}

function unpack(folder: string): void {
  const script = "import('@sparticuz/chromium').then((package_) => package_.default.executablePath())";
  // It unpacks into the folder for temporary files, and its libraries only where it believes to be at its usual host.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  execFileSync(process.execPath, ['--eval', script], { cwd: folder, stdio: 'pipe', env });
}

/** Keeps the two weights that are drawn by far the most; others are made of them. */
function takeFonts(folder: string): void {
  copyFileSync(`${browserSource}fonts.conf`, `${folder}/fonts.conf`);
  for (const family of readdirSync(`${folder}/node_modules/${FONTS}`)) {
    mkdirSync(`${folder}/fonts/${family}`, { recursive: true });
    for (const weight of ['400Regular', '700Bold']) {
      renameSync(`${folder}/node_modules/${FONTS}/${family}/${weight}`, `${folder}/fonts/${family}/${weight}`);
    }
  }
}

/** Removes the versions before this one. */
function forgetOthers(): void {
  const current = basename(pinnedFolder);
  for (const name of readdirSync(browserCache)) {
    if (!name.startsWith(current)) rmSync(`${browserCache}${name}`, { recursive: true, force: true });
  }
}
