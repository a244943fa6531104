import type { Exchange } from '../exchange.ts';
import { maskPattern, secretKindOfHeader } from './sensitive-fields.ts';

/** Headers that curl sets itself. */
const own = new Set(['host', 'content-length', 'connection', 'accept-encoding', 'transfer-encoding', 'user-agent']);

/**
 * A POSIX shell command that sends an exchange's request again. Masked values come from the variables of
 * `curlVariables`, named after their field or header: `"$TOKEN"`, `"$OLD_PASSWORD"`, `"$X_API_KEY"`.
 */
export function curlOf({ request }: Pick<Exchange, 'request'>): string {
  const { method, url, headers, body } = request;
  const isUpload = body === undefined && headers['content-type']?.startsWith('multipart/form-data') === true;
  const sent = Object.entries(headers).filter(([name]) => !own.has(name) && !(isUpload && name === 'content-type'));
  const usual = body !== undefined || isUpload ? 'POST' : 'GET';
  const parts = [
    `curl -sS -i -g --path-as-is ${quoted(url)}`,
    ...(method === 'HEAD' ? ['--head'] : method === usual ? [] : [`-X ${quoted(method)}`]),
    ...sent.map(([name, value]) => `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`, secretOf(name))}`),
    // Without an explicit header, curl would send the type of a form.
    ...(body !== undefined && headers['content-type'] === undefined ? ["-H 'content-type:'"] : []),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
    ...(isUpload ? ['-F "file=@$FILE"'] : []),
  ];
  return parts.join(' \\\n  ');
}

/** The variables that a command needs: `['TOKEN', 'PAY_CODE']`. */
export const curlVariables = (command: string): string[] => [
  ...new Set([...command.matchAll(/\$([A-Z][A-Z\d_]*)/g)].map(([, name = '']) => name)),
];

/** A command line with masked values as shell variables: `--account "$EMAIL"`. */
export const withVariables = (command: string): string =>
  command.replaceAll(maskPattern, (_, kind: string) => `"$${variableOf(kind)}"`);

const variableOf = (kind: string): string => kind.toUpperCase().replaceAll('-', '_').replace('E_MAIL', 'EMAIL');

/** The variable of a secret header, named after the header, since each has its own value. */
const secretOf = (header: string): string | undefined =>
  secretKindOfHeader(header) && header.toUpperCase().replaceAll(/\W/g, '_');

/** The variable of a masked JSON member, named after the member: two members of one kind have different values. */
const fieldBefore = (text: string, offset: number): string | undefined =>
  /"([a-z]\w*)"\s*:\s*"?$/i.exec(text.slice(Math.max(0, offset - 60), offset))?.[1]?.toUpperCase();

/** One shell word, with masked values as variables: by `variable`, by the field's name, or by the kind. */
function quoted(text: string, variable?: string | undefined): string {
  const words: string[] = [];
  let reached = 0;
  // A masked number is in quotes, so that the masked JSON stays parseable; it is sent without them.
  for (const match of text.matchAll(new RegExp(`"${maskPattern.source}"|${maskPattern.source}`, 'g'))) {
    const [whole, inQuotes, isNumber, bare] = match;
    const keepsQuotes = inQuotes !== undefined && isNumber === undefined;
    const start = match.index + (keepsQuotes ? 1 : 0);
    words.push(
      literal(text.slice(reached, start)),
      `"$${variable ?? fieldBefore(text, match.index) ?? variableOf(inQuotes ?? bare ?? '')}"`,
    );
    reached = match.index + whole.length - (keepsQuotes ? 1 : 0);
  }
  words.push(literal(text.slice(reached)));
  return words.join('') || "''";
}

const literal = (text: string): string => (text === '' ? '' : `'${text.replaceAll("'", `'\\''`)}'`);
