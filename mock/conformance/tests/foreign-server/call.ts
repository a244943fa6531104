import type * as v from 'valibot';
import { refuse } from './answers.ts';
import type { Database, Row } from './database.ts';
import type { Makes } from './mistakes.ts';

/** One parsed and validated request. */
export interface Call<Query = never, Body = never> {
  readonly db: Database;
  readonly makes: Makes;
  readonly now: number;
  readonly query: Query;
  readonly body: Body;
  readonly token: string | undefined;
  readonly inEnglish: boolean;
  readonly userAgent: string;
  readonly client: string;
  /** The customer's id; 0 for a visitor. */
  readonly user: number;
}

/** A line of the route table. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly login: 'required' | 'optional' | 'none';
  readonly query?: v.ObjectEntries;
  readonly body?: v.GenericSchema;
  readonly act: (call: Call) => unknown;
}

/** Types a route's handler by the declared schemas of query and body. */
export function route<const Query extends v.ObjectEntries, const Body extends v.GenericSchema>(
  declared: Omit<Route, 'act' | 'query' | 'body'> & { readonly query?: Query; readonly body?: Body },
  act: (call: Call<v.InferOutput<v.ObjectSchema<Query, undefined>>, v.InferOutput<Body>>) => unknown,
): Route {
  // The server parses query and body with these same schemas before the call.
  return { ...declared, act: act as unknown as Route['act'] };
}

/** Carries out an act once per idempotency key; refuses the same key with another body. */
export function once<Answer>(
  { db, user, body, makes }: Call<unknown, { idempotency_key: string }>,
  what: string,
  act: () => Answer,
): Answer {
  if (makes('key-ignored')) return act();
  const key = `${what} ${body.idempotency_key.toLowerCase()}`;
  const sent = JSON.stringify(Object.entries(body).sort());
  const known = db.one('SELECT * FROM answers WHERE user_id = ? AND idempotency_key = ?', user, key);
  if (known && known['body'] !== sent) throw refuse('idempotency_conflict');
  // What is kept under the key was this act's own answer.
  if (known) return JSON.parse(String(known['answer'])) as Answer;
  const answer = act();
  db.run('INSERT INTO answers VALUES (?,?,?,?)', user, key, sent, JSON.stringify(answer));
  return answer;
}

/** One page of rows. */
export function pageOf<Entry>(
  { query, makes }: Call<{ page: number; limit: number }, unknown>,
  rows: readonly Row[],
  show: (row: Row) => Entry,
) {
  const { page, limit } = query;
  const start = (Math.max(1, page) - 1) * limit;
  const total = makes('total-as-text') ? String(rows.length) : rows.length;
  return { list: rows.slice(start, start + limit).map(show), total, page, limit };
}
