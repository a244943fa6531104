import type { Input } from '../../../../../shared/request-encoding.ts';
import { listsSent } from '../../../checks/promises/promises-of.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Exchange } from '../../../exchange.ts';
import { answerOf, bodyOf, type Caller, codeOf, type Driver, dataOf, ignoreUnreached, reasonOf } from '../../driver.ts';
import { createKnownIds, neededIds, singular } from '../../known-ids.ts';
import type { PlannedOperation } from '../../plan.ts';
import { giveUp, type PrepareAs, type Prepared } from '../../recipes/recipe.ts';
import { found, type RunContext, type Target } from '../../run-context.ts';
import { idsAbout, type SentField, sentFields, sentIds, unusedLike } from '../../sent-fields.ts';
import { settled } from '../../snapshot.ts';
import { anew } from '../again/refusals.ts';

/** Ids of records that belong to a single customer. */
const PRIVATE_IDS: ReadonlySet<string> = new Set(
  'address order order_item refund recharge withdrawal card_payment payee notification conversation session line'
    .split(' ')
    .map((record) => `${record}_id`),
);

/** Reads the first customer's records as the second, for whom they must not exist; also by parameters that may be left out. */
export async function probeForeign(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  const { driver } = context;
  if (operation.invalidates !== undefined || !hasSecond(driver)) return;
  const needed = neededIds(driver.contract, operation.id);
  const shown = createKnownIds(driver.contract);
  shown.learn(operation.answers.get(1) ?? {}, bodyOf(exchange));
  const others = optionalIds(driver.contract, operation.id).flatMap((name): Input[] => {
    const [known] = [...shown.of(name), ...driver.ids.of(name)];
    const query = Object.entries(input.query ?? {}).filter(([key]) => needed.includes(key));
    return known === undefined || name in Object(input.query)
      ? []
      : [{ query: { ...Object.fromEntries(query), [name]: known } }];
  });
  for (const one of [input, ...others])
    for (const id of privateIn(one)) await expectUnknown(context, operation, id, id.value);
}

/**
 * Tries a change as the second customer with each id of the first customer's input: alone, in input that is otherwise
 * the second customer's own, if they can have it. One check must not stand in for another. Then tries it as the first
 * customer with each upload and quote of the second. Returns what was prepared for the first customer, or anew where it
 * may have been used.
 */
export async function probeForeignChange(
  context: RunContext,
  { operation }: Pick<PlannedOperation, 'operation'>,
  prepare: PrepareAs,
  prepared: Prepared,
): Promise<Prepared> {
  const { driver } = context;
  if (!hasSecond(driver)) return prepared;
  const ids = privateIn(prepared);
  const allOrNone = listsSent(driver, operation, prepared.body, true);
  let isUsed = false;
  for (const id of ids) {
    const isBeside = allOrNone.includes(id.name);
    const self = driver.asSecond();
    const own = ids.length > 1 || isBeside ? await prepare(self).catch(ignoreUnreached) : undefined;
    const place = own && privateIn(own).find(({ at }) => at === id.at);
    const value = isBeside && place ? [place.value, id.value].flat() : id.value;
    if (!(await expectUnknown(context, operation, place ?? id, value))) isUsed = true;
    if (own !== undefined) await giveUp(self, operation.id, own);
  }
  for (const field of sentFields(prepared)) {
    const theirs = await othersLike(driver, field.value);
    if (theirs !== undefined && !(await expectUnknown(context, operation, field, theirs, 'first'))) isUsed = true;
  }
  if (!isUsed) return prepared;
  await giveUp(driver, operation.id, prepared);
  return prepare(driver);
}

/** An upload or a quote that the second customer makes as the first has made this one; undefined for other values. */
async function othersLike({ madeBy, asSecond }: RunContext['driver'], value: unknown): Promise<unknown> {
  const made = madeBy.get([value].flat()[0]);
  if (made === undefined) return undefined;
  const theirs = Object(dataOf(await asSecond().send(made.id, made.input)))[made.name];
  return theirs !== undefined && Array.isArray(value) ? [theirs] : theirs;
}

/** Sends an id of one customer as the other: it must be answered like one that no record has. Returns whether it is. */
async function expectUnknown(
  context: RunContext,
  operation: ContractOperation,
  { name, at, with: replace }: SentField,
  value: unknown,
  caller: Caller = 'second',
): Promise<boolean> {
  const { driver, recorder } = context;
  const input = anew(replace(value));
  const exchange = await driver.send(operation.id, input, caller);
  recorder.applied(operation.id, 'token-foreign');
  const isNotFound = idsAbout(input, reasonOf(exchange) ?? '').some((id) => id.at === at);
  if (exchange.response === undefined || isNotFound) return isNotFound;
  const exchanges = [exchange];
  if (codeOf(exchange) !== 1 || operation.invalidates === undefined) {
    const unknown = await driver.send(operation.id, anew(replace(unusedLike(value))), caller);
    if (answered(unknown) === answered(exchange)) return true;
    exchanges.push(unknown);
  }
  const isTaken = codeOf(exchange) === 1;
  found(context, operation, {
    check: 'token-foreign',
    message: `${operation.id} ${isTaken ? 'acts on' : 'reveals'} a record of another customer`,
    expected: `the answer to an unknown ${name}`,
    got: answerOf(exchange),
    at,
    contract: '/info/description',
    exchanges,
  });
  return false;
}

const answered = (exchange: Exchange): string => `${answerOf(exchange)} ${settled('', dataOf(exchange))}`;

/** Whether the run has signed in another customer. */
export function hasSecond(driver: Driver): boolean {
  const { account, second } = driver.options;
  return driver.tokenOf('second') !== undefined && second?.account !== account.account;
}

/** The ids of a customer's records by which a read can be asked, and need not. */
export const optionalIds = (contract: Contract, id: string): string[] =>
  (contract.operations.get(id)?.parameters ?? []).flatMap(({ name, required }) =>
    !required && isPrivate(name) ? [name] : [],
  );

/** Whether an id names a record of a single customer. */
export const isPrivate = (name: string): boolean => PRIVATE_IDS.has(singular(name));

/** Whether a refusal does not find a record of a single customer: `cart_line_not_found`, and not `product_not_found`. */
export const isPrivateUnfound = (reason = ''): boolean =>
  [...PRIVATE_IDS].some((id) => `_${reason}`.endsWith(`_${id.replace(/id$/, 'not_found')}`));

/** The fields of an input that name a customer's private records. */
export const privateIn = (input: Input): SentField[] => sentIds(input).filter(({ name }) => isPrivate(name));
