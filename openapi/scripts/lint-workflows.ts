/** `npm run lint:workflows`: what stock Redocly says of the built workflows; exit code 1 if anything is wrong. */

import { CONTRACT, runRedocly } from './redocly-cli.ts';

const { code, stdout, stderr } = await runRedocly(CONTRACT, 'lint', ['dist/workflows.arazzo.yaml']);
if (code === 0) process.stdout.write('The workflows are valid Arazzo.\n');
else process.stderr.write(`${stdout}${stderr}`);
process.exitCode = code;
