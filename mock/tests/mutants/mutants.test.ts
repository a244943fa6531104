import { expect, test } from 'vitest';
import { dispatch } from '../../src/sandboxes/call-operation.ts';
import { playSeed, report } from '../fuzz/run.ts';
import { sabotages } from './mutants.ts';

test.each(sabotages)('a run notices that %s %s', async (operation, _, rule, sabotage) => {
  const broken: typeof dispatch = (sandbox, asked, input = {}) => {
    const outcome = dispatch(sandbox, asked, input);
    return asked === operation ? sabotage(sandbox, input, outcome) : outcome;
  };
  const rules: string[] = [];
  for (let seed = 1; seed <= 4 && rules.length === 0; seed += 1) {
    const { broken: found } = await playSeed(seed, undefined, broken);
    if (found) rules.push(found.error.rule);
  }
  expect(rules).toEqual([rule]);
});

test('a failure is shortened, and says how it is played again', async () => {
  const broken: typeof dispatch = (sandbox, asked, input) => {
    const outcome = dispatch(sandbox, asked, input);
    const order = [...sandbox.world.orders.values()][0];
    if (asked === 'voteHelp' && order) order.freight = -1;
    return outcome;
  };
  const journey = await playSeed(1, undefined, broken);
  const text = await report(1, journey, broken);
  const path = /MERIDIAN_SEED=1 MERIDIAN_PATH=(\d+) npx vitest/.exec(text)?.[1];
  expect(text).toContain('the world adds up: ');
  expect((await playSeed(1, [Number(path)], broken)).broken?.error.rule).toBe('the world adds up');
  expect((await playSeed(1, [Number(path)])).broken).toBeUndefined();
});
