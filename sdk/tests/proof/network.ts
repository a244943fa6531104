import type { Call } from '../../src/index.ts';
import { TIMEOUT_MS } from './clocks.ts';
import type { Turn } from './device.ts';
import { FIRST_READ, type Page } from './page.ts';
import type { Reply, Server } from './server.ts';

/**
 * What becomes of a request: answered; lost on the way; carried out, but its answer is lost; given up, and carried out
 * afterwards; HTTP 500 without and with its effect, HTTP 429; the session has ended.
 */
export const fates = ['answered', 'lost', 'unheard', 'late', 'failed', 'crashed', 'limited', 'signed out'] as const;
/**
 * Or another answers: a firewall (HTTP 403) or a login proxy (401) without and with its effect; an older server, which
 * does not know the call (404) or one of its fields (422); a body was cut (400).
 */
export const otherAnswers = ['blocked', 'hidden', 'login', 'login after', 'misdirected', 'misread', 'cut'] as const;
export type Fate = (typeof fates | typeof otherAnswers)[number];

const DAY_MS = 24 * 3_600_000;

type Answer = Reply | typeof BLOCKED | typeof LOGIN;

interface Parts {
  readonly server: Pick<Server, 'now'>;
  readonly turn: Turn;
  readonly revoke: (token: string) => void;
  /** The server has the request. */
  readonly answer: (page: Page, call: Call, token: string) => Reply;
}

/** Not the server's, so without an envelope. */
const BLOCKED = { status: 403, envelope: undefined };
const LOGIN = { status: 401, envelope: undefined };
const failure = (status: number): Reply => ({ status, envelope: { code: status, msg: '', time: '', data: null } });

/** Sends a request by the next fate of its page: it arrives in one turn, its answer in another. */
export const createNetwork =
  ({ server, turn, revoke, answer }: Parts) =>
  async (page: Page, call: Call, token: string): Promise<Response> => {
    const { operation } = call;
    const sentAt = server.now();
    const fate = (operation !== FIRST_READ && page.fates.shift()) || 'answered';
    const arrive = async () => {
      await turn(`${operation} arrives`);
      // No request is on its way for a day.
      return server.now() - sentAt < DAY_MS ? answer(page, call, token) : undefined;
    };
    const lost = async () => {
      await turn(`${operation} is given up`, page);
      throw new TypeError('No answer');
    };
    const answered = async (reply: Answer) => {
      await turn(`${operation} is answered`, page);
      if (server.now() - sentAt >= TIMEOUT_MS) throw new TypeError('No answer in time');
      return responseOf(reply);
    };
    if (fate === 'late') void arrive();
    if (fate === 'lost' || fate === 'late') return lost();
    if (fate === 'failed') return answered(failure(500));
    if (fate === 'limited') return answered(failure(429));
    if (fate === 'blocked') return answered(BLOCKED);
    if (fate === 'login') return answered(LOGIN);
    if (fate === 'misdirected') return answered(failure(404));
    if (fate === 'misread') return answered(failure(422));
    if (fate === 'cut') return answered(failure(400));
    if (fate === 'signed out') revoke(token);
    const reply = await arrive();
    if (fate === 'unheard' || reply === undefined) return lost();
    if (fate === 'hidden') return answered(BLOCKED);
    if (fate === 'login after') return answered(LOGIN);
    return answered(fate === 'crashed' ? failure(500) : reply);
  };

const responseOf = ({ status, envelope }: Answer): Response => {
  const text = envelope ? JSON.stringify(envelope) : '<h1>Forbidden</h1>';
  const response = {
    status,
    ok: status === 200,
    headers: new Headers({ 'cache-control': 'no-store' }),
    text: async () => text,
  };
  return response as unknown as Response; // the body of a real one comes in a time of its own
};
