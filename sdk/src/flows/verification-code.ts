import { runMutation, withMeta } from '../cache/mutation.ts';
import { type AnyQueryClient, clientOf, sessionNow } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import type { ArgsOf } from '../client/operation-types.ts';
import { sendCode, userInfoQuery } from '../operations/session.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';
import { type Countdown, createCountdown } from './countdown.ts';
import type { FlowOptions } from './same-customer.ts';

const MINUTE_MS = 60_000;

type Body = ArgsOf<'sendCode'>['body'];

/** What a verification code is for. */
export type CodeEvent = Body['event'];

/** A code that was sent: where to, when, until when it is valid, and from when on another can be sent. */
export interface SentCode {
  to: string;
  /** All by the device's clock. */
  at: number;
  until: number;
  again: number;
}

/** Keeps the last code over a reload. It must be the customer's or visitor's own. */
export interface SentCodeStore {
  get: () => SentCode | undefined;
  set: (sent: SentCode | undefined) => void;
}

export interface CodeSenderState {
  /** `refused`: the last request sent no code, and none is known to be on its way. */
  name: 'idle' | 'sending' | 'sent' | 'refused';
  /** The last code. */
  sent: SentCode | undefined;
  /** The contact that `countdown` is about. */
  waitingFor: string | undefined;
}

export interface CodeSender extends Flow<CodeSenderState> {
  /** The wait until another code can be sent to the same contact. */
  countdown: Countdown;
  /**
   * Sends a code to a valid e-mail address or mobile number. Rejects unless a code was sent to it from here, because only
   * then is one known to be on its way; `send_too_often` starts the countdown, too.
   */
  send: (contact: string, options?: SendOptions) => Promise<void>;
  /** The same, but sends none while one is on its way, and does not reject for a short wait: one may have arrived. */
  ensureSent: (contact: string, options?: SendOptions) => Promise<void>;
  /** Returns the outcome of the call that needs the code, and forgets a code that works no more: used or expired. */
  track: <Answer>(call: Promise<Answer>) => Promise<Answer>;
}

type SendOptions = Pick<FlowOptions, 'meta'>;

// With a step-up that has expired, its code was used.
const usedUp: readonly unknown[] = ['code_expired', 'step_up_expired'];

/** For how many minutes from now on a code is valid, rounded up. */
export const minutesValid = ({ until }: Pick<SentCode, 'until'>): number =>
  Math.ceil(Math.max(0, until - Date.now()) / MINUTE_MS);

/** The body of `sendCode`. For a step-up, or to prove a new address, the server knows the address: the body has none. */
export const sendCodeBody = (event: CodeEvent, to: string): Body => {
  const channel = to.includes('@') ? 'email' : 'mobile';
  return event === 'step_up' || event === 'verify' ? { event, channel } : { event, channel, to };
};

const isExpired = (sent: SentCode | undefined) => sent !== undefined && sent.until <= Date.now();

const createCodeSender = (queryClient: AnyQueryClient, event: CodeEvent, store?: SentCodeStore): CodeSender => {
  const session = sessionNow(clientOf(queryClient));
  const kept = store?.get();
  // Since a clock that was put back would prolong the wait, it is forgotten then.
  const sent = isExpired(kept) || (kept && kept.at > Date.now()) ? undefined : kept;
  const [flow, setFlow] = createState<CodeSenderState>({ name: sent ? 'sent' : 'idle', sent, waitingFor: sent?.to });
  const countdown = createCountdown();
  if (sent) countdown.wait(sent.again - Date.now());
  else if (kept) store?.set(undefined);
  const setState = (next: CodeSenderState) => {
    if (sessionNow(clientOf(queryClient)) === session) store?.set(next.sent);
    setFlow(next);
  };
  const forget = () => setState({ ...flow.state, name: 'idle', sent: undefined });

  /** Whether a code was refused only for a short wait, for example because one was sent before a reload. */
  const isShortWait = (error: unknown) =>
    isApiError(error, 'sendCode') &&
    error.reason === 'send_too_often' &&
    Date.parse(error.data.retry_at) - Date.parse(error.data.server_time) <= MINUTE_MS;

  const send: CodeSender['send'] = async (contact, { meta } = {}) => {
    let { sent } = flow.state;
    setState({ ...flow.state, name: 'sending' });
    try {
      const body = sendCodeBody(event, contact);
      const { resend_at, expires_at, server_time } = await runMutation(queryClient, withMeta(sendCode(), meta), body);
      countdown.start(resend_at, server_time);
      const at = Date.now();
      const until = at + Date.parse(expires_at) - Date.parse(server_time);
      sent = { to: contact, at, until, again: at + countdown.state };
      setState({ name: 'sent', sent, waitingFor: contact });
    } catch (error) {
      let { waitingFor } = flow.state;
      if (isApiError(error, 'sendCode')) {
        if (error.reason === 'contact_verified') void queryClient.invalidateQueries(userInfoQuery());
        if (error.reason === 'send_too_often') {
          countdown.start(error.data.retry_at, error.data.server_time);
          sent &&= { ...sent, again: Date.now() + countdown.state };
          waitingFor = contact;
        }
      }
      const isOnItsWay = isShortWait(error) && sent?.to === contact;
      setState(isOnItsWay ? { name: 'sent', sent, waitingFor } : { name: 'refused', sent: undefined, waitingFor });
      if (!isOnItsWay) throw error;
    }
  };
  return extendFlow(flow, {
    countdown,
    send,
    ensureSent: async (contact, options) => {
      const { sent, waitingFor } = flow.state;
      if (sent?.to === contact && waitingFor === contact && countdown.state > 0) return;
      await send(contact, options).catch((error: unknown) => {
        if (!isShortWait(error)) throw error;
      });
    },
    track: async (call) => {
      try {
        const answer = await call;
        forget();
        return answer;
      } catch (error) {
        if (isApiError(error) && usedUp.includes(error.reason)) forget();
        throw error;
      }
    },
  });
};

/** By event, of who is signed in. */
const senders = new WeakMap<AnyQueryClient, { session: string; byEvent: Map<CodeEvent, CodeSender> }>();

/**
 * Sends verification codes: one sender for each event, so that a form that is closed and opened again knows of the code
 * that is on its way, until that expires or somebody else signs in; with a `store`, also after a reload. Until then, only
 * the `store` of the first caller for an event counts. An address that was proven elsewhere meanwhile is noticed: the
 * customer is read again.
 */
export const codeSenderOf = (queryClient: AnyQueryClient, event: CodeEvent, store?: SentCodeStore): CodeSender => {
  const session = sessionNow(clientOf(queryClient));
  let own = senders.get(queryClient);
  if (own?.session !== session) own = { session, byEvent: new Map() };
  senders.set(queryClient, own);
  const before = own.byEvent.get(event);
  const sender = before && !isExpired(before.state.sent) ? before : createCodeSender(queryClient, event, store);
  own.byEvent.set(event, sender);
  return sender;
};
