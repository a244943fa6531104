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

export interface CodeSenderState {
  /** `refused`: the last request sent no code, and none is known to be on its way. */
  name: 'idle' | 'sending' | 'sent' | 'refused';
  /** The last code: the contact that it went to, for how many minutes it is valid, and until when by the device's clock. */
  sent: { to: string; minutes: number; until: number } | undefined;
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
  send: (contact: string) => Promise<void>;
  /** The same, but sends none while one is on its way, and does not reject for a short wait: one may have arrived. */
  ensureSent: (contact: string) => Promise<void>;
  /** Call when the code was accepted: it works once. */
  markUsed: () => void;
}

/** The body of `sendCode`. For a step-up, or to prove a new address, the server knows the address: the body has none. */
export const sendCodeBody = (event: CodeEvent, to: string): Body => {
  const channel = to.includes('@') ? 'email' : 'mobile';
  return event === 'step_up' || event === 'verify' ? { event, channel } : { event, channel, to };
};

interface CodeSenderOptions extends Pick<FlowOptions, 'meta'> {
  event: CodeEvent;
}

const createCodeSender = (queryClient: AnyQueryClient, { event, meta }: CodeSenderOptions): CodeSender => {
  const [flow, setState] = createState<CodeSenderState>({ name: 'idle', sent: undefined, waitingFor: undefined });
  const countdown = createCountdown();
  const options = withMeta(sendCode(), meta);

  /** Whether a code was refused only for a short wait, for example because one was sent before a reload. */
  const isShortWait = (error: unknown) =>
    isApiError(error, 'sendCode') &&
    error.reason === 'send_too_often' &&
    Date.parse(error.data.retry_at) - Date.parse(error.data.server_time) <= MINUTE_MS;

  const send = async (contact: string): Promise<void> => {
    const { sent } = flow.state;
    setState({ ...flow.state, name: 'sending' });
    try {
      const body = sendCodeBody(event, contact);
      const { resend_at, expires_at, server_time } = await runMutation(queryClient, options, body);
      countdown.start(resend_at, server_time);
      const life = Date.parse(expires_at) - Date.parse(server_time);
      const sent = { to: contact, minutes: Math.round(life / MINUTE_MS), until: Date.now() + life };
      setState({ name: 'sent', sent, waitingFor: contact });
    } catch (error) {
      let { waitingFor } = flow.state;
      if (isApiError(error, 'sendCode')) {
        if (error.reason === 'contact_verified') void queryClient.invalidateQueries(userInfoQuery());
        if (error.reason === 'send_too_often') {
          countdown.start(error.data.retry_at, error.data.server_time);
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
    ensureSent: async (contact) => {
      const { sent, waitingFor } = flow.state;
      if (sent?.to === contact && waitingFor === contact && countdown.state > 0) return;
      await send(contact).catch((error: unknown) => {
        if (!isShortWait(error)) throw error;
      });
    },
    markUsed: () => setState({ ...flow.state, name: 'idle', sent: undefined }),
  });
};

/** By event, of who is signed in. */
const senders = new WeakMap<AnyQueryClient, { session: string; byEvent: Map<CodeEvent, CodeSender> }>();

/**
 * Sends verification codes: one sender for each event, so that a form that is closed and opened again knows of the code
 * that is on its way, until that expires or somebody else signs in. An address that was proven elsewhere meanwhile is
 * noticed: the customer is read again.
 */
export const codeSenderOf = (queryClient: AnyQueryClient, options: CodeSenderOptions): CodeSender => {
  const { event } = options;
  const session = sessionNow(clientOf(queryClient));
  let own = senders.get(queryClient);
  if (own?.session !== session) own = { session, byEvent: new Map() };
  senders.set(queryClient, own);
  const before = own.byEvent.get(event);
  const isExpired = (before?.state.sent?.until ?? Number.POSITIVE_INFINITY) <= Date.now();
  const sender = before && !isExpired ? before : createCodeSender(queryClient, options);
  own.byEvent.set(event, sender);
  return sender;
};
