import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { fetchPackages } from '../pinned-packages.ts';
import { browserSource, pinnedEnvironment } from './pinned.ts';

const FONTS = '@expo-google-fonts';

/**
 * Fetches the pinned Chromium and its fonts from the npm registry into `.cache/`; throws if that fails or it does not
 * run.
 */
export function fetchPinned(): void {
  fetchPackages('browser', (folder) => {
    unpack(folder);
    takeFonts(folder);
    rmSync(`${folder}/node_modules`, { recursive: true });
    execFileSync(`${folder}/chromium`, ['--version'], {
      stdio: 'pipe',
      env: { ...process.env, ...pinnedEnvironment(folder) },
    });
  });
}

function unpack(folder: string): void {
  const script = "import('@sparticuz/chromium').then((package_) => package_.default.executablePath())";
  // The package unpacks into the folder for temporary files, and unpacks its libraries only if it believes to run on
  // Lambda.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  execFileSync(process.execPath, ['--eval', script], { cwd: folder, stdio: 'pipe', env });
}

/** Keeps only the two most used weights; the browser synthesises the others. */
function takeFonts(folder: string): void {
  copyFileSync(`${browserSource}fonts.conf`, `${folder}/fonts.conf`);
  for (const family of readdirSync(`${folder}/node_modules/${FONTS}`)) {
    mkdirSync(`${folder}/fonts/${family}`, { recursive: true });
    for (const weight of ['400Regular', '700Bold']) {
      renameSync(`${folder}/node_modules/${FONTS}/${family}/${weight}`, `${folder}/fonts/${family}/${weight}`);
    }
  }
}
