import { dirname, join, relative, resolve } from 'node:path';
import { type Rules, runRedocly } from './redocly-cli.ts';
import { findUnusedFiles } from './unused-files.ts';

/**
 * A problem in the contract: the file relative to the folder above the contract, the line from 1, what to do, and the
 * rule.
 */
export type LintProblem = { file: string; line: number; message: string; rule: string };

/** The part that we read of what `redocly lint --format=json` prints for each contract. */
type LintReport = {
  problems: {
    ruleId: string;
    message: string;
    location: { source: { ref: string }; start?: { line: number } }[];
  }[];
};

/** A line that editors and terminals can jump to: `openapi/paths/x.yaml:12 what to do (rule)`. */
export function formatProblem({ file, line, message, rule }: LintProblem): string {
  return `${file}:${line} ${message.replaceAll(/\s+/g, ' ')} (${rule})`;
}

/**
 * Lints the contract in a folder, by default with all rules. Returns errors and warnings. If a file cannot be read,
 * returns only that: other rules would only report its consequences.
 */
export async function lintContract(contract: string, rules?: Rules): Promise<LintProblem[]> {
  const [problems = []] = await lintContracts([contract], rules);
  return problems;
}

/**
 * `lintContract` for several folders, in order. They share one process, since starting Redocly takes ten times as long
 * as linting a small contract.
 */
export async function lintContracts(contracts: readonly string[], rules?: Rules): Promise<LintProblem[][]> {
  const [first = '.'] = contracts;
  const cwd = resolve(first);
  const roots = contracts.map((contract) => relative(cwd, resolve(contract, 'openapi.yaml')));
  const run = await runRedocly(cwd, 'lint', [...roots, '--format=json', '--max-problems=100000'], rules);
  // The output is a sequence of JSON documents. Redocly stops at a root file that it cannot parse.
  const reports = run.stdout.split(/(?<=^\})(?=\{$)/m).filter((text) => text.startsWith('{'));
  if (reports.length < contracts.length) {
    if (contracts.length === 1) return [[unreadable(run.stderr, first)]];
    return Promise.all(contracts.map((contract) => lintContract(contract, rules)));
  }
  return Promise.all(
    contracts.map((contract, index) => {
      // The pinned version of the CLI fixes the shape of its report.
      const report = JSON.parse(reports[index] ?? '') as LintReport;
      return problemsOf(report, contract, cwd, rules);
    }),
  );
}

async function problemsOf(
  { problems }: LintReport,
  contract: string,
  cwd: string,
  rules?: Rules,
): Promise<LintProblem[]> {
  const found = problems.map(({ ruleId, message, location }) => {
    const [at] = location;
    const file = nameOf(resolve(cwd, at?.source.ref ?? join(contract, 'openapi.yaml')), contract);
    return rewordUnreadable({ file, line: at?.start?.line ?? 1, message, rule: ruleId }, contract);
  });
  const unread = found.filter(({ rule }) => rule === 'no-unresolved-refs');
  if (unread.length > 0) return withoutConsequences(unread);
  if (rules === 'redocly-valid.yaml') return found;
  return [...found, ...(await findUnusedFiles(contract)).map((file) => unused(nameOf(file, contract)))];
}

/** For an unreadable root file the CLI prints prose. Keeps the reason and the position. */
function unreadable(stderr: string, contract: string): LintProblem {
  const root = nameOf(resolve(contract, 'openapi.yaml'), contract);
  const parse = /- (?<reason>.+) in "(?<file>[^"]+)" \((?<line>\d+):\d+\)/.exec(stderr)?.groups;
  if (parse !== undefined) {
    const { reason, file = '', line } = parse;
    return { file: nameOf(file, contract), line: Number(line), message: notYaml(reason), rule: 'yaml' };
  }
  if (stderr.includes('does not exist or is invalid')) {
    return { file: root, line: 1, message: 'Does not exist or is not an OpenAPI document: restore it.', rule: 'yaml' };
  }
  const reason = stderr.replace(/^validating .*$/m, '').trim();
  return { file: root, line: 1, message: `Cannot be linted: ${reason}`, rule: 'redocly' };
}

/** Rewords the CLI's messages about unreadable files: short, without absolute paths, saying what to do. */
function rewordUnreadable(problem: LintProblem, contract: string): LintProblem {
  const { message } = problem;
  const { reason } = /^Failed to parse: (?<reason>.+?)(?: in "[^"]+" \(\d+:\d+\))?$/s.exec(message)?.groups ?? {};
  if (reason !== undefined) return { ...problem, message: notYaml(reason) };
  const { missing } = /ENOENT: [^']*'(?<missing>[^']+)'/.exec(message)?.groups ?? {};
  if (missing !== undefined) {
    return { ...problem, message: `${nameOf(missing, contract)} does not exist: create it or correct the $ref.` };
  }
  if (message === "Can't resolve $ref") return { ...problem, message: 'This $ref leads nowhere: correct it.' };
  return problem;
}

/** Drops the unresolved references to a broken file if the file itself is reported. */
function withoutConsequences(problems: LintProblem[]): LintProblem[] {
  const own = problems.filter(({ message }) => !message.startsWith("Can't resolve $ref: "));
  return own.length > 0 ? own : problems;
}

function notYaml(reason: string | undefined): string {
  return `Not readable as YAML: ${reason}. Correct the line or the one above it.`;
}

function unused(file: string): LintProblem {
  return { file, line: 1, message: 'No $ref leads to this file: reference it or delete it.', rule: 'unused-file' };
}

function nameOf(file: string, contract: string): string {
  return relative(dirname(resolve(contract)), file).replaceAll('\\', '/');
}
