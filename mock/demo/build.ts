// `npm run build:demo`
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDemo, demoFolder } from './build-demo.ts';

await buildDemo(fileURLToPath(new URL('../../web/dist', import.meta.url)), demoFolder);
process.stdout.write(`Wrote ${relative(process.cwd(), demoFolder)}: any static host shows it at its root.\n`);
