import { exchangeOf, readHarFile, reasonToSkip } from '../../shared/har-file.ts';
import { outcomeOf } from './filter-log.ts';
import type { SentCall } from './sample-calls.ts';

interface Answer {
  /** 0 where none came. */
  readonly status: number;
  readonly text: string;
}

/** A recorded call with its recorded answer. */
export interface RecordedCall extends SentCall {
  readonly answer: Answer;
}

/** A call whose outcome differs from the recorded one. */
export interface Difference {
  readonly call: RecordedCall;
  readonly before: string;
  readonly now: string;
}

/** The API calls of a HAR file. Uploads are skipped, because the file lacks their bodies. */
export function readRecording(text: string): RecordedCall[] {
  return readHarFile(text).entries.flatMap((entry) => {
    const [, url] = /^[^?#]*?(\/api\/[^#]+)/.exec(entry.request.url) ?? [];
    if (url === undefined || reasonToSkip(entry) !== undefined) return [];
    const { request, response } = exchangeOf(entry);
    const { method, headers, body = null } = request;
    if (headers['content-type']?.startsWith('multipart/')) return [];
    return { method, url, headers, body, answer: { status: response?.status ?? 0, text: response?.body ?? '' } };
  });
}

/**
 * Sends recorded calls again, one after the other, and returns those with another outcome. A token from a recorded login is
 * replaced by the one that this login returns now; any other token is replaced by `token`, if given.
 */
export async function replay(
  calls: readonly RecordedCall[],
  send: (call: SentCall) => Promise<Answer>,
  token?: string,
): Promise<Difference[]> {
  const tokens = new Map<string, string>();
  const differences: Difference[] = [];
  for (const call of calls) {
    const { token: recorded } = call.headers;
    const current = recorded && (tokens.get(recorded) ?? token ?? recorded);
    const answer = await send({ ...call, headers: { ...call.headers, ...(current && { token: current }) } });
    const given = tokenIn(call.answer);
    const gives = tokenIn(answer);
    if (given && gives) tokens.set(given, gives);
    const [before, now] = [outcome(call.answer), outcome(answer)];
    if (before !== now) differences.push({ call, before, now });
  }
  return differences;
}

interface Envelope {
  readonly code?: number;
  readonly reason?: string;
  readonly data?: { readonly userinfo?: { readonly token?: string } } | null;
}

function objectIn(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

const envelopeIn = ({ text }: Answer): Envelope => objectIn(text);

const tokenIn = (answer: Answer): string | undefined => envelopeIn(answer).data?.userinfo?.token;

function outcome(answer: Answer): string {
  const { code = null, reason = null } = envelopeIn(answer);
  return outcomeOf({ status: answer.status, code, refusal: reason });
}
