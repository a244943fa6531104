import { expect, test } from 'vitest';
import { splitCatalogue } from './split-catalogue.ts';

test('a catalogue is split by the ids in the code, and every text is in one of the parts', async () => {
  const module =
    'export const messages=JSON.parse("{\\"aB-_12\\":[\\"It\\\'s\\"],\\"c\\":[\\"C\\"],\\"d\\":[\\"D\\"]}");';
  const { used, rest, restIds } = await splitCatalogue(module, 'x({id: "aB-_12"}, `d`); cd');
  expect(JSON.parse(used)).toEqual({ 'aB-_12': ["It's"], d: ['D'] });
  expect(JSON.parse(rest)).toEqual({ c: ['C'] });
  expect(restIds).toEqual(['c']);
});
