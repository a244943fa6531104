import { HttpError } from '../http-error.ts';
import { answerExamples, type Operation } from '../prism/contract.ts';
import type { Answer, Refused } from '../prism/engine.ts';
import type { Preference } from '../prism/prefer.ts';
import { fillText, same, type Text } from '../text.ts';
import { DATA } from '../world/data/data.ts';

/** The error for a request that the engine refused. The field errors of a 422 are in its data. */
export function refusalError(refused: Refused, method: string, path: string): HttpError {
  const { status, operation, errors } = refused;
  const { http, messages } = DATA;
  const shortPath = path.slice(0, 200);
  switch (status) {
    case 401:
      return new HttpError(status, messages.loginFirst);
    case 404:
      return new HttpError(status, fillText(http.unknownCall, { path: shortPath }));
    case 405:
      return new HttpError(status, fillText(http.unknownMethod, { path: shortPath, method }));
    case 415:
      return new HttpError(status, mediaTypesOf(operation));
    case 422:
      return new HttpError(status, http.invalidRequest, { errors });
    default:
      return new HttpError(status, http.serverFailed);
  }
}

/** A failure of the mock itself: its developer reads what failed. */
export function internalError(error: unknown): HttpError {
  return new HttpError(
    500,
    same(`The mock failed: ${error instanceof Error ? error.message : String(error)}`.slice(0, 500)),
  );
}

function mediaTypesOf(operation: Operation | undefined): Text {
  const types = operation?.prism.request?.body?.contents?.map(({ mediaType }) => mediaType) ?? [];
  return types.length > 0 ? fillText(DATA.http.wrongMediaType, { types: types.join(', ') }) : DATA.http.noBodyTaken;
}

/** Lists the available statuses or examples if `Prefer` asks for a missing one. */
export function noExampleMessage({ operationId, prism }: Operation, { code, example }: Preference = {}): Text {
  if (code !== undefined && !prism.responses.some((response) => response.code === String(code))) {
    const declared = prism.responses.map((response) => response.code).join(', ');
    return same(`${operationId} declares no answer ${code}, only ${declared}`);
  }
  const names = answerExamples(prism, code ?? 200).map(({ key }) => key);
  return same(`${operationId} has no example ${example?.slice(0, 100)}, only ${names.join(', ')}`);
}

/**
 * A header that lists how an answer violates the contract. Percent-encoded: Prism's `sl-violations` throws for anything
 * but ASCII (stoplightio/prism#1934). Cut to whole violations, so that it stays short and valid JSON.
 */
export function violationsHeader({ violations }: Answer): Record<string, string> {
  if (violations.length === 0) return {};
  const brief = violations
    .slice(0, 5)
    .map(({ path, message }) => ({ path: path.join('.'), message: message.slice(0, 200) }));
  return { 'mock-violations': encodeURIComponent(JSON.stringify(brief)) };
}
