import type { ExchangeChecker } from '../checks/check-exchange.ts';
import type { Contract } from '../contract/contract.ts';
import { type Exchange, withBodies } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { createRecorder } from '../recorder.ts';
import { fingerprintOf } from '../report/fingerprint.ts';
import type { Report } from '../report/report.ts';

/** The most findings kept of one kind; later findings are only counted. */
const MOST_PER_CAUSE = 20;
const MOST_CAUSES = 2000;
/** The most undeclared paths that are listed apart: a client that keeps inventing paths is not followed for ever. */
const MOST_PATHS = 500;
/** The most exchanges kept for HAR: the latest. */
const MOST_EXCHANGES = 1000;
const MOST_CHARACTERS = 32 * 1024 * 1024;
/** The most evidence kept for findings; beyond it, bodies are shortened. */
const MOST_EVIDENCE = 64 * 1024 * 1024;

/** Findings that have the same cause. */
export interface Cause {
  readonly finding: Finding;
  count: number;
}

interface RecordingOptions {
  readonly target: string;
  readonly contract: Contract;
  /** Creates the checker of exchanges, afresh whenever the recording restarts. */
  readonly createCheck: () => ExchangeChecker;
}

export type Recording = ReturnType<typeof createRecording>;

/**
 * What the proxy keeps, in bounded memory however long it records: the latest exchanges, every cause with its count and
 * its first findings, and the coverage.
 */
export function createRecording({ contract, target, createCheck }: RecordingOptions) {
  let exchanges: Exchange[] = [];
  let characters = 0;
  let evidence = 0;
  let causes = new Map<string, Cause>();
  let found = 0;
  const paths = new Set<string>();
  let recorder = start();

  function start() {
    const check = createCheck();
    return createRecorder({
      ...{ contract, kind: 'proxy', target },
      check: (exchange, applied) => check(exchange, applied).flatMap(count),
    });
  }

  /**
   * Counts a finding with its cause. Returns the finding, its evidence within limits, while few of the cause are kept.
   */
  function count(finding: Finding): Finding[] {
    found += 1;
    const key = fingerprintOf(finding);
    const known = causes.get(key);
    if (known === undefined && causes.size >= MOST_CAUSES) return [];
    const cause = known ?? { finding: limited(finding), count: 0 };
    causes.set(key, cause);
    cause.count += 1;
    if (cause.count > MOST_PER_CAUSE) return [];
    return [cause.count === 1 ? cause.finding : limited(finding)];
  }

  function limited(finding: Finding): Finding {
    evidence += finding.exchanges.reduce((sum, exchange) => sum + sizeOf(exchange), 0);
    return evidence <= MOST_EVIDENCE ? finding : { ...finding, exchanges: finding.exchanges.map(shortened) };
  }

  function keep(exchange: Exchange): void {
    exchanges.push(exchange);
    characters += sizeOf(exchange);
    let gone = 0;
    while (exchanges.length - gone > MOST_EXCHANGES || (characters > MOST_CHARACTERS && gone < exchanges.length)) {
      const oldest = exchanges[gone];
      if (oldest) characters -= sizeOf(oldest);
      gone += 1;
    }
    if (gone > 0) exchanges = exchanges.slice(gone);
  }

  return {
    /** Keeps an exchange and checks it. Returns the number of findings. */
    record(exchange: Exchange): number {
      keep(exchange);
      if (exchange.operation === undefined) {
        const { pathname } = new URL(exchange.request.url);
        if (paths.size >= MOST_PATHS && !paths.has(pathname)) return 0;
        paths.add(pathname);
      }
      const before = found;
      recorder.record(exchange);
      return found - before;
    },
    /** Keeps an exchange that is not a call of the API. */
    keep,
    /** Adds a finding that is the same for every operation: it is kept once, and counted. */
    add(finding: Finding): void {
      const key = JSON.stringify([finding.check, finding.message]);
      const known = causes.get(key);
      if (known !== undefined) known.count += 1;
      else {
        causes.set(key, { finding, count: 1 });
        recorder.add(finding);
      }
    },
    exchanges: (): readonly Exchange[] => exchanges,
    causes: (): readonly Cause[] => [...causes.values()],
    report: (): Report => recorder.report(),
    /** Restarts the recording. */
    clear(): void {
      exchanges = [];
      characters = 0;
      evidence = 0;
      causes = new Map();
      paths.clear();
      recorder = start();
    },
  };
}

const sizeOf = ({ request, response }: Exchange): number =>
  request.url.length + (request.body?.length ?? 0) + (response?.body.length ?? 0) + 1000;

const MOST_SHOWN = 2000;

const shortened = (exchange: Exchange): Exchange =>
  withBodies(exchange, (body) => (body.length > MOST_SHOWN ? `${body.slice(0, MOST_SHOWN)} … (shortened)` : body));
