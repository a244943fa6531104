import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { harOf } from '../../../shared/har-of.ts';
import { isRecord } from '../../../shared/json.ts';
import { parseUrl } from '../../../shared/parse-url.ts';
import type { Contract } from '../contract/contract.ts';
import { type Exchange, jsonOf } from '../exchange.ts';
import { finishReport } from '../report/finish-report.ts';
import { type Groupable, groupFindings } from '../report/group-findings.ts';
import { renderHtml } from '../report/html/page.ts';
import { renderJson } from '../report/json.ts';
import { createMasker } from '../report/mask.ts';
import { coverageOf } from './coverage.ts';
import type { Passage } from './forward.ts';
import type { Recording } from './recording.ts';

/** One line of the live page's list. */
type Row = ReturnType<typeof rowOf>;

interface Shown {
  readonly exchange?: Exchange;
  readonly found?: number;
  readonly note?: string;
}

interface LivePageOptions {
  readonly recording: Recording;
  readonly contract: Contract;
  readonly target: string;
}

const BASE = '/__conformance';
const MOST_ROWS = 200;
/** Milliseconds between two messages to an open page, so that it stays readable. */
const PAUSE = 250;
const types: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };
const pages: Readonly<Record<string, string>> = {
  '/': 'page.html',
  '/developer-pages.css': '../../../../openapi/scripts/developer-pages.css',
  '/page.css': 'page.css',
  '/page.js': 'page.js',
};

/** Whether a request is for the proxy's own page. */
export const isLivePage = ({ url }: IncomingMessage): boolean => /^\/__conformance(\/|\?|$)/.test(url ?? '');

/** The page that shows a recording live. Server-sent events update open pages. */
export function createLivePage({ recording, contract, target }: LivePageOptions) {
  const listeners = new Set<ServerResponse>();
  let rows: Row[] = [];
  let pending: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  /** Milliseconds that the last message took to make: on long recordings, messages come less often. */
  let effort = 0;

  /** Adds a line for a passage. */
  function show(passage: Passage, shown: Shown): void {
    pending.push(rowOf(passage, shown));
    timer ??= setTimeout(tell, Math.max(PAUSE, 5 * effort));
  }

  function tell(): void {
    timer = undefined;
    const started = performance.now();
    const added = pending.slice(-MOST_ROWS);
    pending = [];
    rows = [...rows, ...added].slice(-MOST_ROWS);
    if (listeners.size > 0) send('rows', { ...summary(), rows: added });
    effort = performance.now() - started;
  }

  function send(event: string, data: unknown, to: Iterable<ServerResponse> = listeners): void {
    const message = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const listener of to) {
      // A page that does not read is disconnected; it reconnects by itself.
      if (listener.writableLength > 1024 * 1024) listener.destroy();
      else listener.write(message);
    }
  }

  /**
   * The causes, grouped and masked as in reports. They are recomputed only when there is a new cause; the counts update
   * separately.
   */
  let shown: Groupable = { findings: [], sources: {} };
  const causesInWords = () => {
    const causes = recording.causes();
    if (causes.length !== shown.findings.length) {
      shown = finishReport({ ...recording.report(), findings: causes.map(({ finding }) => finding) }, { contract });
    }
    const counts = new Map(shown.findings.map((finding, index) => [finding, causes[index]?.count ?? 0]));
    return groupFindings(shown).map(({ title, check, severity, finding, findings, operations, source }) => ({
      ...{ title, check, severity, at: finding.at, expected: finding.expected, got: finding.got },
      operations: operations.map(({ operation }) => operation),
      source: source === undefined ? finding.contract : `${source.file}:${source.line}`,
      count: findings.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0),
    }));
  };

  const summary = () => {
    const report = recording.report();
    return { requests: report.requests, causes: causesInWords(), coverage: coverageOf(report, contract) };
  };

  const state = () => ({ target, ...summary(), rows });

  function listenTo(incoming: IncomingMessage, outgoing: ServerResponse): void {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.write('retry: 1000\n\n');
    listeners.add(outgoing);
    incoming.socket.setTimeout(0);
    outgoing.once('close', () => listeners.delete(outgoing));
    send('state', state(), [outgoing]);
  }

  const finished = () => finishReport(recording.report(), { contract });

  const maskedHar = () => {
    const exchanges = recording.exchanges();
    return harOf(exchanges.map(createMasker([], exchanges).exchange));
  };

  function clear(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { origin, host } = incoming.headers;
    // Only this page may clear: a page of another origin could make the browser send the request.
    if (incoming.method !== 'POST' || (origin !== undefined && parseUrl(origin)?.host !== host)) {
      answer(outgoing, 403, 'text/plain', 'Only POST, and only from this page');
      return;
    }
    recording.clear();
    shown = { findings: [], sources: {} };
    rows = [];
    pending = [];
    send('state', state());
    outgoing.writeHead(204).end();
  }

  const downloads: Readonly<Record<string, () => string>> = {
    '/report.html': () => renderHtml(finished()),
    '/report.json': () => renderJson(finished()),
    '/recording.har': () => JSON.stringify(maskedHar()),
  };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = (incoming.url ?? '').split('?', 1).join().slice(BASE.length);
    const [written, file] = [downloads[path], pages[path]];
    if (path === '') outgoing.writeHead(302, { location: `${BASE}/` }).end();
    else if (path === '/events') listenTo(incoming, outgoing);
    else if (path === '/clear') clear(incoming, outgoing);
    else if (written !== undefined) download(outgoing, path, written());
    else if (file === undefined) answer(outgoing, 404, 'text/plain', `There is nothing at ${path}`);
    else answer(outgoing, 200, typeOf(file), await readFile(new URL(file, import.meta.url), 'utf8'));
  }

  function close(): void {
    clearTimeout(timer);
    for (const listener of listeners) listener.end();
  }

  return { serve, show, close };
}

function rowOf({ method, path, response, duration, sentAt }: Passage, { exchange, found = 0, note = '' }: Shown) {
  const body = exchange?.response && jsonOf(exchange.response);
  const { code, reason } = isRecord(body) ? body : {};
  const outcome = code === 1 ? 'success' : (reason ?? (code === response?.status ? undefined : code));
  return {
    at: new Date(sentAt).toISOString(),
    method,
    // Without the query, which may hold private data.
    path: path.split('?', 1).join(),
    operation: exchange?.operation ?? '',
    /** HTTP status and the envelope's code or reason: `200 · success`. */
    answer: [response?.status ?? 'no answer', ...(outcome === undefined ? [] : [outcome])].join(' · '),
    ok: response !== undefined && response.status < 400 && (code === undefined || code === 1),
    milliseconds: Math.round(duration),
    bytes: response?.body.size ?? 0,
    found,
    note: [note, exchange?.failure ?? ''].filter(Boolean).join(' · '),
  };
}

const security = {
  'content-security-policy': "default-src 'self'; img-src data:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const typeOf = (file: string): string => types[file.replace(/.*\./, '')] ?? 'application/json';

function answer(outgoing: ServerResponse, status: number, type: string, body: string): void {
  outgoing.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...security });
  outgoing.end(body);
}

/** Sends a file that the browser saves instead of showing. */
function download(outgoing: ServerResponse, path: string, body: string): void {
  const time = new Date().toISOString().slice(0, 16).replaceAll(/[:T]/g, '-');
  const name = `conformance-${time}${path.replace(/.*\./, '.')}`;
  outgoing.setHeader('content-disposition', `attachment; filename="${name}"`);
  answer(outgoing, 200, typeOf(path), body);
}
