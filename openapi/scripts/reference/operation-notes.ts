import {
  type BusinessCode,
  type Call,
  type Contract,
  callsOf,
  needsLogin,
  resolveSchema,
  type Schema,
} from '../contract.ts';
import { isProposed } from '../provenance.ts';
import { code, codes, tableOf } from './markdown.ts';
import { promisesTable } from './promises.ts';

type Attempt = NonNullable<Call['operation']['x-attempt']>;
type SettledBy = NonNullable<Attempt['settledBy']>;

/** The x- keys of an operation in words: its refusals, its repetition, what it changes and what is checked. */
export function operationNotes(contract: Contract, call: Call): string {
  const { operation } = call;
  const part = (title: string, text: string) => (text === '' ? [] : [`### ${title}\n\n${text}`]);
  return [
    operation.description ?? '',
    ...part('Refusals', refusals(contract, operation['x-errors'])),
    ...part('Sent twice', repetition(call)),
    ...part('Changes the answers of', links(contract, operation['x-invalidates'] ?? [])),
    ...part('Promises that the conformance run checks', promisesTable(contract, call)),
    ...part('Login, limits and origin', origin(contract, call)),
  ].join('\n\n');
}

function refusals(contract: Contract, names: readonly string[]): string {
  const rows = (contract['x-business-codes'] ?? [])
    .filter(({ name }) => names.includes(name))
    .map((refusal) => [`${refusal.code} ${code(refusal.name)}`, refusal.meaning, details(contract, refusal)]);
  return tableOf(['Code and name', 'Meaning', 'Details in `data`'], rows);
}

function details(contract: Contract, { data }: BusinessCode): string {
  const schema = data === null ? undefined : contract.components.schemas[data];
  if (schema === undefined) return 'none';
  return codes(Object.keys(resolveSchema(contract, schema).properties ?? {})).join(', ');
}

function repetition({ method, operation }: Call): string {
  const { 'x-idempotent': isIdempotent, 'x-attempt': attempt } = operation;
  if (method === 'get' && isIdempotent === undefined) return '';
  return [
    isIdempotent === true
      ? 'Idempotent: the same call may be sent again without harm, as after an answer that was lost.'
      : 'Not idempotent: sent again, the same call may do it again, or be counted.',
    ...(attempt === undefined ? [] : attemptInWords(attempt)),
  ]
    .map((sentence) => `- ${sentence}`)
    .join('\n');
}

function attemptInWords({ key, minutes, secrets, pinned, renewedBy, settledBy }: Attempt): string[] {
  const span = minutes === undefined ? '' : minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
  const named =
    key &&
    `${code(key)} names the attempt. It stays the same until the outcome is known, and is repeated for at most ${span}.`;
  const asked =
    settledBy?.with && Object.entries(settledBy.with).map(([name, from]) => `${code(name)} from ${code(from)}`);
  return [
    ...(named ? [named] : []),
    ...(renewedBy ? [`Another value of ${codes(renewedBy).join(' or ')} is another attempt.`] : []),
    ...(pinned ? [`${codes(pinned).join(', ')} is sent again as it was the first time.`] : []),
    ...(secrets ? [`${codes(secrets).join(', ')} is stored nowhere.`] : []),
    ...(settledBy
      ? [
          `Whether it was done tells ${code(settledBy.read)}${asked ? `, asked with ${asked.join(', ')}` : ''}: it was, ${settles(key, settledBy)}.`,
        ]
      : []),
  ];
}

function settles(key: string | undefined, { entry, many, none, shows = {} }: SettledBy): string {
  if (none) return `unless it is refused by ${code(none)}`;
  const keyed = `when the list has ${many ? 'entries' : 'an entry'} with the same ${code(key)}`;
  if (many) return keyed;
  if (!entry) return `when the answer shows ${Object.entries(shows).map(shown).join(' and ')}`;
  return `${keyed}, or, of entries without keys, one newer than the attempt with the same ${codes(entry).join(', ')}`;
}

const shown = ([name, value]: [string, unknown]) => {
  if (value === 'set') return `${code(name)} that is not null`;
  return Array.isArray(value)
    ? `${code(name)} ${codes(value).join(' or ')}`
    : `in ${code(name)} what was sent as ${code(value)}`;
};

/** The anchor of an operation on the page. */
export const anchorOf = ({ tags, operationId }: Call['operation']): string => `#tag/${tags[0]}/${operationId}`;

function links(contract: Contract, ids: readonly string[]): string {
  const byId = new Map(callsOf(contract).map(({ operation }) => [operation.operationId, operation]));
  return ids
    .map((id) => {
      const target = byId.get(id);
      return target === undefined ? code(id) : `[${id}](${anchorOf(target)})`;
    })
    .join(', ');
}

function origin(contract: Contract, { operation }: Call): string {
  const risk = operation['x-risk'];
  const provenance = operation['x-provenance'] ?? 'proposed';
  return [
    needsLogin(operation)
      ? 'Needs a login: 401 without a token.'
      : 'Open to visitors. A token that is not valid is 401 all the same.',
    ...limits(contract, operation),
    `Provenance: ${code(provenance)}${isProposed(operation) ? ', to be confirmed by the back-end team' : ''}${
      risk === undefined ? '' : `; a wrong guess would cost ${code(risk)}`
    }.`,
  ]
    .map((sentence) => `- ${sentence}`)
    .join('\n');
}

/** The limits on entries and characters in a body. */
function limits(contract: Contract, operation: Call['operation']): string[] {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const properties = Object.entries(body === undefined ? {} : (resolveSchema(contract, body).properties ?? {}));
  const bounds = properties.flatMap(([name, property]) => {
    const found: Schema = { ...resolveSchema(contract, property), ...property };
    const most = found.maxItems === undefined ? found.maxLength : found.maxItems;
    if (most === undefined || found.enum !== undefined) return [];
    return [`${code(name)} ${most} ${found.maxItems === undefined ? 'characters' : most === 1 ? 'entry' : 'entries'}`];
  });
  return bounds.length === 0 ? [] : [`At most: ${bounds.join(', ')}.`];
}
