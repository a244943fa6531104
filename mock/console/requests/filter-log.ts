import type { LogEntry } from '../mock-api.ts';

export interface LogFilter {
  /** An operation's name; empty for all. */
  readonly operation: string;
  /** An outcome (`outcomeOf`); empty for all. */
  readonly outcome: string;
  readonly onlyViolations: boolean;
  readonly words: string;
}

export const everything: LogFilter = { operation: '', outcome: '', onlyViolations: false, words: '' };

const STATUS_NAMES: Readonly<Record<number, string>> = {
  0: 'no answer',
  400: 'bad request',
  401: 'unauthorized',
  404: 'not found',
  405: 'method not allowed',
  413: 'too large',
  415: 'unsupported media type',
  422: 'unprocessable',
  429: 'too many requests',
  500: 'server error',
  503: 'unavailable',
};

/** The outcome of a call in one word: `ok`, or the name of the refusal or of the HTTP status. */
export const outcomeOf = ({ status, code, refusal }: Pick<LogEntry, 'status' | 'code' | 'refusal'>): string => {
  if (refusal !== null) return refusal;
  return status === 200 && code === 1 ? 'ok' : (STATUS_NAMES[status] ?? `HTTP ${status}`);
};

/** The entries that match a filter. Its words are searched in everything that a row shows. */
export function filterLog(
  log: readonly LogEntry[],
  { operation, outcome, onlyViolations, words }: LogFilter,
): LogEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return log.filter((entry) => {
    const { method, path, fault, violations } = entry;
    if (operation !== '' && entry.operation !== operation) return false;
    if (outcome !== '' && outcomeOf(entry) !== outcome) return false;
    if (onlyViolations && violations.length === 0) return false;
    const text = [method, path, entry.operation, outcomeOf(entry), entry.status, entry.code, fault, ...violations]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
