import type { Contract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import { textOf, UnknownCodingError } from './captured-body.ts';
import { type Passage, pairsOf } from './forward.ts';
import type { Target } from './target.ts';

/**
 * The exchange of a passage, as the checks need it. Undefined when a body was too large to be kept, or in a coding that
 * only the client can read: RFC 9842's `dcz` needs a dictionary that the client has.
 */
export async function exchangeOf(passage: Passage, contract: Contract, target: Target): Promise<Exchange | undefined> {
  const { method, path, requestBody, response, sentAt, duration } = passage;
  let { failure } = passage;
  const headers: Record<string, string> = { ...headersOf(passage.requestHeaders), host: target.host };
  const isUpload = /^multipart\//i.test(headersOf(passage.requestHeaders)['content-type'] ?? '');
  const sent = requestBody.bytes();
  const came = response?.body.bytes();
  if ((sent === undefined && !isUpload) || (response !== undefined && came === undefined)) return undefined;
  const body =
    sent !== undefined && sent.length > 0 ? await textOf(sent, headers).catch(() => String(sent)) : undefined;
  let received: Exchange['response'];
  if (response !== undefined && came !== undefined && failure === undefined) {
    const answered = headersOf(response.headers);
    try {
      received = { status: response.status, headers: answered, body: await textOf(came, answered) };
    } catch (error) {
      if (error instanceof UnknownCodingError && headers['accept-encoding']?.includes(error.coding)) return undefined;
      failure = error instanceof Error ? error.message : String(error);
    }
  }
  return {
    operation: contract.operationAt(method, path.split('?', 1).join())?.id,
    request: { method, url: target.url + path, headers, ...(body !== undefined && { body }) },
    response: received,
    ...(failure !== undefined && { failure }),
    sentAt,
    duration,
  };
}

/** Headers by lower-case name; repeated headers are joined, as HTTP defines. */
export function headersOf(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of pairsOf(raw)) {
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return headers;
}
