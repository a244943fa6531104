import { curlOf, curlVariables } from './curl.ts';
import { type Cause, groupFindings } from './group-findings.ts';
import type { FinishedReport, ReportedFinding } from './report.ts';

/** An assertion on an answer in both languages; `value` is the value at the place of the finding. */
interface Assertion {
  readonly js: string;
  /** A jq filter that must be true. */
  readonly jq: string;
}

const matching = (pattern: string): Assertion => ({
  js: `typeof value === 'string' && /${pattern}/.test(value)`,
  jq: `type == "string" and test(${JSON.stringify(pattern)})`,
});

const TYPES: Readonly<Record<string, Assertion>> = {
  integer: { js: 'Number.isInteger(value)', jq: 'type == "number" and . == floor' },
  number: { js: "typeof value === 'number'", jq: 'type == "number"' },
  string: { js: "typeof value === 'string'", jq: 'type == "string"' },
  boolean: { js: "typeof value === 'boolean'", jq: 'type == "boolean"' },
  array: { js: 'Array.isArray(value)', jq: 'type == "array"' },
  object: { js: "typeof value === 'object' && value !== null && !Array.isArray(value)", jq: 'type == "object"' },
  null: { js: 'value === null', jq: 'type == "null"' },
};

/** The finding's `expected` as an assertion; undefined where a single value cannot show it. */
function assertionOf({ expected, at }: ReportedFinding): Assertion | undefined {
  const type = Object.hasOwn(TYPES, expected) ? TYPES[expected] : undefined;
  if (type !== undefined) return type;
  if (expected.startsWith('a text with two decimal places')) return matching('^-?[0-9]+[.][0-9]{2}$');
  if (expected.startsWith('a text of Unix seconds')) return matching('^[0-9]+$');
  if (expected.startsWith('RFC 3339')) return matching('^[0-9-]{10}T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2})$');
  const [, field] = /^the field (\w+)$/.exec(expected) ?? [];
  if (field !== undefined) return { js: `value?.${field} !== undefined`, jq: `has("${field}")` };
  if (/^no field \w+$/.test(expected)) return { js: 'value === undefined', jq: 'type == "null"' };
  if (at === '/code' && /^\d+(, \d+)*$/.test(expected)) {
    return { js: `[${expected}].includes(value)`, jq: `IN(${expected})` };
  }
  return undefined;
}

interface Check {
  readonly title: string;
  /** Sends the offending request; `$SERVER_URL` (BASE_URL is Vite's own) and the secrets are shell variables. */
  readonly command: string;
  /** The part of the answer that Vitest looks at. */
  readonly part: 'status' | 'headers' | 'body';
  /** What must be of it, for Vitest. */
  readonly js: string;
  /** The same as a condition of a shell. */
  readonly sh: string;
}

/** The test of a cause; undefined where a single call cannot show it. */
function checkOf({ finding, title }: Cause): Check | undefined {
  const [exchange, ...others] = finding.exchanges;
  if (exchange === undefined || others.length > 0) return undefined;
  const { check, at, expected } = finding;
  const { origin } = new URL(exchange.request.url);
  const common = {
    title: `${finding.operation}: ${title}`,
    command: curlOf(exchange).replace(`'${origin}`, `"$SERVER_URL"'`),
  };
  const [statuses] = /^\d{3}(?:, \d{3})*$/.exec(expectedStatus(finding)) ?? [];
  if (statuses !== undefined) {
    const wanted = statuses.replaceAll(', ', '|');
    const sent = `grep '^HTTP/' "$work/headers" | tail -n 1 | cut -d ' ' -f 2`;
    const js = `expect(status).toMatch(/^(?:${wanted})$/);`;
    return { ...common, part: 'status', js, sh: `${sent} | grep -Eqx ${quoted(wanted)}` };
  }
  if (check === 'header-missing') {
    const name = at.toLowerCase();
    const js = `expect(headers).toMatch(/^${name}:/im);`;
    return { ...common, part: 'headers', js, sh: `grep -qi ${quoted(`^${name}:`)} "$work/headers"` };
  }
  const assertion = at.startsWith('/') ? assertionOf(finding) : undefined;
  if (assertion === undefined) return undefined;
  const parts = at.split('/').slice(1);
  const path = JSON.stringify(
    parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~'))),
  );
  const value = `const value: any = ${path}.reduce((node: any, part) => node?.[part], JSON.parse(body));`;
  const js = `${value}\n  expect(${assertion.js}, ${JSON.stringify(expected)}).toBe(true);`;
  const filter = quoted(`getpath(${path}) | ${assertion.jq}`);
  return { ...common, part: 'body', js, sh: `jq -e ${filter} "$work/body" >/dev/null 2>&1` };
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const expectedStatus = ({ at, expected }: ReportedFinding): string =>
  at === '/code' ? '' : expected.replace(/^HTTP /, '');

function checksOf(report: FinishedReport) {
  const causes = groupFindings(report).filter(({ known }) => !known);
  const checks = causes.flatMap((cause) => checkOf(cause) ?? []);
  const byHand = causes.filter((cause) => checkOf(cause) === undefined);
  const variables = [...new Set(checks.flatMap(({ command }) => curlVariables(command)))].filter(
    (one) => one !== 'SERVER_URL',
  );
  return { checks, byHand, needs: ['SERVER_URL', ...variables] };
}

/**
 * The causes of a report as tests for the back-end team: a test for each cause that a single call can show, which fails
 * until the cause is fixed. The other causes are listed. Secrets and the address are environment variables.
 */
export function renderVitest(report: FinishedReport): string {
  const { checks, byHand, needs } = checksOf(report);
  const body = checks.map(({ title, command, part, js }) => {
    const sent = `const { ${part} } = send(${JSON.stringify(command)});`;
    return `test(${JSON.stringify(title)}, () => {\n  ${sent}\n  ${js}\n});`;
  });
  return `// Findings of ${report.target}, ${report.startedAt}, against ${report.contract.title} ${report.contract.version}.
// Needs vitest, sh and curl, and in the environment: ${needs.join(', ')}.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

function send(command: string) {
  const answer = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).replace(/^(?:HTTP\\/\\S+ 1\\d\\d.*?\\r\\n\\r\\n)+/s, '');
  const [headers = '', ...body] = answer.split('\\r\\n\\r\\n');
  return { status: headers.split(' ')[1] ?? '', headers, body: body.join('\\r\\n\\r\\n') };
}

${body.join('\n\n')}
${byHand.map(({ title, finding }) => `test.todo(${JSON.stringify(`${finding.operation}: ${title}`)});`).join('\n')}
`;
}

/** The same tests for a POSIX shell with curl and jq; the script ends with 1 when a test fails. */
export function renderShellTests(report: FinishedReport): string {
  const { checks, byHand, needs } = checksOf(report);
  const body = checks.map(({ title, command, sh }) => {
    const send = command.replace('curl -sS -i', 'curl -sS -D "$work/headers" -o "$work/body"');
    return `${send}\nif ${sh}; then pass ${quoted(title)}; else fail ${quoted(title)}; fi`;
  });
  return `#!/bin/sh
# Findings of ${report.target}, ${report.startedAt}, against ${report.contract.title} ${report.contract.version}.
# Needs curl and jq, and in the environment: ${needs.join(', ')}.
${needs.map((name) => `: "\${${name}:?}"`).join('\n')}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
failed=0
pass() { echo "ok   $1"; }
fail() { echo "FAIL $1"; failed=1; }

${body.join('\n\n')}
${byHand.map(({ title, finding }) => `echo ${quoted(`todo ${finding.operation}: ${title}`)}`).join('\n')}
exit $failed
`;
}
