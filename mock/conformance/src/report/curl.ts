import type { Exchange } from '../exchange.ts';
import { maskPattern, secretKindOfHeader } from './sensitive-fields.ts';

/** Headers that curl writes itself. */
const own = new Set(['host', 'content-length', 'connection', 'accept-encoding', 'transfer-encoding', 'user-agent']);

/**
 * A command for a POSIX shell that sends an exchange's request again. What is masked is taken from the variables of
 * `curlVariables`, each by the name of its field or header: `"$TOKEN"`, `"$OLD_PASSWORD"`, `"$X_API_KEY"`.
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
    // Without a header of its own, curl would send a form's type.
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

/** A command line with what is masked as variables of the shell: `--account "$EMAIL"`. */
export const withVariables = (command: string): string =>
  command.replaceAll(maskPattern, (_, kind: string) => `"$${variableOf(kind)}"`);

const variableOf = (kind: string): string => kind.toUpperCase().replaceAll('-', '_').replace('E_MAIL', 'EMAIL');

/** The variable of a secret header, by its name: each has a value of its own. */
const secretOf = (header: string): string | undefined =>
  secretKindOfHeader(header) && header.toUpperCase().replaceAll(/\W/g, '_');

/** The variable of a masked member of JSON, by its name: two of one kind have values of their own. */
const fieldBefore = (text: string, offset: number): string | undefined =>
  /"([a-z]\w*)"\s*:\s*"?$/i.exec(text.slice(Math.max(0, offset - 60), offset))?.[1]?.toUpperCase();

/** One word for the shell; what is masked as a variable: of its kind, or as it is called. */
function quoted(text: string, variable?: string | undefined): string {
  const words: string[] = [];
  let reached = 0;
  // A masked number stands in the quotes of a text, so that the masked JSON can be read; it is sent without.
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
