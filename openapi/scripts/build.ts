/**
 * `npm run contract:build`: writes dist/openapi.yaml, openapi.json, agenda.html and the pages of reference/. If the
 * contract cannot be bundled, prints one line for each problem, exits with code 1 and leaves dist/ unchanged.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildContract } from './build-contract.ts';
import { ContractError } from './contract.ts';
import { CONTRACT } from './redocly-cli.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const folder = positionals[0] ?? CONTRACT;
const dist = join(folder, 'dist');
try {
  const files = await buildContract(folder, dist);
  process.stdout.write(`Wrote ${files.join(', ')} to ${relative(process.cwd(), dist)}.\n`);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
