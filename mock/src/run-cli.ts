import { ContractError } from '../shared/contract-file.ts';
import { UsageError } from '../shared/usage-error.ts';
import { withAddressAdvice } from './address-advice.ts';
import { type CliOptions, help, readArguments } from './cli-options.ts';
import { StateFileError } from './sandboxes/state-file-error.ts';
import { ScenarioError } from './scenarios/scenarios.ts';
import { type Mock, startMock } from './server.ts';

interface Output {
  write(text: string): unknown;
}

/**
 * Runs the command `npm run mock` and returns its exit code: 2, with one line that says what to change, for a usage
 * error. `onStart` gets the mock before its address is printed: a reader of that line may end it at once.
 */
export async function runCli(
  args: readonly string[],
  streams: { readonly stdout: Output; readonly stderr: Output },
  onStart: (mock: Mock) => void,
): Promise<number> {
  const { stdout, stderr } = streams;
  try {
    const options = readArguments(args);
    if (options === 'help') {
      stdout.write(help);
      return 0;
    }
    const mock = await start(options, stdout);
    onStart(mock);
    stdout.write(`Meridian mock: ${mock.url}\n`);
    return 0;
  } catch (error) {
    return reportError(error, stderr);
  }
}

async function start({ quiet, ...options }: CliOptions, stdout: Output): Promise<Mock> {
  const log = (line: string) => stdout.write(`${line}\n`);
  try {
    return await startMock(quiet ? options : { ...options, log });
  } catch (error) {
    throw withAddressAdvice(error, options);
  }
}

/** Writes an expected failure as one line and returns exit code 2; throws anything else. */
export function reportError(error: unknown, stderr: Output): number {
  const expected = [UsageError, ContractError, ScenarioError, StateFileError];
  if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
  stderr.write(`${error.message}\n`);
  return 2;
}
