import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { kindOf, linesOf, linesTable } from './lines.ts';

test.each([
  ['sdk/src/generated/schema.gen.ts', 'generated'],
  ['web/e2e/fixtures/app.ts', 'journeys'],
  ['web/src/i18n/formats.test.ts', 'tests'],
  ['mock/tests/harness/open-sandbox.ts', 'tests'],
  ['web/src/ui/tokens.css', 'styles'],
  ['web/src/locales/ar.po', 'texts'],
  ['openapi/paths/order_create.yaml', 'data'],
  ['web/src/features/top-up/card/card-form.tsx', 'forms'],
  ['web/src/features/auth/login-schema.ts', 'forms'],
  ['web/src/features/auth/login-page.tsx', 'markup'],
  ['web/src/features/top-up/use-report.ts', 'tasks'],
  ['sdk/src/attempts.ts', 'tasks'],
  ['sdk/src/transport/time-out.ts', 'infrastructure'],
  ['mock/src/server.ts', 'infrastructure'],
  ['package-lock.json', 'uncounted'],
  ['mock/goods/pictures/1.webp', 'uncounted'],
])('%s is of the kind %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('the lines of two commits are counted, and their difference', () => {
  const root = mkdtempSync(join(tmpdir(), 'lines-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root });
  const commit = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    git('add', '.');
    git('commit', '-qm', 'a');
  };
  git('init', '-q');
  commit({
    'web/src/ui/ä b.tsx': 'é\n\nb\n',
    'sdk/src/index.ts': 'a\nb\n',
    'package-lock.json': '{\n}\n',
    README: 'a\n',
  });
  commit({ 'sdk/src/index.ts': 'a\nb\nc\nd\n', 'web/src/ui/ä b.tsx': '' });
  const [before, after] = [linesOf('HEAD~1', root), linesOf('HEAD', root)];
  expect([before['web/src/'], before['sdk/'], before['']]).toEqual([
    { markup: 3 },
    { infrastructure: 2 },
    { infrastructure: 1 },
  ]);
  const last = (table: string) => table.split('\n').map((row) => row.trim().split(/\s+/).at(-1));
  expect(last(linesTable(after))).toEqual(['all', '0', '4', '0', '0', '0', '0', '1', '5']);
  expect(last(linesTable(after, before))).toEqual(['all', '0', '+2', '0', '0', '-3', '0', '0', '-1']);
});
