// The messages of all errors. A message from the server takes precedence (R8.01); these are for errors without one, and
// for requests that never reached the server (R8.02). The messages of refusals are in refusal-messages.ts, outside of
// the first load, because a server sends them itself.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ApiError, type BusinessName, type ErrorReason, isApiError } from '@meridian/sdk';
import type { UnansweredError } from '@meridian/sdk/attempts';
import { currentFormats } from './formats.ts';
import { standardMessages } from './standard-messages.ts';
import type { WordedError } from './worded-error.ts';

const unknownError = msg`Something went wrong. Please try again.`;

const messages = {
  unknown: unknownError,
  unauthorized: standardMessages.loginFirst,
  network: msg`Backend interface connection abnormal`,
  timeout: msg`System interface request timed out`,
  'not-json': unknownError,
  aborted: unknownError,
  duplicate: standardMessages.duplicateSubmit,
  'invalid-request': unknownError,
  service_unavailable: standardMessages.serviceUnavailable,
} satisfies Record<Exclude<ErrorReason, BusinessName | 'http'> | 'service_unavailable', MessageDescriptor>;

/** The loaded texts of refusals, by locale. */
const refusalTexts = new Map<string, (reason: ErrorReason) => string | undefined>();

/**
 * Loads the messages of refusals. Until then, a refusal without the server's message has the general message. A failed
 * load is ignored: servers send the messages themselves.
 */
export async function loadRefusalMessages(locale: string): Promise<void> {
  try {
    const { loadRefusalTexts } = await import('./refusal-messages.ts');
    refusalTexts.set(locale, await loadRefusalTexts(locale));
  } catch {}
}

const advice = {
  connection: msg`Check your connection, then try again.`,
  later: msg`Something went wrong on our side. Try again in a moment.`,
};

/** What a failure means to the customer, shown before the sentence that R8.02 requires, which is technical. */
const kinder = {
  network: { title: msg`Could not connect`, detail: advice.connection },
  timeout: { title: msg`This is taking too long`, detail: advice.connection },
  http: { title: msg`Something went wrong on our side`, detail: msg`Try again in a moment.` },
  limited: { title: msg`Too many requests at once`, detail: msg`Try again in a moment.` },
};

/** The name of the error of a file of the app that did not come (feedback/chunk-errors.ts). */
export const CHUNK_LOAD_ERROR = 'ChunkLoadError';

/** Whether a file of the app did not come. */
export const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === CHUNK_LOAD_ERROR;

/** Checked by name, so that only the screens that throw it load its class. */
const isWorded = (error: unknown): error is WordedError => error instanceof Error && error.name === 'WordedError';

/** Checked by name, as above. */
const isUnanswered = (error: unknown): error is UnansweredError =>
  error instanceof Error && error.name === 'UnansweredError';

/** Whether an error is a fault of the app, which is reported (decision web/034). */
export const isFault = (error: unknown) =>
  !isApiError(error) && !isChunkLoadError(error) && !isWorded(error) && !isUnanswered(error);

export interface ErrorMessage {
  /** The whole message, for places with room for one sentence. */
  text: string;
  /** What happened, in the customer’s words: `text`, unless that is a technical sentence. */
  title: string;
  /** What the customer can do, below the title. */
  detail?: string | undefined;
  /** The technical sentence that the title replaced, shown small below. */
  system?: string | undefined;
  /** The cause: the server was not reached (`connection`), or the server failed (`later`). */
  hint?: 'connection' | 'later' | undefined;
}

/** The message of an error: the server's, else the one in the table. Any other error has a general message. */
export function errorMessage(error: unknown, i18n: I18n): ErrorMessage {
  const { text, kind, wait, hint, advice: descriptor } = describe(error, i18n);
  if (kind === undefined) return { text, hint, title: text, detail: descriptor && i18n._(descriptor) };
  const { title, detail } = kinder[kind];
  return {
    text,
    hint,
    title: i18n._(title),
    detail: wait === undefined ? i18n._(detail) : waitText(wait, i18n),
    system: text,
  };
}

/** When to try again, in whole seconds or minutes. */
function waitText(seconds: number, i18n: I18n): string {
  const [unit, count] = seconds < 100 ? ['second', seconds] : ['minute', Math.ceil(seconds / 60)];
  const remaining = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return i18n._(msg`You can try again in ${remaining}.`);
}

/** Asks before something that may have been done is sent again (B5.19). */
function unansweredText({ sentAt }: UnansweredError, i18n: I18n): string {
  if (sentAt === undefined)
    return i18n._(
      msg`You sent this before, and we do not know whether it arrived. Check that before you send it again.`,
    );
  const when = currentFormats().dateTime(new Date(sentAt).toISOString());
  return i18n._(
    msg`You sent this on ${when}, and we do not know whether it arrived. Check that before you send it again.`,
  );
}

interface Description extends Pick<ErrorMessage, 'text' | 'hint'> {
  kind?: keyof typeof kinder;
  /** The wait until the next try, in seconds. */
  wait?: number | undefined;
  advice?: MessageDescriptor | undefined;
}

function describe(error: unknown, i18n: I18n): Description {
  if (isChunkLoadError(error))
    return { text: i18n._(messages.network), kind: 'network', hint: 'connection', advice: advice.connection };
  if (isWorded(error)) return { text: i18n._(error.text), advice: error.advice, hint: error.hint };
  if (isUnanswered(error)) return { text: unansweredText(error, i18n) };
  if (!isApiError(error)) return { text: i18n._(unknownError) };
  const hint = hintOf(error);
  const { reason, status, retryAfter } = error;
  const shared = { hint, wait: retryAfter, advice: hint && advice[hint] };
  if (reason === 'http')
    return {
      text: i18n._(msg`System interface ${status} abnormal`),
      kind: status === 429 ? 'limited' : reason,
      ...shared,
    };
  if (reason === 'network' || reason === 'timeout') return { text: i18n._(messages[reason]), kind: reason, ...shared };
  const own: Partial<Record<ErrorReason, MessageDescriptor>> = messages;
  const message = own[reason];
  const refusal = refusalTexts.get(i18n.locale)?.(reason);
  return { text: error.msg || (message ? i18n._(message) : (refusal ?? i18n._(unknownError))), ...shared };
}

function hintOf({ kind, status = 0 }: ApiError): ErrorMessage['hint'] {
  // 502 to 504 come from a gateway that could not reach the server.
  if (kind === 'network' || kind === 'timeout' || (status >= 502 && status <= 504)) return 'connection';
  return status >= 500 ? 'later' : undefined;
}
