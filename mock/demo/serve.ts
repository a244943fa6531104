// `npm run demo`: the demo as a static host shows it.
import { parseArgs } from 'node:util';
import { demoFolder } from './build-demo.ts';
import { startStaticHost } from './static-host.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } });
const { url } = await startStaticHost(demoFolder, Number(values.port));
process.stdout.write(`${url}\n`);
