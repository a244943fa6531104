import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundleContract } from '../scripts/bundle.ts';
import { changesSinceCommit } from '../scripts/diff/committed.ts';
import { briefly } from '../scripts/diff/report.ts';
import { TODAY } from './fixtures/diff-contract.ts';
import { VALID_CONTRACT } from './fixtures/edited-contract.ts';

const { contract } = await bundleContract(VALID_CONTRACT);

describe('[B7.11] what changed since the last commit', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'committed-'));
    await cp(VALID_CONTRACT, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const git = (...args: string[]) => String(execFileSync('git', args, { cwd: folder }));
  function commit(): string {
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message=Start');
    return git('rev-parse', '--short', 'HEAD').trim();
  }
  async function edit(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(folder, file), text.replace(from, to));
  }
  async function told(): Promise<string | undefined> {
    return changesSinceCommit({ document: contract, version: '1.0.0' }, TODAY, undefined, folder);
  }

  test('is listed apart from the release', async () => {
    await edit('paths/cart_list.yaml', 'operationId: getCart', 'operationId: getBag');
    const name = commit();
    await edit('paths/cart_list.yaml', 'operationId: getBag', 'operationId: getCart');
    const text = await told();
    expect(text).toContain('operationId: getBag → getCart (operation-id-changed)');
    expect(text).toContain(`Since the last commit, ${name}: 1 breaking, `);
  });

  test('is not looked for in unchanged files, and one line says if the committed ones cannot be read', async () => {
    await edit('openapi.yaml', 'security: []', 'security: [');
    const name = commit();
    expect(await told()).toBe(`Since the last commit, ${name}: no changes.`);
    await edit('openapi.yaml', 'security: [', 'security: []');
    expect(await told()).toBe(`The contract of the last commit, ${name}, cannot be read by these scripts.`);
  });

  test('is left out without git', async () => {
    expect(await told()).toBeUndefined();
  });

  test('ends with the count since the release, and how to see what is counted', () => {
    const [none, one] = ['', 'POST /gone\n'].map((changes) =>
      briefly('No changes.', { changes, summary: 'Counted.', isAllowed: true }, '1.0.0-rc.1'),
    );
    expect(none).toBe('No changes.\nCounted.\n');
    expect(one).toBe('No changes.\nCounted. npm run contract:diff -- 1.0.0-rc.1 shows them.\n');
  });
});
