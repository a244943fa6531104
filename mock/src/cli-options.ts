import { parseArgs } from 'node:util';
import { parsed, readWhole } from '../shared/command-line.ts';
import { contractName } from '../shared/installation.ts';
import { UsageError } from '../shared/usage-error.ts';
import { command, hasShop } from './installation.ts';
import { readPort } from './read-port.ts';
import { faultKinds } from './sandboxes/faults.ts';
import { findScenario, scenarios } from './scenarios/scenarios.ts';

/** The options given on the command line. */
export interface CliOptions {
  readonly port: number;
  readonly host: string;
  readonly allowedHosts: readonly string[];
  readonly quiet: boolean;
  readonly stateless: boolean;
  readonly check: boolean;
  readonly seed: number;
  readonly products: number;
  readonly latency: number;
  readonly scenario?: string;
  readonly stateFile?: string;
  readonly contract?: string;
}

export const help = `The Meridian mock back end: serves the contract, and the built web app beside it.

Usage: ${command} [options]

  --port <number>     where to listen, 0 for any free port (4010)
  --host <address>    on which address, 0.0.0.0 for all (127.0.0.1)
  --allowed-host <name>  what this computer is called too, as by a container or a phone: requests to that name are
                      answered, and its pages may use /__mock/; .example for all names below it; repeatable
  --quiet             print the address only, not each call
  --seed <number>     what the world is generated from; the same seed, the same world (1)
  --products <number> how many products it has, 6 to 20000 (240)
  --scenario <name>   the state every session starts in; the names are below
  --latency <ms>      how long every call waits (0)
  --state <file>      keep the world in this file between starts, saved every second while it is used;
                      uploaded pictures are kept beside it, in <file>.uploads
  --check             check the world's invariants after every call
  --stateless         keep no state: answer with the contract's examples, as stock Prism does
  --contract <file>   the bundled contract as JSON (${contractName})
  --help              this text

What answers: /api/…    the calls of the contract
              /         ${hasShop ? 'the web app, where it is built' : 'leads to /__mock/'}
              /__mock/  scenarios, faults, the clock and the last requests, by hand or as JSON
              /docs, /agenda, /openapi.yaml, /openapi.json

Accounts: demo@meridian.shop / demo123456 (payment code 246810), new@meridian.shop / new123456.
Verification codes are always 123456.

Every client can have a sandbox of its own: header or cookie
  x-mock-session: <name>     (cookie mock-session)
  x-mock-scenario: <name>    starts the session in that scenario
  x-mock-fault: <kind>       applies to this one call: timeout, latency=800, truncated …
Scenarios:
${scenarios.map(({ name, description }) => `  ${name.padEnd(26)}${description}`).join('\n')}
Faults:
${Object.entries(faultKinds)
  .map(([name, description]) => `  ${name.padEnd(26)}${description}`)
  .join('\n')}

Any call can be asked for another answer of the contract:
  curl -H 'Prefer: example=empty' http://127.0.0.1:4010/api/index/home
  curl -H 'Prefer: code=500' http://127.0.0.1:4010/api/index/home
`;

/** Reads the arguments; 'help' if help is requested. Throws UsageError. */
export function readArguments(args: readonly string[]): CliOptions | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  const { host, quiet, stateless, check, contract, scenario, state } = values;
  if (host === '') throw new UsageError('--host must be an address, for example --host 127.0.0.1');
  for (const name of values['allowed-host'])
    if (!/^\.?[\w-]+(\.[\w-]+)*$/.test(name))
      throw new UsageError(`--allowed-host ${name}: give a name alone, for example --allowed-host mock`);
  if (state === '') throw new UsageError('--state must be a file, for example --state world.json');
  if (scenario !== undefined) findScenario(scenario);
  return {
    port: readPort(values.port),
    host,
    allowedHosts: values['allowed-host'],
    quiet,
    stateless,
    check,
    seed: readWhole('seed', values.seed, 0, 2_147_483_647),
    products: readWhole('products', values.products, 6, 20_000),
    latency: readWhole('latency', values.latency, 0, 120_000),
    ...(scenario !== undefined && { scenario }),
    ...(state !== undefined && { stateFile: state }),
    ...(contract !== undefined && { contract }),
  };
}

const parse = (args: readonly string[]) =>
  parsed(
    () =>
      parseArgs({
        args: [...args],
        options: {
          port: { type: 'string', default: '4010' },
          host: { type: 'string', default: '127.0.0.1' },
          'allowed-host': { type: 'string', multiple: true, default: [] },
          quiet: { type: 'boolean', default: false },
          stateless: { type: 'boolean', default: false },
          check: { type: 'boolean', default: false },
          seed: { type: 'string', default: '1' },
          products: { type: 'string', default: '240' },
          latency: { type: 'string', default: '0' },
          scenario: { type: 'string' },
          state: { type: 'string' },
          contract: { type: 'string' },
          help: { type: 'boolean', default: false },
        },
      }),
    `see "${command} --help"`,
  );
