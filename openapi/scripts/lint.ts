/** `npm run contract:lint [folder]`: one line for each problem, exit code 1 if there is any. */

import { formatProblem, lintContract } from './lint-contract.ts';
import { CONTRACT } from './redocly-cli.ts';

const problems = await lintContract(process.argv[2] ?? CONTRACT);
for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`);
if (problems.length === 0) process.stdout.write('The contract keeps every rule.\n');
else process.exitCode = 1;
