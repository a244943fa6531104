import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { ContractError } from '../../../shared/contract-file.ts';
import { HarError } from '../../../shared/har-file.ts';
import { UsageError } from '../../../shared/usage-error.ts';
import { readContract } from '../contract/contract.ts';
import { compareTraces } from '../differential/compare-traces.ts';
import { findingsOf } from '../differential/difference.ts';
import { exchangesFromHar } from '../har/exchanges-from-har.ts';
import { createRecordingChecker } from '../proxy/recording-checker.ts';
import { startRecordingProxy } from '../proxy/recording-proxy.ts';
import { ProxyError } from '../proxy/target.ts';
import { createRecorder } from '../recorder.ts';
import { compareWithBaseline } from '../report/baseline.ts';
import { type ExitCode, exitCodeOf, exitCodes } from '../report/exit-code.ts';
import { finishReport } from '../report/finish-report.ts';
import { mergeReports } from '../report/merge-reports.ts';
import { readReport } from '../report/read-report.ts';
import type { FinishedReport } from '../report/report.ts';
import { ReportError } from '../report/report-error.ts';
import { renderTerminal, wantsColour } from '../report/terminal.ts';
import { writeReports } from '../report/write-reports.ts';
import { RunError } from '../run/options.ts';
import { runConformance, traceOrdinaryCalls } from '../run/run.ts';
import {
  type CommonArguments,
  type ConformanceArguments,
  readConformanceArguments,
  readProxyArguments,
} from './arguments.ts';
import { overview, proxyHelp, runHelp } from './help.ts';
import { createProgressLine, type Output } from './progress-line.ts';

export interface CommandContext {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: NodeJS.ProcessEnv;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** Runs `run` or `proxy`, each with its own arguments. Returns the exit code. */
export function runCommand([command, ...args]: readonly string[], context: CommandContext): Promise<ExitCode> {
  if (command === 'run') return runConformanceCommand(args, context);
  if (command === 'proxy') return runProxyCommand(args, context);
  return guarded(context, async () => {
    if (command === '--help') return showHelp(context, overview);
    throw new UsageError(`${command ?? 'Nothing'} is not a command: give run or proxy, or --help`);
  });
}

/**
 * Runs `npm run conformance`. Returns the exit code; when the command cannot run, the code is 2 and one line says what
 * to change.
 */
export function runConformanceCommand(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  return guarded(context, async () => {
    const options = readConformanceArguments(args, context.env);
    if (options === 'help') return showHelp(context, runHelp);
    // Node reads this when it connects, and warns once by itself.
    if (options.insecure) context.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    const baseline = await baselineOf(options);
    const report = await reportOf(options, context).catch(async (error: unknown) => {
      if (error instanceof RunError && error.report) {
        tellWritten(options, await writeReports(error.report, options.reports), context);
      }
      throw error;
    });
    return conclude(report, baseline, options, context);
  });
}

/** Runs `npm run conformance:proxy` until Ctrl-C. Returns the exit code for the exchanges until then. */
function runProxyCommand(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  return guarded(context, async () => {
    const options = readProxyArguments(args);
    if (options === 'help') return showHelp(context, proxyHelp);
    const { target, port, host, insecure } = options;
    const contract = await readContract(options.contract);
    const baseline = await baselineOf(options);
    const log = (line: string) => context.stdout.write(`${line}\n`);
    const proxy = await startRecordingProxy({ target, contract, port, host, insecure, log });
    log(`Conformance proxy: ${proxy.url} for ${target}; what passes: ${proxy.url}/__conformance/`);
    if (!context.signal.aborted) await once(context.signal, 'abort');
    await proxy.close();
    return conclude(finishReport(proxy.report(), { contract }), baseline, options, context);
  });
}

async function reportOf(options: ConformanceArguments, { stderr, signal }: CommandContext): Promise<FinishedReport> {
  if (options.command === 'merge') return mergeReports(await Promise.all(options.files.map(readReport)));
  if (options.command === 'har') return harReport(options, stderr);
  const progress = createProgressLine(stderr, options.quiet);
  const run = { ...options.run, signal, onProgress: progress.show };
  try {
    return await (options.command === 'run' ? runConformance(run) : comparison(run, options.reference));
  } finally {
    progress.clear();
  }
}

type HarArguments = ConformanceArguments & { command: 'har' };

async function harReport({ file, baseUrl, contract: path }: HarArguments, stderr: CommandContext['stderr']) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`--har ${file} cannot be read (${error.code})`);
  });
  const contract = await readContract(path);
  const har = exchangesFromHar(text, contract, baseUrl === undefined ? {} : { baseUrl });
  for (const note of har.notes) stderr.write(`${note}\n`);
  const recorder = createRecorder({ contract, kind: 'har', target: file, check: createRecordingChecker(contract) });
  for (const exchange of har.exchanges) recorder.record(exchange);
  return finishReport(recorder.report(), { contract });
}

/** Sends the same ordinary calls to both servers, and reports what they answer differently. */
async function comparison(run: Parameters<typeof runConformance>[0], reference: string): Promise<FinishedReport> {
  const contract = await readContract(run.contract);
  const ours = await traceOrdinaryCalls({ ...run, url: reference });
  const theirs = await traceOrdinaryCalls(run);
  const recorder = createRecorder({ contract, kind: 'differential', target: run.url, check: () => [] });
  for (const { exchange } of theirs) recorder.record(exchange);
  for (const finding of findingsOf(compareTraces(ours, theirs, contract))) recorder.add(finding);
  const { password, payCode = '' } = run.account;
  return finishReport(recorder.report(), { contract, secrets: [password, payCode].filter((secret) => secret !== '') });
}

/** Read first: an unreadable baseline must not cost the results of a run. */
const baselineOf = async ({ baseline }: CommonArguments): Promise<FinishedReport | undefined> =>
  baseline === undefined ? undefined : readReport(baseline);

/** Writes the reports, and prints the outcome. */
async function conclude(
  report: FinishedReport,
  baseline: FinishedReport | undefined,
  options: CommonArguments,
  context: CommandContext,
): Promise<ExitCode> {
  const { reports } = options;
  const compared = baseline === undefined ? report : compareWithBaseline(report, baseline);
  const problems = await writeReports(compared, reports);
  context.stdout.write(renderTerminal(compared, { colour: wantsColour(context.stdout, context.env) }));
  tellWritten(options, problems, context);
  return problems.length > 0 ? exitCodes.couldNotRun : exitCodeOf(compared);
}

/** Prints where the reports are, and why a report could not be written. */
function tellWritten(
  { reports }: CommonArguments,
  problems: readonly string[],
  { stdout, stderr }: CommandContext,
): void {
  for (const [format, path] of Object.entries(reports)) if (path !== undefined) stdout.write(`${format}: ${path}\n`);
  for (const problem of problems) stderr.write(`${problem}\n`);
}

async function guarded(context: CommandContext, act: () => Promise<ExitCode>): Promise<ExitCode> {
  const expected = [UsageError, RunError, ContractError, ReportError, HarError, ProxyError];
  try {
    return await act();
  } catch (error) {
    const isExpected = error instanceof Error && expected.some((kind) => error instanceof kind);
    if (!isExpected && !isAddressInUse(error)) throw error;
    context.stderr.write(`${error.message}\n`);
    return exitCodes.couldNotRun;
  }
}

const isAddressInUse = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL'].includes(String(error.code));

function showHelp({ stdout }: CommandContext, help: string): ExitCode {
  stdout.write(help);
  return exitCodes.conforms;
}
