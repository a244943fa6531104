import { groupBy } from '../../../shared/group-by.ts';
import { createExchangeChecker, type ExchangeChecker } from '../checks/check-exchange.ts';
import type { Contract } from '../contract/contract.ts';
import { operationName } from '../exchange.ts';
import { compareAnswers } from './compare-answers.ts';
import { compareConformity } from './compare-conformity.ts';
import { compareData } from './compare-data.ts';
import { createCreatedRecords } from './created-records.ts';
import type { Difference, Differing, TraceStep } from './difference.ts';
import { type Pair, pairOf } from './pair.ts';

/**
 * Returns the differences between two servers after the same run: the reference, usually the mock, and the server under
 * test. Steps are paired by name. Ids, times, tokens, generated numbers, prices and texts may differ; values that the
 * run itself decides may not. Each difference is returned once, with all steps that showed it.
 */
export function compareTraces(
  reference: readonly TraceStep[],
  server: readonly TraceStep[],
  contract: Contract,
  check: ExchangeChecker = createExchangeChecker(contract),
): Difference[] {
  const records = createCreatedRecords();
  const found = new Map<string, Difference>();
  const add = (step: string, pair: Pair, differing: Differing) => {
    const { operation, reference: ours, server: theirs } = pair;
    const { at, message, verdict } = differing;
    const key = JSON.stringify([operation, at.replaceAll(/\/\d+(?=\/|$)/g, '/*'), message, verdict, differing.server]);
    const steps = [...(found.get(key)?.steps ?? []), step];
    const first = found.get(key) ?? { ...differing, operation, exchanges: [ours.exchange, theirs.exchange] };
    found.set(key, { ...first, steps });
  };

  const { pairs, unpaired } = pairSteps(reference, server);
  for (const [{ step, exchange }, theirs] of pairs) {
    const pair = pairOf(contract, exchange, theirs.exchange);
    records.learn(pair);
    const conformity = compareConformity(pair, check);
    // A violation of the contract explains the difference; only the other places are compared further.
    const explained = new Set(conformity.map(({ at }) => at));
    const answers = compareAnswers(pair);
    const differing = answers.length > 0 ? answers : compareData(pair, records);
    for (const one of conformity) add(step, pair, one);
    for (const one of differing) if (!explained.has(one.at)) add(step, pair, one);
  }
  return [...found.values(), ...unpaired];
}

/** Pairs steps of the same name, the first with the first, the second with the second. */
function pairSteps(reference: readonly TraceStep[], server: readonly TraceStep[]) {
  const waiting = groupBy(server, ({ step }) => step);
  const pairs: [TraceStep, TraceStep][] = [];
  const alone: TraceStep[] = [];
  for (const ours of reference) {
    const theirs = waiting.get(ours.step)?.shift();
    if (theirs === undefined) alone.push(ours);
    else pairs.push([ours, theirs]);
  }
  const more = [...waiting.values()].flat();
  return { pairs, unpaired: [...unreached(alone, 'reference'), ...unreached(more, 'server')] };
}

/** The run omits steps that an earlier answer has made impossible. This is reported once, after its cause. */
function unreached(steps: readonly TraceStep[], where: 'reference' | 'server'): Difference[] {
  const [first] = steps;
  if (first === undefined) return [];
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  return [
    {
      steps: steps.map(({ step }) => step),
      operation: operationName(first.exchange),
      message: `The run came to ${count} only with the ${where}`,
      at: '',
      reference: where === 'reference' ? count : 'none of them',
      server: where === 'server' ? count : 'none of them',
      verdict: 'open',
      contract: '/paths',
      exchanges: [first.exchange],
    },
  ];
}
