import { isRecord, listOf } from '../../../../../shared/json.ts';
import { bodyFields, type Input } from '../../../../../shared/request-encoding.ts';
import { recordsIn } from '../../../checks/agreement.ts';
import type { CheckId } from '../../../checks/check-list.ts';
import { listsSent } from '../../../checks/promises/promises-of.ts';
import { valuesAt } from '../../../checks/promises/values-at.ts';
import type { ContractOperation } from '../../../contract/contract.ts';
import type { Exchange } from '../../../exchange.ts';
import { codeOf, dataOf, ignoreUnreached, reasonOf } from '../../driver.ts';
import { addressOutside } from '../../recipes/account.ts';
import { type Prepare, type Prepared, takeBack } from '../../recipes/recipe.ts';
import { found, inParallel, type RunContext, type Target } from '../../run-context.ts';
import { idsAbout, type SentField, sentFields, unusedLike } from '../../sent-fields.ts';

/** An id that no record has. */
export const UNUSED = 9_007_199_254_740_991;
const UNKNOWN_UPLOAD = 'u_conformanceNobodysPic0';
const UNKNOWN_KEY = '00000000-0000-4000-8000-00000000dead';
/** The most pieces that a call can name. */
const MOST_PIECES = 999;

/** A way to provoke a refusal: fields to change. */
interface Way {
  readonly check: CheckId;
  /** By field: the first of these that the input has is set to this value, or to what this makes of the body. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether a call that was answered with success is wrong still, where other customers may change that. */
  readonly isStillWrong?: () => Promise<boolean>;
}

const one = { avatar: UNKNOWN_UPLOAD, evidence: UNKNOWN_UPLOAD, picture: UNKNOWN_UPLOAD };
const upload = { ...one, proofs: [UNKNOWN_UPLOAD], pictures: [UNKNOWN_UPLOAD] };
const secret = (fields: Way['fields']): Way => ({ check: 'secret-unchecked', fields });
const rule = (fields: Way['fields']): Way => ({ check: 'refusal-missing', fields });

/** A value that follows from the body; undefined where it cannot. */
type FromBody = (sent: Readonly<Record<string, unknown>>) => unknown;

/** An address of a stranger that begins like the right one. */
const lookalike: FromBody = ({ return_url }) =>
  typeof return_url === 'string' ? `${new URL(return_url).origin}.elsewhere.example/` : undefined;
const oldPayCode: FromBody = ({ old_pay_code }) => old_pay_code;
/** A payment code that is not the customer's: the right one would pay. */
const otherCode: FromBody = ({ old_pay_code, pay_code }) =>
  [old_pay_code, pay_code].includes('904713') ? '904712' : '904713';

/** A chain without its beginning. */
const withGap: FromBody = ({ area_ids }) => (listOf(area_ids).length > 1 ? listOf(area_ids).slice(1) : undefined);

/** For each refusal that a single wrong field provokes, that field; ids of records: `waysOf`. */
const ways: Readonly<Record<string, Way>> = {
  area_not_found: rule({ parent: UNUSED, area_ids: withGap }),
  help_item_not_found: rule({ key: 'no-such-item' }),
  language_unknown: rule({ file_name: 'xx-none' }),
  upload_not_found: rule(upload),
  amount_out_of_range: rule({ amount: '99999999.99' }),
  refund_amount_too_large: rule({ amount: '99999999.99' }),
  price_changed: rule({ expected_total: '0.01' }),
  promo_refused: rule({ promo_code: 'NO-SUCH-CODE' }),
  quote_expired: rule({ quote_id: UNKNOWN_KEY }),
  return_address_refused: rule({ return_url: lookalike }),
  same_pay_code: rule({ pay_code: oldPayCode }),
  terms_outdated: rule({ version: '2000-01-01' }),
  step_up_expired: secret({ step_up: 'conformanceNoStepUp000' }),
  code_wrong: secret({ verification_code: '000000' }),
  wrong_credentials: secret({ password: 'not-the-password-1' }),
  wrong_old_password: secret({ old_password: 'not-the-password-1', password: 'not-the-password-1' }),
  pay_code_wrong: secret({ old_pay_code: otherCode, pay_code: otherCode }),
};

/** Refusals are asked for in these languages in turn: a server without one answers in another, and says so. */
const LANGUAGES = ['en', 'zh-CN', 'ja', 'ko', 'th', 'it', 'fr', 'de', 'es', 'ar'] as const;

/** HTTP statuses that frameworks use where this contract answers a refusal with HTTP 200. */
const AS_STATUS = new Set([400, 403, 404, 409, 410]);

/** Provokes each declared refusal, one wrong field at a time. Returns whether there were calls and none succeeded. */
export async function probeRefusals(
  context: RunContext,
  { operation, input, undo }: Pick<Target, 'operation' | 'input'> & { readonly undo?: Prepared['undo'] },
): Promise<boolean> {
  const codes: (number | undefined)[] = [];
  await inParallel(context, [...operation.refusals], async ([code, reason]) => {
    for (const way of await waysOf(context, { operation, input }, reason)) {
      const wrong = withField(anew(input), way.fields, operation);
      if (wrong === undefined) continue;
      context.recorder.applied(operation.id, way.check);
      const headers = { 'accept-language': LANGUAGES[code % LANGUAGES.length] ?? 'en' };
      const exchange = await context.driver.send(operation.id, { ...wrong.input, headers });
      const isSuccess = codeOf(exchange) === 1;
      codes.push(codeOf(exchange));
      if (isSuccess && way.isStillWrong !== undefined) {
        // Only a call with a key of its own has added something to take back, and it may not show.
        if ('idempotency_key' in bodyFields(input)) await takeBack(undo, exchange).catch(ignoreUnreached);
        if (!(await way.isStillWrong())) continue;
      }
      const fault = isSuccess ? way.check : faultOfRefusal(exchange, reason);
      if (fault === undefined) continue;
      if (exchange.response?.status === 404 && !(await isThere(context, operation))) return;
      found(context, operation, {
        check: fault,
        message: `${operation.id} ${FAULTS[fault] ?? `succeeds where it must answer ${reason}`}`,
        expected: `HTTP 200 with ${reason} (code ${code})`,
        at: wrong.field,
        exchanges: [exchange],
      });
    }
  });
  return codes.length > 0 && !codes.includes(1);
}

/** What is wrong with a refusal: a status of its own, or another name than "not found" for an id that is not there. */
function faultOfRefusal(exchange: Exchange, reason: string): CheckId | undefined {
  if (AS_STATUS.has(exchange.response?.status ?? 0)) return 'status-for-refusal';
  const isNamed = !reason.endsWith('_not_found') || reasonOf(exchange) === reason;
  return isNamed || exchange.response?.status !== 200 ? undefined : 'not-found-otherwise';
}

const FAULTS: Partial<Record<CheckId, string>> = {
  'status-for-refusal': 'answers a refusal with an HTTP status of its own',
  'not-found-otherwise': 'refuses what is not there by another name',
};

/** The ways to provoke a refusal of a call now. */
async function waysOf(
  context: RunContext,
  { operation, input }: Pick<Target, 'operation' | 'input'>,
  reason: string,
): Promise<Way[]> {
  if (reason === 'out_of_stock') return oneTooMany(context, input, 'stock');
  if (reason === 'limit_exceeded') return oneTooMany(context, input, 'limit');
  if (reason === 'order_country_fixed') return abroad(context, input);
  // Of all or none, an unknown one beside those of the input refuses the call.
  const allOrNone = listsSent(context.driver, operation, input.body, true);
  const unknown = ({ name, value }: SentField) =>
    allOrNone.includes(name) ? [value, unusedLike(value)].flat() : unusedLike(value);
  return [ways[reason] ?? [], idsAbout(input, reason).map((id) => rule({ [id.name]: unknown(id) }))].flat();
}

/** One piece more than this bound of the SKU allows; none where no call can name so many, or the other bound is lower. */
async function oneTooMany(context: RunContext, input: Input, by: 'stock' | 'limit'): Promise<Way[]> {
  const bounds = await boundsOf(context, input);
  const most = bounds[by];
  const quantity = most + 1 - bounds.held;
  if (!(quantity <= MOST_PIECES) || (by === 'limit' && most >= bounds.stock)) return [];
  return [{ ...rule({ quantity }), isStillWrong: async () => most >= (await boundsOf(context, input))[by] }];
}

/** Stock and limit of the SKU that a call is to choose, and the pieces that it would add to; NaN for what is not shown. */
async function boundsOf({ driver }: RunContext, input: Input) {
  const sent = { ...bodyFields(input), ...sourceOf(input) };
  const isInCart = 'line_id' in sent || 'idempotency_key' in sent;
  const lines = isInCart ? recordsIn(valuesAt(dataOf(await driver.send('getCart', {})), 'groups.lines').flat()) : [];
  const line = lines.find(({ id }) => id === sent['line_id']);
  const { product_id, sku_id } = { ...line, ...sent };
  const answer =
    product_id === undefined ? undefined : dataOf(await driver.send('getProduct', { query: { product_id } }));
  const sku = recordsIn(valuesAt(answer, 'skus').flat()).find(({ id }) => id === sku_id);
  const held = 'line_id' in sent ? 0 : Number(lines.find((one) => one['sku_id'] === sku_id)?.['quantity'] ?? 0);
  return { stock: Number(sku?.['stock']), limit: Number(sku?.['limit'] ?? Number.NaN), held };
}

/** An address in another country than the order's; none where addresses are in one country alone. */
async function abroad({ driver }: RunContext, input: Input): Promise<Way[]> {
  const { order_id } = bodyFields(input);
  const [country] = valuesAt(dataOf(await driver.send('getOrder', { query: { order_id } })), 'address.country');
  const address_id = country && (await addressOutside(driver, String(country)).catch(ignoreUnreached));
  return address_id ? [rule({ address_id })] : [];
}

/** A key keeps only a success: after a refusal, the same attempt may be corrected and sent again. */
export async function probeFreedKey(
  context: RunContext,
  target: Pick<Target, 'operation' | 'input'>,
  prepare: Prepare,
): Promise<void> {
  const { operation } = target;
  if (!('idempotency_key' in bodyFields(target.input))) return;
  const { undo, ended: _, ...input } = await prepare();
  for (const reason of operation.refusals.values()) {
    const [way] = await waysOf(context, { operation, input }, reason);
    const wrong = withField(input, way?.fields ?? {});
    if (wrong === undefined) continue;
    const refused = await context.driver.send(operation.id, wrong.input);
    // A missing refusal is another finding; the key now belongs to this success.
    if (codeOf(refused) === 1) return takeBack(undo, refused);
    if (reasonOf(refused) !== reason) continue;
    const corrected = await context.driver.send(operation.id, input);
    context.recorder.applied(operation.id, 'idempotency-key-kept');
    await takeBack(undo, corrected);
    const got = reasonOf(corrected);
    if (got !== reason && got !== 'idempotency_conflict') return;
    // A shop is live: what is refused under a key of its own, too, has become impossible since.
    const late = await context.driver.send(operation.id, anew(input));
    await takeBack(undo, late);
    if (codeOf(late) !== 1) return;
    found(context, operation, {
      check: 'idempotency-key-kept',
      message: `${operation.id} refuses a valid call because its key was refused before`,
      expected: 'success (code 1)',
      got,
      exchanges: [refused, corrected],
    });
    return;
  }
}

/** Whether the server has the operation: a call without input is then refused for missing input, not as not found. */
async function isThere({ driver }: RunContext, { id }: Target['operation']): Promise<boolean> {
  const { response } = await driver.send(id, { token: undefined }, 'visitor');
  return response?.status !== 404;
}

/** The input with the first field that it has, or can have, changed. */
function withField(
  input: Input,
  fields: Way['fields'],
  { parameters }: Pick<ContractOperation, 'parameters'> = { parameters: [] },
): { field: string; input: Input } | undefined {
  for (const [field, given] of Object.entries(fields)) {
    const value = typeof given === 'function' ? given(bodyFields(input)) : given;
    if (value === undefined) continue;
    const place = sentFields(input).find(({ name }) => name === field);
    if (place !== undefined) return { field: place.at, input: place.with(value) };
    if (parameters.some(({ name }) => name === field)) {
      return { field, input: { ...input, query: { ...input.query, [field]: value } } };
    }
    if (field !== 'promo_code' || !('expected_total' in bodyFields(input))) continue;
    return { field, input: { ...input, body: { ...bodyFields(input), [field]: value } } };
  }
  return undefined;
}

/** The input of a new attempt with the field wrong that provokes a refusal; undefined where it has none. */
export const provoking = (input: Input, reason: string): Input | undefined =>
  withField(anew(input), ways[reason]?.fields ?? {})?.input;

/** What an order is made from. */
const sourceOf = (input: Input): Record<string, unknown> => bodyFields({ body: bodyFields(input)['source'] });

/** The fields of a body that hold the key of an attempt. */
export const KEYS = ['idempotency_key', 'client_id'] as const;

/** The input of a new attempt. */
export const anew = (input: Input): Input => (isRecord(input.body) ? { ...input, body: renewed(input.body) } : input);

/** The body of a new attempt, with its own key. */
export function renewed(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const keys = KEYS.filter((key) => key in body);
  return { ...body, ...Object.fromEntries(keys.map((key) => [key, crypto.randomUUID()])) };
}
