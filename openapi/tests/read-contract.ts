import { createHash } from 'node:crypto';
import { glob, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { atomicWrite } from '../scripts/atomic-write.ts';
import { bundleContract } from '../scripts/bundle.ts';
import type { Contract } from '../scripts/contract.ts';
import { CONTRACT } from '../scripts/redocly-cli.ts';

const CACHE = join(CONTRACT, '.cache');

/**
 * Our bundled contract. Cached by the hash of its files, across test files and runs.
 * @throws ContractError if it cannot be bundled
 */
export async function readContract(): Promise<Contract> {
  const name = `contract-${await hashOfFiles()}.json`;
  const file = join(CACHE, name);
  const cached = await readFile(file, 'utf8').catch(() => undefined);
  // Written below by this function.
  if (cached !== undefined) return JSON.parse(cached) as Contract;
  const { contract } = await bundleContract(CONTRACT);
  await atomicWrite(file, JSON.stringify(contract));
  const stale = (await readdir(CACHE)).filter((other) => /^contract-\w+\.json$/.test(other) && other !== name);
  await Promise.all(stale.map((other) => rm(join(CACHE, other), { force: true })));
  return contract;
}

async function hashOfFiles(): Promise<string> {
  const names: string[] = [];
  for await (const name of glob(
    ['*.yaml', '{paths,components}/**/*.yaml', '{agenda,rules}/*.ts', 'scripts/{,agenda/}*.ts'],
    {
      cwd: CONTRACT,
    },
  ))
    names.push(name);
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(name).update(await readFile(join(CONTRACT, name)));
  return hash.digest('hex').slice(0, 32);
}
