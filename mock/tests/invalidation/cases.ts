import { type OperationId, operations } from '@meridian/sdk';
import { invalidates } from '../../../sdk/src/generated/invalidates.gen.ts';
import { loadContract } from '../../src/prism/contract.ts';
import { callOperation, type OperationInput } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { DEFAULT_SANDBOX } from '../../src/sandboxes/sandbox-id.ts';
import { createSandboxes } from '../../src/sandboxes/sandboxes.ts';
import { demoOf } from '../../src/scenarios/scenario.ts';
import { EPOCH, HOUR } from '../../src/world/clock.ts';
import { createWorld } from '../../src/world/seed/create-world.ts';
import { minimalInput } from '../harness/ordinary-request.ts';
import { type Case, specialCases } from './mutations.ts';
import { specialReads } from './reads.ts';

// What answers depend on differs within the world: the default address lies in another country than the other one, and
// at this hour the two countries have different dates.
const seed = createWorld({ products: 60, epoch: EPOCH + 8 * HOUR });
const [home] = demoOf(seed).addresses;
if (home) home.country = 'US';
const ordinary = new Map((await loadContract()).map((operation) => [operation.operationId, minimalInput(operation)]));

const ordinaryQuery = (name: OperationId) => ordinary.get(name)?.query ?? {};

// Quotes and exports differ on every call, and no read shows an upload before it is used.
const SKIPPED = new Set(['quoteWithdrawal', 'quoteRecharge', 'exportBills', 'uploadFile']);
const names = (Object.keys(operations) as OperationId[]).filter((name) => !SKIPPED.has(name)); // a constant table's keys

export const mutations: readonly OperationId[] = names.filter((name) => name in invalidates);

/** Every read, with the queries to make. */
export const reads = names
  .filter((name) => !(name in invalidates))
  .map((name) => [name, specialReads[name] ?? [ordinaryQuery(name)]] as const);

/** The cases of a mutation: its special ones, else its ordinary example. */
export function casesOf(mutation: OperationId): readonly Case[] {
  const special = specialCases.filter((one) => one.mutation === mutation);
  return special.length > 0 ? special : [{ mutation, input: ordinary.get(mutation) ?? {} }];
}

/** A fresh world whose clock stands still: only the mutation changes anything. */
export const openSandbox = () => createSandboxes({ seed, running: () => 0 }).of(DEFAULT_SANDBOX);

export const inputOf = ({ input }: Case, box: Sandbox, token: string): OperationInput =>
  typeof input === 'function' ? input(box, token) : input;

/** Throws if the mutation is refused. */
export function carryOut(box: Sandbox, token: string, one: Case, input = inputOf(one, box, token)): void {
  const result = callOperation(box, one.mutation, { ...input, token });
  if (result.kind !== 'data') throw new Error(`${one.mutation} answered ${JSON.stringify(result)}`);
}
