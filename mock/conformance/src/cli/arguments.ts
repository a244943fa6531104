import { parseArgs } from 'node:util';
import { parsed, readWhole } from '../../../shared/command-line.ts';
import { parseUrl } from '../../../shared/parse-url.ts';
import { UsageError } from '../../../shared/usage-error.ts';
import { commands } from '../installation.ts';
import type { ReportPaths } from '../report/write-reports.ts';
import type { Account, RunOptions, Shard } from '../run/options.ts';

/** The arguments that every command takes. */
export interface CommonArguments {
  readonly contract: string | undefined;
  readonly reports: ReportPaths;
  readonly baseline: string | undefined;
  readonly quiet: boolean;
  readonly insecure: boolean;
}

export type ConformanceArguments = CommonArguments &
  (
    | { readonly command: 'run'; readonly run: RunOptions }
    | { readonly command: 'compare'; readonly run: RunOptions; readonly reference: string }
    | { readonly command: 'har'; readonly file: string; readonly baseUrl: string | undefined }
    | { readonly command: 'merge'; readonly files: readonly string[] }
  );

export interface ProxyArguments extends CommonArguments {
  readonly target: string;
  readonly port: number;
  readonly host: string;
}

const common = {
  contract: { type: 'string' },
  html: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  sarif: { type: 'string' },
  vitest: { type: 'string' },
  curl: { type: 'string' },
  baseline: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  insecure: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const runFlags = {
  ...common,
  account: { type: 'string' },
  password: { type: 'string' },
  second: { type: 'string' },
  header: { type: 'string', multiple: true, default: [] as string[] },
  'allow-writes': { type: 'boolean', default: false },
  'promo-code': { type: 'string' },
  'code-command': { type: 'string' },
  'advance-command': { type: 'string' },
  only: { type: 'string' },
  shard: { type: 'string' },
  seed: { type: 'string', default: '1' },
  rate: { type: 'string' },
  parallel: { type: 'string' },
  timeout: { type: 'string', default: '10000' },
  slow: { type: 'string' },
  har: { type: 'string' },
  'base-url': { type: 'string' },
  compare: { type: 'string' },
  merge: { type: 'boolean', default: false },
} as const;

const parseRun = (args: readonly string[]) => parseArgs({ args: [...args], options: runFlags, allowPositionals: true });
type RunFlags = ReturnType<typeof parseRun>['values'];

/** Reads the arguments of `npm run conformance`; returns 'help' when help is requested. Throws UsageError. */
export function readConformanceArguments(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ConformanceArguments | 'help' {
  const { values, positionals } = parsed(() => parseRun(args), advice('run'));
  if (values.help) return 'help';
  const shared = commonOf(values);
  if (values.merge) {
    if (positionals.length < 2) throw new UsageError('--merge takes at least two reports that --json wrote');
    return { ...shared, command: 'merge', files: positionals };
  }
  if (values.har !== undefined) {
    return { ...shared, command: 'har', file: values.har, baseUrl: optionalAddress('--base-url', values['base-url']) };
  }
  const run = runOptions(values, addressOf(positionals), env, [commands.run, ...quoted(args)].join(' '));
  const reference = optionalAddress('--compare', values.compare);
  return reference === undefined
    ? { ...shared, command: 'run', run }
    : { ...shared, command: 'compare', run, reference };
}

/** Reads the arguments of `npm run conformance:proxy`; returns 'help' when help is requested. Throws UsageError. */
export function readProxyArguments(args: readonly string[]): ProxyArguments | 'help' {
  const options = {
    ...common,
    port: { type: 'string', default: '4020' },
    host: { type: 'string', default: '127.0.0.1' },
  } as const;
  const { values, positionals } = parsed(
    () => parseArgs({ args: [...args], options, allowPositionals: true }),
    advice('proxy'),
  );
  if (values.help) return 'help';
  const port = readWhole('port', values.port, 0, 65_535);
  return { ...commonOf(values), target: addressOf(positionals), port, host: values.host };
}

const advice = (command: keyof typeof commands) => `see "${commands[command]} --help"`;

type CommonFlags = Pick<RunFlags, keyof typeof common>;

function commonOf({ contract, baseline, quiet, insecure, ...files }: CommonFlags): CommonArguments {
  const { html, json, junit, sarif, vitest, curl } = files;
  return { contract, reports: { html, json, junit, sarif, vitest, curl }, baseline, quiet, insecure };
}

function runOptions(values: RunFlags, url: string, env: NodeJS.ProcessEnv, command: string): RunOptions {
  const { account, second, only, rate, parallel, slow, contract } = values;
  if (account === undefined) throw new UsageError('--account is missing: the name of a customer made for tests');
  const shard = values.shard === undefined ? undefined : readShard(values.shard);
  return {
    url,
    account: customer(
      account,
      values.password ?? env['MERIDIAN_PASSWORD'],
      'MERIDIAN_PASSWORD',
      env['MERIDIAN_PAY_CODE'],
    ),
    ...(second !== undefined && {
      second: customer(second, env['MERIDIAN_SECOND_PASSWORD'], 'MERIDIAN_SECOND_PASSWORD'),
    }),
    ...(contract !== undefined && { contract }),
    allowWrites: values['allow-writes'],
    ...(only !== undefined && { only: only.split(',').map((name) => name.trim()) }),
    seed: readWhole('seed', values.seed, 0, 2_147_483_647),
    timeout: readWhole('timeout', values.timeout, 100, 120_000),
    ...(rate !== undefined && { rate: readWhole('rate', rate, 1, 10_000) }),
    ...(parallel !== undefined && { parallel: readWhole('parallel', parallel, 1, 256) }),
    ...(slow !== undefined && { slow: readWhole('slow', slow, 1, 120_000) }),
    ...(shard && { shard }),
    headers: Object.fromEntries(values.header.map(readHeader)),
    ...(values['promo-code'] !== undefined && { promoCode: values['promo-code'] }),
    ...(values['code-command'] !== undefined && { codeCommand: values['code-command'] }),
    ...(values['advance-command'] !== undefined && { advanceCommand: values['advance-command'] }),
    command,
  };
}

function customer(account: string, password: string | undefined, variable: string, payCode?: string): Account {
  if (password === undefined || password === '') {
    throw new UsageError(`The password of ${account} is missing: set ${variable} in the environment`);
  }
  return { account, password, ...(payCode !== undefined && payCode !== '' && { payCode }) };
}

function addressOf(positionals: readonly string[]): string {
  const [address, ...more] = positionals;
  if (address === undefined)
    throw new UsageError("The server's address is missing, for example https://staging.example.com");
  if (more.length > 0) throw new UsageError(`There is one address too many: ${more[0]}`);
  return checkedAddress('The address', address);
}

const optionalAddress = (flag: string, address: string | undefined): string | undefined =>
  address === undefined ? undefined : checkedAddress(flag, address);

function checkedAddress(name: string, address: string): string {
  const url = parseUrl(address);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${name} ${address} is not an address: write it with http:// or https://`);
  }
  return address.replace(/\/+$/, '').replace(/\/api$/, '');
}

function readShard(text: string): Shard {
  const [, index, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of) return shard;
  throw new UsageError(`--shard ${text}: write which of how many, for example 2/5`);
}

function readHeader(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return [name.toLowerCase(), value];
  throw new UsageError(`--header ${text}: write it as "name: value"`);
}

const variables: Readonly<Record<string, string>> = {
  '--account': '"$ACCOUNT"',
  '--password': '"$MERIDIAN_PASSWORD"',
  '--second': '"$SECOND_ACCOUNT"',
};

/** The arguments quoted for a shell, without names and passwords. */
function quoted(args: readonly string[]): string[] {
  return args.map((arg, index) => {
    const [flag = '', value] = arg.split('=', 2);
    if (value !== undefined && variables[flag]) return `${flag}=${variables[flag]}`;
    const variable = variables[args[index - 1] ?? ''];
    if (variable !== undefined) return variable;
    return /^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`;
  });
}
