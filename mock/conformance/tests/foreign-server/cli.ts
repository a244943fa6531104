import { parseArgs } from 'node:util';
import { type Mistake, mistakes } from './mistakes.ts';
import { CUSTOMERS, startForeignServer } from './server.ts';

// npm run foreign-server -w @meridian/conformance -- --mistakes all|none|a,b
const { values } = parseArgs({ options: { mistakes: { type: 'string', default: 'all' }, port: { type: 'string' } } });
const names = Object.keys(mistakes) as Mistake[];
const chosen = values.mistakes === 'all' ? names : names.filter((name) => values.mistakes.split(',').includes(name));
const { url } = await startForeignServer(chosen, Number(values.port ?? 4020));
process.stdout.write(`A foreign server: ${url}, mistakes: ${chosen.join(', ') || 'none'}\n`);
for (const { account, password } of CUSTOMERS) process.stdout.write(`  ${account}  ${password}\n`);
