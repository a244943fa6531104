// `npm run demo`: serves the demo as a static host does.
import { parseArgs } from 'node:util';
import { parsed } from '../shared/command-line.ts';
import { withAddressAdvice } from '../src/address-advice.ts';
import { readPort } from '../src/read-port.ts';
import { reportError } from '../src/run-cli.ts';
import { demoFolder } from './build-demo.ts';
import { type StaticHost, startStaticHost } from './static-host.ts';

async function start(): Promise<StaticHost> {
  const options = { port: { type: 'string', default: '4020' } } as const;
  const { values } = parsed(() => parseArgs({ options }), 'npm run demo -- [--port <number>]');
  const port = readPort(values.port);
  return startStaticHost(demoFolder, port).catch((error: unknown) => {
    throw withAddressAdvice(error, { port, host: 'localhost' });
  });
}

try {
  const { url } = await start();
  process.stdout.write(`Meridian demo: ${url}\n`);
} catch (error) {
  process.exitCode = reportError(error, process.stderr);
}
