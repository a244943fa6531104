import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleContract } from '../bundle.ts';
import { CONTRACT } from '../redocly-cli.ts';
import type { NamedBundle } from './bundles.ts';

/** The contract as last committed; undefined without git. */
export async function committedContract(): Promise<(NamedBundle & { commit: string }) | undefined> {
  const archive = committedFiles();
  if (archive === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: archive.files });
    const { contract } = await bundleContract(folder);
    return { document: contract, version: contract.info.version, commit: archive.commit };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function committedFiles(): { commit: string; files: Buffer } | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: CONTRACT, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return { commit: String(git('rev-parse', '--short', 'HEAD')).trim(), files: git('archive', 'HEAD', '.') };
  } catch {
    return undefined;
  }
}
