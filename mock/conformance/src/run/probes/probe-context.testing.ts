import { changedExchange } from '../../../tests/example-exchanges.ts';
import { type Contract, type ContractOperation, readContract } from '../../contract/contract.ts';
import type { Exchange } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { createRandom } from '../../inputs/random.ts';
import type { Caller } from '../driver.ts';
import type { SendOptions } from '../http-client.ts';
import type { RunContext, Target } from '../run-context.ts';

export const contract: Contract = await readContract();

/** An operation of the contract. */
export function operationOf(id: string): ContractOperation {
  const operation = contract.operations.get(id);
  if (operation === undefined) throw new Error(`There is no operation ${id}`);
  return operation;
}

/** An operation that has answered; as in the contract's example by default. */
export const targetOf = (id: string, exchange: Exchange = changedExchange(contract, id)): Target => ({
  operation: operationOf(id),
  effect: 'none',
  input: {},
  exchange,
  isTarget: true,
});

/** The context of a probe by two customers at a server with these answers, and what the probe checks and finds. */
export function probeContext(answer: (id: string, input: SendOptions, caller: Caller) => Exchange) {
  const found: Finding[] = [];
  const add = (finding: Finding) => found.push(finding);
  const applied: string[] = [];
  const recorder = {
    applied: (_: string, check: string) => applied.push(check),
    reached: () => {},
    unreached: () => {},
    add,
  };
  const options = { account: { account: 'one@example.com' }, second: { account: 'two@example.com' } };
  const send = async (id: string, input: SendOptions = {}, caller: Caller = 'first') => answer(id, input, caller);
  const sessions = { asSecond: () => ({}), tokenOf: () => 'token', madeBy: new Map() };
  const driver = { contract, options, send, operationOf, ...sessions };
  // All that the probes of these tests use.
  const context = { driver, recorder, random: createRandom(1), progress: () => {} } as unknown as RunContext;
  return { context, found, applied };
}
