import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type CheckId, checks } from '../checks/check-list.ts';
import type { Exchange } from '../exchange.ts';
import type { FinishedReport } from './report.ts';
import { ReportError } from './report-error.ts';

const counts = v.record(v.string(), v.number());
const headers = v.record(v.string(), v.string());
const seen = v.object({ seen: v.number(), of: v.number() });
const exchange = v.object({
  operation: v.optional(v.string()),
  request: v.object({ method: v.string(), url: v.string(), headers, body: v.exactOptional(v.string()) }),
  response: v.optional(v.object({ status: v.number(), headers, body: v.string() })),
  failure: v.exactOptional(v.string()),
  sentAt: v.number(),
  duration: v.number(),
});
const checkId = v.custom<CheckId>((id) => typeof id === 'string' && Object.hasOwn(checks, id), 'is not a check');
const inShort = { fingerprint: v.string(), check: checkId, operation: v.string(), message: v.string() };

const schema = v.object({
  format: v.literal(1),
  kind: v.picklist(['run', 'proxy', 'har', 'differential']),
  contract: v.object({ title: v.string(), version: v.string() }),
  target: v.string(),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  duration: v.number(),
  seed: v.exactOptional(v.number()),
  shard: v.exactOptional(v.pipe(v.string(), v.regex(/^\d+\/\d+$/))),
  only: v.exactOptional(v.array(v.string())),
  command: v.exactOptional(v.string()),
  requests: v.number(),
  interrupted: v.exactOptional(v.string()),
  exchanges: v.array(exchange),
  findings: v.array(
    v.object({
      ...inShort,
      severity: v.picklist(['error', 'warning']),
      at: v.string(),
      expected: v.string(),
      got: v.string(),
      contract: v.string(),
      exchanges: v.array(v.number()),
      known: v.exactOptional(v.boolean()),
    }),
  ),
  operations: v.array(
    v.object({
      operation: v.string(),
      requests: v.number(),
      answers: counts,
      checks: counts,
      inputs: v.exactOptional(v.object({ parameters: seen, examples: seen, constraints: v.record(v.string(), seen) })),
      p95: v.exactOptional(v.number()),
      unreached: v.exactOptional(v.string()),
      method: v.string(),
      path: v.string(),
      area: v.string(),
      summary: v.string(),
      isChange: v.exactOptional(v.boolean()),
      declared: v.record(v.string(), v.string()),
    }),
  ),
  sources: v.record(
    v.string(),
    v.object({
      file: v.string(),
      line: v.number(),
      provenance: v.exactOptional(v.string()),
      used: v.exactOptional(v.boolean()),
    }),
  ),
  baseline: v.exactOptional(
    v.object({ startedAt: v.string(), fixed: v.array(v.object(inShort)), notLookedAt: v.number() }),
  ),
});

/** Reads a report written by `--json`. Throws ReportError, with a one-line message, for any other file. */
export async function readReport(file: string): Promise<FinishedReport> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ReportError(`The report ${file} cannot be read (${error.code}): give a file that --json wrote`);
  });
  const { exchanges: shown, findings, ...report } = parse(file, text);
  const exchanges = shown.map((one): Exchange => ({ ...one, operation: one.operation, response: one.response }));
  return {
    ...report,
    findings: findings.map((finding) => ({
      ...finding,
      exchanges: finding.exchanges.map((index) => {
        const found = exchanges[index];
        if (found === undefined) throw new ReportError(`${file} is damaged: it has no exchange ${index}`);
        return found;
      }),
    })),
  };
}

function parse(file: string, text: string): v.InferOutput<typeof schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ReportError(`${file} is not JSON: give a file that --json wrote`);
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'the file';
  throw new ReportError(`${file} is not a conformance report of format 1 (${place}: ${issue.message})`);
}
