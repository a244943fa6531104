import { partsOf } from '../../../shared/json-pointer.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { withMadeUpValue } from './made-up-values.ts';
import { exchangesOf, type OperationCoverage, type Report } from './report.ts';
import { createLiteralMask, type Secret } from './secret-literals.ts';
import { secretMembersOf } from './secret-members.ts';
import { maskPatterns } from './secret-patterns.ts';
import { type SecretKind, secretKindOfField, secretKindOfHeader } from './sensitive-fields.ts';

/**
 * The report without tokens, passwords, payment and verification codes, card numbers, addresses (postal and on chains),
 * e-mail addresses, mobile numbers and names of people, in headers, addresses, bodies, messages of findings and
 * commands. A value is recognised by the name of its field, by its form, by `secrets` (given to the run), or because a
 * sensitive field elsewhere in the same report has it. Idempotency keys stay.
 */
export function maskReport(report: Report, secrets: readonly string[] = []): Report {
  const masker = createMasker(secrets, exchangesOf(report));
  const { text } = masker;
  return {
    ...report,
    target: text(report.target),
    ...(report.command !== undefined && { command: text(report.command) }),
    ...(report.interrupted !== undefined && { interrupted: text(report.interrupted) }),
    findings: report.findings.map((finding) => maskFinding(finding, masker)),
    operations: report.operations.map((operation) => maskCoverage(operation, text)),
  };
}

/** A masker with the rules of maskReport; it learns values from the exchanges in `seen`. */
export function createMasker(secrets: readonly string[], seen: readonly Exchange[] = []) {
  const given = secrets.map((value): Secret => ['secret', value]);
  const [known, theirs] = [
    createLiteralMask([...given, ...learn(seen)]),
    createLiteralMask([...given, ...answered(seen)]),
  ];
  const done = new Map<Exchange, Exchange>();
  const text = (value: string): string => maskPatterns(known(maskMembers(value)));
  return {
    text,
    /** Hides given secrets, and private values from answers; for a value that the run itself has generated. */
    madeUp: theirs,
    /** The same exchange gives the same object. */
    exchange(exchange: Exchange): Exchange {
      const masked = done.get(exchange) ?? maskExchange(exchange, text);
      done.set(exchange, masked);
      return masked;
    },
  };
}

type Text = (value: string) => string;

function maskExchange({ request, response, failure, operation, ...rest }: Exchange, text: Text): Exchange {
  return {
    ...rest,
    operation: operation === undefined ? undefined : maskOperation(operation, text),
    request: {
      method: request.method,
      url: text(request.url),
      headers: maskHeaders(request.headers, text),
      ...(request.body !== undefined && { body: text(request.body) }),
    },
    response: response && {
      status: response.status,
      headers: maskHeaders(response.headers, text),
      body: text(response.body),
    },
    ...(failure !== undefined && { failure: text(failure) }),
  };
}

function maskHeaders(headers: Readonly<Record<string, string>>, text: Text): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const kind = secretKindOfHeader(name);
      if (name.includes('cookie')) return [name, maskCookies(value)];
      if (kind !== undefined && value !== '')
        return [name, value.replace(/^((?:Bearer|Basic)\s+)?.*$/is, `$1[${kind}]`)];
      return [name, name.includes('idempotency') ? value : text(value)];
    }),
  );
}

const cookieValues = (value: string): string[] =>
  [...value.matchAll(/([^=;,\s]+)=([^;]*)/g)].flatMap(([, name = '', one = '']) => (isAttribute(name) ? [] : [one]));

const isAttribute = (name: string): boolean => /^(path|expires|max-age|domain|samesite)$/i.test(name);

/** Cookies with names and attributes but without values. */
const maskCookies = (value: string): string =>
  value.includes('=')
    ? value.replaceAll(/([^=;,\s]+)=([^;]*)/g, (attribute: string, name: string) =>
        isAttribute(name) ? attribute : `${name}=[token]`,
      )
    : '[token]';

function maskFinding(finding: Finding, masker: ReturnType<typeof createMasker>): Finding {
  const kind = kindAt(finding.at);
  const words = (value: string) => masker.text(kind === undefined ? value : maskValues(value, kind));
  const [expected, got] = [masker.text(finding.expected), words(finding.got)];
  return {
    ...finding,
    operation: maskOperation(finding.operation, masker.text),
    message: masker.text(kind === undefined ? finding.message : maskQuoted(finding.message, kind, finding.at)),
    at: maskPatterns(finding.at),
    expected,
    got: unquoted(got) === unquoted(expected) ? got + differenceBetween(finding, got) : got,
    exchanges: finding.exchanges.map((exchange) =>
      withMadeUpValue(finding, exchange, masker.exchange(exchange), masker.madeUp),
    ),
  };
}

const unquoted = (shown: string): string => shown.replace(/^"(.*)"$/, (_, inner: string) => unescaped(inner));

/** How two values differ that are the same once masked; nothing of what opens an account. */
function differenceBetween({ expected, got }: Finding, masked: string): string {
  const [wanted, came] = [expected, got].map((text) => [...unquoted(text)]);
  if (wanted === undefined || came === undefined || !/\[(address|onchain-address|e-mail|mobile|name)\]/.test(masked))
    return '';
  const at = came.findIndex((letter, index) => letter !== wanted[index]);
  const place = at >= 0 ? at : came.length;
  if (place === came.length && came.length === wanted.length) return '';
  const lengths = came.length === wanted.length ? '' : ` (${came.length} characters instead of ${wanted.length})`;
  return `, where character ${place + 1} is ${named(came[place])} instead of ${named(wanted[place])}${lengths}`;
}

const named = (letter: string | undefined): string =>
  letter === undefined
    ? 'missing'
    : `“${letter}” (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;

const maskCoverage = ({ operation, unreached, ...rest }: OperationCoverage, text: Text): OperationCoverage => ({
  ...rest,
  operation: maskOperation(operation, text),
  ...(unreached !== undefined && { unreached: text(unreached) }),
});

/** The name of a declared operation is public; the route of an undeclared operation may hold anything. */
const maskOperation = (name: string, text: Text): string => (name.includes(' ') ? text(name) : name);

/** The kind of secret at the place of a finding: `/data/userinfo/token`, `query.mobile`. */
function kindAt(at: string): SecretKind | undefined {
  const parts = at.startsWith('/') ? partsOf(at) : at.split(/[./]/);
  if (parts[0] === 'header' || parts[0] === 'headers') return secretKindOfHeader(parts[1] ?? '');
  const name = parts.findLast((part) => !/^\d*$/.test(part)) ?? '';
  // The place of an answer's header is its bare name, in the usual spelling: `Set-Cookie`.
  return secretKindOfField(name) ?? (/^[A-Z]/.test(at) ? secretKindOfHeader(at) : undefined);
}

/** Masks a value in words: quoted texts and numbers; `code 1004` is an answer, not a value. */
const maskValues = (text: string, kind: SecretKind): string =>
  text
    .replace(/"(?:[^"\\]|\\.)+(?:"|…|\.{3}|$)/g, `"[${kind}]"`)
    .replace(/^-?\d[\d.]*$|\d[\d .-]{4,}\d/g, `[${kind}: number]`);

/** Masks the quoted parts of a sentence about a value, except for the place itself. */
const maskQuoted = (text: string, kind: SecretKind, at: string): string =>
  text.replace(/(["'`“])((?:(?!["'`”])[^\\]|\\.)+)(["'`”])/g, (quoted, open: string, inner: string, close: string) =>
    at.endsWith(inner) ? quoted : `${open}[${kind}]${close}`,
  );

/** Masks the values of sensitive fields, and leaves everything else. */
function maskMembers(text: string): string {
  let masked = '';
  let reached = 0;
  for (const { kind, start, end, raw, form } of secretMembersOf(text)) {
    if (raw === '' || isMasked(raw)) continue;
    const quote = form === 'bare' ? '' : (/^\\*"/.exec(text.slice(start, start + 9))?.[0] ?? quoteBefore(text, start));
    const shown = form === 'number' ? `[${kind}: number]` : `[${kind}]`;
    masked += `${text.slice(reached, start)}${quote}${shown}${quote}`;
    reached = end;
  }
  return masked + text.slice(reached);
}

/** The quotes of the number's key, in which the masked text is put. */
const quoteBefore = (text: string, start: number): string =>
  /(\\*")\s*:\s*$/.exec(text.slice(Math.max(0, start - 20), start))?.[1] ?? '"';

/**
 * The values of sensitive fields. Omits values that a request also sends in other fields, which are test values (a
 * script, a very long text), and plain words, which would match elsewhere with another meaning.
 */
function learn(exchanges: readonly Exchange[]): Secret[] {
  const sent = exchanges.flatMap(({ request }) => [
    ...fieldsOf(request.url, request),
    ...fieldsOf(request.body ?? '', request),
  ]);
  const others = sent.length === 0 ? '' : exchanges.map(({ request }) => maskMembers(request.body ?? '')).join('\n');
  const found = [...answered(exchanges), ...sent.filter(([, value]) => !others.includes(JSON.stringify(value)))];
  return found.filter(([, value]) => isTelling(value));
}

/** The values of sensitive fields in answers. */
const answered = (exchanges: readonly Exchange[]): Secret[] =>
  exchanges
    .flatMap(({ response }) => (response === undefined ? [] : fieldsOf(response.body, response)))
    .filter(([, value]) => isTelling(value));

function fieldsOf(text: string, { headers }: { headers: Readonly<Record<string, string>> }): Secret[] {
  return [
    ...Object.entries(headers).flatMap(([name, value]): Secret[] => {
      const kind = secretKindOfHeader(name);
      if (name.includes('cookie')) return cookieValues(value).map((one): Secret => ['token', one]);
      return kind === undefined ? [] : [[kind, value.replace(/^(Bearer|Basic)\s+/i, '')]];
    }),
    ...secretMembersOf(text).map(
      ({ kind, raw, form }): Secret => [kind, form === 'bare' ? decoded(raw) : unescaped(raw)],
    ),
  ];
}

const isMasked = (value: string): boolean => /^\[[a-z-]+(: number)?\]$/.test(value);

const isTelling = (value: string): boolean =>
  !isMasked(value) &&
  !/^[a-z_]{1,12}$|^[A-Z]{2,4}$|^\*+$/.test(value) &&
  (value.length >= 4 || (value.length >= 2 && /[^\p{ASCII}]/u.test(value)));

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return raw;
  }
}

function unescaped(raw: string): string {
  try {
    return JSON.parse(`"${raw.replaceAll('\\"', '"').replaceAll('"', '\\"')}"`) as string;
  } catch {
    return raw;
  }
}
