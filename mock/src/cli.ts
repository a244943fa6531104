import { type CliOptions, help, readArguments, UsageError } from './cli-options.ts';
import { ContractError } from './prism/contract.ts';
import { StateFileError } from './sandboxes/state-file.ts';
import { ScenarioError } from './scenarios/scenarios.ts';
import { type Mock, startMock } from './server.ts';

/** The command `npm run mock`. Ends with 2 when it cannot do as it is told, and says in one line what to change. */
async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(help);
    return;
  }
  const mock = await start(options);
  // Whoever reads the line may end the mock at once.
  endGracefully(mock);
  process.stdout.write(`Meridian mock: ${mock.url}\n`);
}

async function start({ quiet, ...options }: CliOptions): Promise<Mock> {
  const log = (line: string) => process.stdout.write(`${line}\n`);
  try {
    return await startMock(quiet ? options : { ...options, log });
  } catch (error) {
    const line = error instanceof Error && 'code' in error ? advice(error.code, options) : undefined;
    throw line === undefined ? error : new UsageError(line);
  }
}

function endGracefully(mock: Mock): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => mock.close().catch(tell));
}

/** What to do about an address that cannot be listened on; undefined for an error that is not about the address. */
function advice(code: unknown, { port, host }: Pick<CliOptions, 'port' | 'host'>): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop what listens there, or give another one (--port 0 takes any free one)`;
    case 'EACCES':
      return `Port ${port} may not be listened on: give one above 1023, for example --port 4010`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this computer: give another one, for example --host 127.0.0.1`;
    default:
      return undefined;
  }
}

/** Says an expected failure in one line and ends with 2; throws anything else. */
function tell(error: unknown): void {
  const told = [UsageError, ContractError, ScenarioError, StateFileError];
  if (!(error instanceof Error) || !told.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

main().catch(tell);
