// `npm run prism`: the app on stock Prism, which answers every call with the contract's example and keeps no state.
import { parseArgs } from 'node:util';
import { parsed } from '../../shared/command-line.ts';
import { UsageError } from '../../shared/usage-error.ts';
import { withAddressAdvice } from '../address-advice.ts';
import { readPort } from '../read-port.ts';
import { type PrismFront, startPrismFront } from './prism-front.ts';

async function start(): Promise<PrismFront> {
  const options = {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
  } as const;
  const advice = 'npm run prism -- [--port <number>] [--host <address>]';
  const { values } = parsed(() => parseArgs({ options }), advice);
  const { host } = values;
  const port = readPort(values.port);
  return startPrismFront({ port, host }).catch((error: unknown) => {
    throw withAddressAdvice(error, { port, host });
  });
}

try {
  const front = await start();
  let ending = false;
  const end = () => {
    ending = true;
    void front.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  void front.prismEnded.then(() => {
    if (ending) return;
    process.stderr.write('Prism has ended by itself: start it again with "npm run prism"\n');
    process.exitCode = 1;
    void front.close();
  });
  process.stdout.write(`Prism with the app: ${front.url}\n`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
