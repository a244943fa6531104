import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { Problem, refuse } from '../answers.ts';
import { type Call, route } from '../call.ts';
import { text } from '../input.ts';
import { shownBy } from '../shown.ts';

const DAY = 86_400_000;
const TRIES = 5;
const LOCKS = [1, 5, 15, 60];

const credentials = v.strictObject({ account: text(254, /^/), password: text(128, /^/) });

/** Throws `too_many_attempts` while a lock lasts. */
function checkLock({ db, now, makes }: Call<unknown, unknown>, what: string): void {
  const until = Number(db.one('SELECT locked_until FROM attempts WHERE what = ?', what)?.['locked_until'] ?? 0);
  if (until <= now || makes('guessing-allowed')) return;
  const { time } = shownBy(makes);
  throw refuse('too_many_attempts', { retry_at: time(until), server_time: time(now) });
}

function countWrongTry({ db, now }: Call<unknown, unknown>, what: string): void {
  const wrong = Number(db.one('SELECT wrong FROM attempts WHERE what = ?', what)?.['wrong'] ?? 0) + 1;
  const minutes = wrong < TRIES ? 0 : (LOCKS[wrong - TRIES] ?? 60);
  db.run('INSERT OR REPLACE INTO attempts VALUES (?,?,?)', what, wrong, minutes === 0 ? 0 : now + minutes * 60_000);
}

export const session = {
  '/api/user/login': route({ method: 'POST', login: 'none', body: credentials }, (call) => {
    const { db, body, now, client, userAgent, makes } = call;
    const what = `${body.account.toLowerCase()}@${client}`;
    checkLock(call, what);
    const user = db.one('SELECT * FROM users WHERE lower(account) = lower(?)', body.account);
    if (user?.['password'] !== body.password) {
      countWrongTry(call, what);
      const { body: refusal, words } = refuse('wrong_credentials');
      throw new Problem(
        200,
        !user && makes('account-revealed') ? ['There is no such account', '账号不存在'] : words,
        refusal,
      );
    }
    db.run('DELETE FROM attempts WHERE what = ?', what);
    const token = randomBytes(18).toString('base64url');
    const owner = Number(user['id']);
    const device = userAgent === '' ? 'Browser' : userAgent.slice(0, 60);
    db.run('INSERT INTO sessions VALUES (NULL,?,?,?,?,?,?)', owner, token, device, now, now, now + 3 * DAY);
    db.run(
      'DELETE FROM sessions WHERE user_id = ? AND id NOT IN (SELECT id FROM sessions WHERE user_id = ? ORDER BY id DESC LIMIT 20)',
      owner,
      owner,
    );
    const { time } = shownBy(makes);
    return { userinfo: { token, expires_at: time(now + 3 * DAY), id: owner, account: String(user['account']) } };
  }),

  '/api/user/getUserInfo': route({ method: 'GET', login: 'required' }, ({ db, user, makes }) => {
    const { flag, time, money } = shownBy(makes);
    const row = db.one('SELECT * FROM users WHERE id = ?', user) ?? {};
    return {
      id: user,
      account: row['account'],
      family_name: row['family_name'],
      given_name: row['given_name'],
      email: row['account'],
      email_verified: flag(1),
      pending_email: null,
      mobile: row['mobile'],
      mobile_verified: flag(1),
      pending_mobile: null,
      avatar: null,
      balance: money(0),
      balance_available: money(0),
      balance_pending: money(0),
      wallet_frozen: flag(0),
      pay_code_set: flag(0),
      pay_code_changed_at: null,
      password_changed_at: null,
      terms_version: null,
      created_at: time(Date.UTC(2026, 0, 15)),
      version: 1,
    };
  }),

  '/api/user/logout': route(
    { method: 'POST', login: 'required', query: { lang: v.literal('zh-cn') } },
    ({ db, token, user, makes }) => {
      if (makes('logout-everywhere')) db.run('DELETE FROM sessions WHERE user_id = ?', user);
      db.run('DELETE FROM sessions WHERE token = ?', token ?? '');
      return shownBy(makes).nothing();
    },
  ),

  '/api/user/session_list': route({ method: 'GET', login: 'required' }, ({ db, user, token, now, makes }) => {
    const { flag, time } = shownBy(makes);
    const rows = db.all('SELECT * FROM sessions WHERE user_id = ? AND expires_at > ? ORDER BY id DESC', user, now);
    const list = rows.map((row) => ({
      id: row['id'],
      device: row['device'],
      place: null,
      signed_in_at: time(row['signed_in_at']),
      last_seen_at: time(row['seen_at']),
      current: flag(Number(row['token'] === token)),
    }));
    return { list: list.toSorted((one, other) => Number(other.current) - Number(one.current)) };
  }),
};
