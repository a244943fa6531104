/**
 * `npm run contract:diff [-- <older> [<newer>]]`: what changed, operation by operation, whether it breaks clients, and
 * who reads what breaks, as `npm run contract:use` last found it. Both are files of bundles or released versions. By
 * default the current contract is compared with the last commit, and only counted against the newest release. Exit code 1
 * if a breaking change did not raise info.version as VERSIONING.md requires, 2 if one cannot be read.
 */
import { parseArgs } from 'node:util';
import { bundleContract } from './bundle.ts';
import { ContractError } from './contract.ts';
import { InputError, listReleases, type NamedBundle, readBundle } from './diff/bundles.ts';
import { changesSinceCommit } from './diff/committed.ts';
import { readReaders } from './diff/readers.ts';
import { briefly, reportChanges } from './diff/report.ts';
import { CONTRACT } from './redocly-cli.ts';

async function presentContract(): Promise<NamedBundle> {
  const { contract } = await bundleContract(CONTRACT);
  return { document: contract, version: contract.info.version };
}

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [older = (await listReleases())[0], newer] = positionals;
  if (older === undefined) {
    process.stdout.write('Nothing was released yet: npm run contract:release writes the first one.\n');
  } else {
    const before = await readBundle(older);
    const after = newer === undefined ? await presentContract() : await readBundle(newer);
    const today = new Date().toISOString().slice(0, 10);
    const readers = await readReaders();
    const report = reportChanges(before, after, today, readers);
    const sinceCommit = positionals.length === 0 ? await changesSinceCommit(after, today, readers) : undefined;
    process.stdout.write(
      sinceCommit === undefined ? `${report.changes}${report.summary}\n` : briefly(sinceCommit, report, older),
    );
    if (!report.isAllowed) process.exitCode = 1;
  }
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  if (!(error instanceof InputError || error instanceof ContractError || isUsage)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
