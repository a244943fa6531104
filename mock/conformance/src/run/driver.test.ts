import { expect, test } from 'vitest';
import { ignoreUnreached, Unreached } from './driver.ts';
import { RunError } from './options.ts';

test('what the server’s state does not allow is ignored, and what ends a run is not', () => {
  expect(ignoreUnreached(new Unreached('no order allows it'))).toBeUndefined();
  expect(ignoreUnreached(new TypeError('of an answer without data'))).toBeUndefined();
  expect(() => ignoreUnreached(new RunError('Ctrl-C'))).toThrow('Ctrl-C');
});
