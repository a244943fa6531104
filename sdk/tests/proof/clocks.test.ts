import { expect, test } from 'vitest';
import { PAUSE_MS, TIMEOUT_MS, takeClocks } from './clocks.ts';

test('only the timers of the client become turns', async () => {
  const turns: string[] = [];
  const turn = async (label: string) => void turns.push(label);
  const giveBack = takeClocks({ date: 0, tick: 0 }, turn);
  const ran: string[] = [];
  setTimeout(() => ran.push('pause'), PAUSE_MS);
  setTimeout(() => ran.push('time limit'), TIMEOUT_MS);
  const other = new Promise<void>((resolve) => setTimeout(resolve));
  giveBack();
  await other;
  expect(turns).toEqual(['pause']);
  expect(ran).toEqual(['pause']);
});
