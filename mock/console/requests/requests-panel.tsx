import { useId, useState } from 'react';
import type { LogEntry } from '../mock-api.ts';
import { everything, filterLog, type LogFilter, outcomeOf } from './filter-log.ts';
import { Recording } from './recording.tsx';
import { RequestDetail } from './request-detail.tsx';

/** The last 200 calls of the sandbox, newest first. A row opens its request and answer. */
export function RequestsPanel({ log, session }: { log: readonly LogEntry[]; session: string }) {
  const [filter, setFilter] = useState<LogFilter>(everything);
  const [open, setOpen] = useState<string>();
  const shown = filterLog(log, filter);
  const set = (part: Partial<LogFilter>) => setFilter((before) => ({ ...before, ...part }));
  const distinct = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))].sort();
  return (
    <>
      <search>
        <label className="grow">
          Search
          <input type="search" value={filter.words} onChange={(event) => set({ words: event.target.value })} />
        </label>
        <label>
          Operation
          <select value={filter.operation} onChange={(event) => set({ operation: event.target.value })}>
            <option value="">all</option>
            {distinct(log.map(({ operation }) => operation)).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Outcome
          <select value={filter.outcome} onChange={(event) => set({ outcome: event.target.value })}>
            <option value="">all</option>
            {distinct(log.map(outcomeOf)).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={filter.onlyViolations}
            onChange={(event) => set({ onlyViolations: event.target.checked })}
          />
          Only violations
        </label>
        <a className="button" href="har" download>
          Save as HAR
        </a>
      </search>
      <Recording key={session} session={session} />
      {shown.length === 0 && (
        <p className="quiet">
          {log.length === 0 ? 'No call yet: open the shop, or send one.' : 'No call fits the filter.'}
        </p>
      )}
      <ol className="calls">
        {shown.map((entry) => (
          <CallRow
            key={entry.id}
            entry={entry}
            session={session}
            isOpen={entry.id === open}
            toggle={() => setOpen(entry.id === open ? undefined : entry.id)}
          />
        ))}
      </ol>
    </>
  );
}

interface CallRowProps {
  entry: LogEntry;
  session: string;
  isOpen: boolean;
  toggle: () => void;
}

function CallRow({ entry, session, isOpen, toggle }: CallRowProps) {
  const id = useId();
  const { at, method, path, operation, status, fault, violations, milliseconds } = entry;
  const outcome = outcomeOf(entry);
  return (
    <li>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <time dateTime={at}>{at.slice(11, 19)}</time>
        <span>
          <strong>{operation ?? path}</strong>
          <br />
          <small>
            {method} {path}
          </small>
        </span>
        <span className="quiet status">{status === 0 ? '' : status}</span>
        <span>
          <span className={`badge ${outcome === 'ok' ? 'good' : entry.refusal === null ? 'bad' : 'warn'}`}>
            {outcome}
          </span>
        </span>
        <span className="notes">
          {fault && <span className="badge">{fault}</span>}
          {violations.length > 0 && (
            <span className="badge bad">
              {violations.length} {violations.length === 1 ? 'violation' : 'violations'}
            </span>
          )}
        </span>
        <span className="quiet number time">{milliseconds} ms</span>
      </button>
      <div id={id}>{isOpen && <RequestDetail id={entry.id} session={session} />}</div>
    </li>
  );
}
