import { expect, test } from 'vitest';
import { judge, readAccepted } from '../foreign/accepted.ts';
import { complaints } from '../foreign/tool.ts';

const found = (rule: string, where: string) => ({ rule, where, message: '' });
const accepted = { tool: 'linter', rule: 'limit', reason: 'So it is.', places: ['a.b', 'paths.*.get'] };

test('a complaint is accepted only at its place, and reported when it vanishes', () => {
  const [one, wide] = [found('limit', 'a.b'), found('limit', 'paths./x.get')];
  expect(judge('linter', [one, wide], [accepted])).toEqual({ open: [], accepted: 2, vanished: [] });
  const others = [found('limit', 'a.c'), found('other', 'a.b'), found('limit', 'paths./x.get.more')];
  expect(judge('linter', others, [accepted])).toEqual({
    open: others,
    accepted: 0,
    vanished: ['limit at a.b', 'limit at paths.*.get'],
  });
  expect(judge('another', [one], [accepted]).open).toEqual([one]);
});

test('a tool that fails silently is a complaint', () => {
  expect(complaints({ code: 2, stdout: '', stderr: '' })).toEqual([found('exit', 'code 2')]);
  expect(complaints({ code: 0, stdout: 'Writing Failure.ts\nWarning: odd\n', stderr: '' })).toEqual([
    found('output', 'Warning: odd'),
  ]);
});

test('every accepted complaint has a reason and a place', async () => {
  const entries = await readAccepted();
  expect(entries.filter(({ reason, places }) => reason.length < 20 || places.length === 0)).toEqual([]);
});
