import type { Operation } from '../prism/contract.ts';
import { answerExamples } from '../prism/contract.ts';
import type { Answer, Refused } from '../prism/engine.ts';
import type { Preference } from '../prism/prefer.ts';

/** The words of a call that was refused before anything answered it. The field errors of a 422 stand in its data. */
export function refusalMessage({ status, operation }: Refused, method: string, path: string): string {
  switch (status) {
    case 401:
      return 'Please log in first';
    case 404:
      return `There is no call ${path.slice(0, 200)}`;
    case 405:
      return `${path.slice(0, 200)} does not take ${method}`;
    case 415:
      return unsupported(operation);
    case 422:
      return 'The request is not as the contract asks';
    default:
      return 'The request could not be carried out';
  }
}

function unsupported(operation: Operation | undefined): string {
  const types = operation?.prism.request?.body?.contents?.map(({ mediaType }) => mediaType) ?? [];
  return types.length > 0 ? `Send the body as ${types.join(' or ')}` : 'This call takes no body';
}

/** Says which statuses or examples there are when `Prefer` asks for one that is not. */
export function noExampleMessage({ operationId, prism }: Operation, { code, example }: Preference = {}): string {
  if (code !== undefined && !prism.responses.some((response) => response.code === String(code))) {
    return `${operationId} declares no answer ${code}, only ${prism.responses.map((response) => response.code).join(', ')}`;
  }
  const names = answerExamples(prism, code ?? 200).map(({ key }) => key);
  return `${operationId} has no example ${example?.slice(0, 100)}, only ${names.join(', ')}`;
}

/**
 * A header that tells of an answer breaking its own contract. Percent-encoded: Prism's `sl-violations` throws for
 * anything but ASCII (stoplightio/prism#1934). Cut to whole violations, so that it stays JSON and stays short.
 */
export function violationsHeader({ violations }: Answer): Record<string, string> {
  if (violations.length === 0) return {};
  const brief = violations
    .slice(0, 5)
    .map(({ path, message }) => ({ path: path.join('.'), message: message.slice(0, 200) }));
  return { 'mock-violations': encodeURIComponent(JSON.stringify(brief)) };
}
