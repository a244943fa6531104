import { exec } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { ArgsOf, DataOf, OperationId } from '@meridian/sdk';
import { isRecord, type JsonObject } from '../../../shared/json.ts';
import { nodeAt } from '../../../shared/json-pointer.ts';
import type { Input } from '../../../shared/request-encoding.ts';
import { recordsIn } from '../checks/agreement.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { type Exchange, jsonOf } from '../exchange.ts';
import type { HttpClient, SendOptions } from './http-client.ts';
import type { KnownIds } from './known-ids.ts';
import type { Account, RunOptions } from './options.ts';

/** Why an operation could not be called with valid input; the message completes "not reached: …". */
export class Unreached extends Error {
  override name = 'Unreached';
}

/** Ignores that the server's state or answers allowed no call: wrong answers are findings already. Throws other errors. */
export function ignoreUnreached(error: unknown): undefined {
  if (!(error instanceof Unreached) && !(error instanceof TypeError)) throw error;
}

/** The customer whose token a call carries. */
export type Caller = 'first' | 'second' | 'visitor';

interface Session {
  readonly account: Account;
  token: string;
}

interface DriverOptions {
  readonly contract: Contract;
  readonly client: HttpClient;
  readonly ids: KnownIds;
  readonly options: RunOptions;
}

export type Driver = ReturnType<typeof driverFor>;

/**
 * The basis of recipes and probes: typed calls as a customer, the ids seen so far, and the commands outside the server.
 */
export function createDriver(options: DriverOptions) {
  const sessions: Partial<Record<Caller, Session>> = {};
  const of = (caller: 'first' | 'second') => driverFor(caller, options, sessions);
  return { ...of('first'), /** The same as the second customer. */ asSecond: () => of('second') };
}

function driverFor(
  self: 'first' | 'second',
  { contract, client, ids, options }: DriverOptions,
  sessions: Partial<Record<Caller, Session>>,
) {
  function operationOf(id: string): ContractOperation {
    const operation = contract.operations.get(id);
    if (operation === undefined) throw new Unreached(`the contract has no operation ${id}`);
    return operation;
  }

  const tokenOf = (caller: Caller): string | undefined => sessions[caller]?.token;
  /** By an upload or a quote: the call that made it. */
  const madeBy = new Map<unknown, { readonly id: string; readonly input: Input; readonly name: string }>();

  /** Sends a request as one of the customers; the ids of the first customer's successes are remembered. */
  async function send(id: string, input: SendOptions = {}, caller: Caller = self): Promise<Exchange> {
    const operation = operationOf(id);
    const token = 'token' in input || operation.login === 'none' ? input.token : tokenOf(caller);
    const turn = ids.turn();
    const exchange = await client.send(operation, { ...input, token });
    const success = operation.answers.get(1);
    if (caller === 'first' && success && codeOf(exchange) === 1) ids.learn(success, bodyOf(exchange), turn);
    return exchange;
  }

  /** Returns the data of a success. Throws Unreached for every other answer. */
  async function call<Op extends OperationId>(id: Op, input: Input & Partial<ArgsOf<Op>> & { token?: string }) {
    const exchange = await send(id, input);
    if (codeOf(exchange) !== 1) throw new Unreached(`${id} answered ${answerOf(exchange)}`);
    const data = dataOf(exchange);
    for (const name of ['upload_id', 'quote_id']) {
      const value = Object(data)[name];
      if (typeof value === 'string') madeBy.set(value, { id, input, name });
    }
    // The server's own data: a difference from the contract is already a finding.
    return data as DataOf<Op>;
  }

  /** Returns an id of this name that the first customer has seen. Throws Unreached when there is none. */
  function id(name: string): number {
    const [first] = ids.of(name);
    if (first === undefined) throw new Unreached(`no ${name} was seen in any answer`);
    return first;
  }

  /** Returns the verification code that the server has just sent, from the `--code-command`. */
  async function verificationCode(channel: 'email' | 'mobile', to: string): Promise<string> {
    const { codeCommand } = options;
    if (codeCommand === undefined) throw new Unreached('it takes a verification code; give --code-command');
    return outputOf('--code-command', codeCommand, { CHANNEL: channel, TO: to });
  }

  /** Makes something happen that only the shop can cause, by the `--advance-command`. */
  async function advance(event: string, record: number): Promise<void> {
    const { advanceCommand } = options;
    if (advanceCommand === undefined) throw new Unreached(`only the shop can cause "${event}"; give --advance-command`);
    await outputOf('--advance-command', advanceCommand, { EVENT: event, ID: String(record) });
    // Time may have passed on the server, and sessions may have expired.
    for (const caller of ['first', 'second'] as const) {
      const session = sessions[caller];
      if (session && codeOf(await send('getUserInfo', {}, caller)) === 401) await signIn(caller, session.account);
    }
  }

  /** Signs a customer in, and returns the exchange. */
  async function signIn(caller: 'first' | 'second', account: Account): Promise<Exchange> {
    const { account: name, password } = account;
    const exchange = await send('loginUser', { body: { account: name, password } }, 'visitor');
    const token = stringAt(exchange, '/data/userinfo/token');
    if (codeOf(exchange) === 1 && token !== undefined) sessions[caller] = { account, token };
    return exchange;
  }

  return {
    contract,
    options,
    ids,
    send,
    call,
    id,
    operationOf,
    tokenOf,
    madeBy,
    signIn,
    verificationCode,
    advance,
    uuid: randomUUID,
    session: (caller: 'first' | 'second') => sessions[caller],
    /** Returns the payment code of the first customer. Throws Unreached when none was given. */
    payCode(): string {
      const { payCode } = options.account;
      if (payCode === undefined) throw new Unreached('it takes the payment code; give MERIDIAN_PAY_CODE');
      return payCode;
    },
  };
}

/** What a command of the user prints, given these variables. Throws Unreached when it fails. */
async function outputOf(option: string, command: string, variables: Readonly<Record<string, string>>): Promise<string> {
  const env = { ...process.env, ...variables };
  const { stdout } = await promisify(exec)(command, { env, timeout: 60_000 }).catch((error: unknown) => {
    throw new Unreached(`${option} failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  });
  return stdout.trim();
}

/** The JSON of an exchange's answer; undefined when there is none. */
export const bodyOf = ({ response }: Exchange): unknown => (response === undefined ? undefined : jsonOf(response));

/** The envelope's code for HTTP 200, else the HTTP status; undefined without an answer. */
export function codeOf({ response }: Exchange): number | undefined {
  if (response === undefined) return undefined;
  if (response.status !== 200) return response.status;
  const body = jsonOf(response);
  return isRecord(body) && typeof body['code'] === 'number' ? body['code'] : undefined;
}

/** The name of a refusal; undefined for every other answer. */
export function reasonOf(exchange: Exchange): string | undefined {
  const code = codeOf(exchange);
  return code === undefined || code === 1 ? undefined : stringAt(exchange, '/reason');
}

/** An answer in a word or two: `out_of_stock`, `HTTP 500`, `no answer within 10000 ms`. */
export function answerOf(exchange: Exchange): string {
  const { response, failure } = exchange;
  if (response === undefined) return failure ?? 'nothing';
  if (response.status !== 200) return `HTTP ${response.status}`;
  const code = codeOf(exchange);
  return code === 1 ? 'success' : (reasonOf(exchange) ?? `code ${code}`);
}

/** Describes an answer with the wrong status: the request was accepted, or refused for another reason. */
export function wrongStatus(request: string, taken: string, expected: number, exchange: Exchange): string {
  const { status = 0 } = exchange.response ?? {};
  return status >= 400 ? `${request} is refused with HTTP ${status} in place of ${expected}` : `${request} ${taken}`;
}

/** The success data of an exchange; undefined for every other answer. */
export function dataOf(exchange: Exchange): unknown {
  const body = bodyOf(exchange);
  return codeOf(exchange) === 1 && isRecord(body) ? body['data'] : undefined;
}

/** The entries of the list in a success; none in any other answer. */
export function entriesOf(exchange: Exchange): JsonObject[] {
  const data = dataOf(exchange);
  return recordsIn(isRecord(data) ? data['list'] : undefined);
}

function stringAt(exchange: Exchange, pointer: string): string | undefined {
  const found = nodeAt(bodyOf(exchange), pointer);
  return typeof found === 'string' ? found : undefined;
}
