import { UsageError } from '../shared/usage-error.ts';

/** The port given on the command line. Throws UsageError. */
export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65535) return port;
  throw new UsageError(`--port ${text} is not a port: give a whole number from 0 to 65535, for example --port 4010`);
}
