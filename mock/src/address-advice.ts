import { UsageError } from '../shared/usage-error.ts';

interface Address {
  readonly port: number;
  readonly host: string;
}

/** The error of a server that could not start. For an unavailable address, one that says what to do. */
export function withAddressAdvice(error: unknown, address: Address): unknown {
  const line = error instanceof Error && 'code' in error ? adviceOn(error.code, address) : undefined;
  return line === undefined ? error : new UsageError(line);
}

function adviceOn(code: unknown, { port, host }: Address): string | undefined {
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
