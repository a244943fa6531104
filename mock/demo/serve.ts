// `npm run demo`: serves the demo as a static host does.
import { parseArgs } from 'node:util';
import { UsageError } from '../shared/usage-error.ts';
import { withAddressAdvice } from '../src/address-advice.ts';
import { readPort } from '../src/read-port.ts';
import { reportError } from '../src/run-cli.ts';
import { demoFolder } from './build-demo.ts';
import { type StaticHost, startStaticHost } from './static-host.ts';

function readArguments() {
  try {
    return parseArgs({ options: { port: { type: 'string', default: '4020' } } }).values;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(/[.\n]/, 1);
    throw new UsageError(`${reason}: npm run demo -- [--port <number>]`);
  }
}

async function start(): Promise<StaticHost> {
  const port = readPort(readArguments().port);
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
