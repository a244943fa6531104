import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleContract } from '../bundle.ts';
import { CONTRACT } from '../redocly-cli.ts';
import type { NamedBundle } from './bundles.ts';
import type { Readers } from './readers.ts';
import { reportSince } from './report.ts';

/**
 * What changed since the last commit, read by the scripts of today; undefined without git. A contract whose files are
 * the committed ones is not read again.
 */
export async function changesSinceCommit(
  newer: NamedBundle,
  today: string,
  readers: Readers | undefined,
  contractFolder = CONTRACT,
): Promise<string | undefined> {
  const archive = committedFiles(contractFolder);
  if (archive === undefined) return undefined;
  const { commit, files, isCurrent } = archive;
  if (isCurrent) return `Since the last commit, ${commit}: no changes.`;
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: files });
    const { contract } = await bundleContract(folder);
    return reportSince({ document: contract, version: contract.info.version, commit }, newer, today, readers);
  } catch {
    return `The contract of the last commit, ${commit}, cannot be read by these scripts.`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function committedFiles(cwd: string): { commit: string; files: Buffer; isCurrent: boolean } | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [commit, files] = [String(git('rev-parse', '--short', 'HEAD')).trim(), git('archive', 'HEAD', '.')];
    return { commit, files, isCurrent: git('diff', '--name-only', 'HEAD', '--', '.').length === 0 };
  } catch {
    return undefined;
  }
}
