/**
 * `npm run contract:release [folder]`: saves the current contract as releases/<info.version>.yaml. A released version
 * is never overwritten: exit code 1 if it exists, or if it breaks the newest release without raising the version
 * accordingly.
 */
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { atomicWrite } from './atomic-write.ts';
import { bundleContract, toYaml } from './bundle.ts';
import { ContractError } from './contract.ts';
import { InputError, listReleases, readBundle } from './diff/bundles.ts';
import { reportChanges } from './diff/report.ts';
import { compareVersions, isVersion } from './diff/version.ts';
import { CONTRACT } from './redocly-cli.ts';

/** @throws InputError if the version must be raised first */
async function writeRelease(folder: string): Promise<string> {
  const releases = join(folder, 'releases');
  const { contract } = await bundleContract(folder);
  const { version } = contract.info;
  if (!isVersion(version)) throw new InputError(`info.version must be a version such as 1.0.0 or 1.0.0-rc.1.`);
  const file = join(releases, `${version}.yaml`);
  const isReleased = await access(file).then(
    () => true,
    () => false,
  );
  if (isReleased) throw new InputError(`${version} was released: raise info.version in openapi.yaml first.`);
  const [newest] = await listReleases(releases);
  if (newest !== undefined) {
    if (compareVersions(newest, version) > 0)
      throw new InputError(`${version} comes before ${newest}, the newest release.`);
    const today = new Date().toISOString().slice(0, 10);
    const { changes, summary, isAllowed } = reportChanges(
      await readBundle(newest, releases),
      { document: contract, version },
      today,
    );
    if (!isAllowed) throw new InputError(`${changes}${summary}`);
  }
  await mkdir(releases, { recursive: true });
  await atomicWrite(file, toYaml(contract));
  return `Wrote releases/${version}.yaml.`;
}

try {
  process.stdout.write(`${await writeRelease(process.argv[2] ?? CONTRACT)}\n`);
} catch (error) {
  if (!(error instanceof InputError || error instanceof ContractError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
