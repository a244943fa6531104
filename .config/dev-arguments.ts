import { parseArgs } from 'node:util';

export interface DevArguments {
  /** The preferred port of the app. */
  readonly port: number;
  /** Undefined for localhost only, '' for all addresses of this computer. */
  readonly host: string | undefined;
  readonly mockPort: number;
}

export const help = `The app with hot reload, beside a mock that follows its code and the contract.

Usage: npm run dev -- [options]

  --port <number>       where the app is (5173)
  --host [<address>]    open it to other devices; the address in the local network comes with a QR code
  --mock-port <number>  where the mock is (4010)
  --help                this text

A port that is in use gives the next one.
`;

/** Reads the arguments; returns 'help' for `--help`. Throws an Error of one line. */
export function readDevArguments(args: readonly string[]): DevArguments | 'help' {
  // parseArgs does not support options with an optional value.
  const whole = args.flatMap((arg, at) => {
    const next = args[at + 1];
    if (arg === '--host') return [next === undefined || next.startsWith('-') ? '--host=' : `--host=${next}`];
    return args[at - 1] === '--host' && !arg.startsWith('-') ? [] : [arg];
  });
  const { values } = parse(whole);
  if (values.help) return 'help';
  return {
    port: readPort('port', values.port),
    host: values.host,
    mockPort: readPort('mock-port', values['mock-port']),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '5173' },
        host: { type: 'string' },
        'mock-port': { type: 'string', default: '4010' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/[.\n]/, 1)[0] : String(error);
    throw new Error(`${reason}: see "npm run dev -- --help"`);
  }
}

function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return port;
  throw new Error(`--${name} ${text}: give a whole number from 1 to 65535`);
}
