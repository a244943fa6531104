// The rules of .dependency-cruiser.mjs are held against files that break them: a rule that bites nothing protects nothing.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** For each rule a file that breaks it, and the one import that does; nothing else in that file is wrong. */
const planted: Record<string, [file: string, imports: string]> = {
  'no-cycle': ['sdk/src/egg.ts', './hen.ts'],
  'no-unresolved': ['web/src/ui/lost.ts', './nowhere.ts'],
  'no-undeclared': ['mock/src/borrowed.ts', 'undeclared'],
  'contract-stands-alone': ['openapi/rules.ts', '../sdk/src/index.ts'],
  'sdk-knows-no-neighbour': ['sdk/src/nosy.ts', '../../mock/src/server.ts'],
  'one-importer-of-openapi-fetch': ['sdk/src/second-client.ts', 'openapi-fetch'],
  'mock-knows-no-web': ['mock/src/curious.ts', '../../web/src/main.ts'],
  'mock-knows-no-test': ['mock/src/tested.ts', '../tests/harness.ts'],
  'mock-world-stands-alone': ['mock/src/world/serving.ts', '../server.ts'],
  'mock-prism-stands-alone': ['mock/src/prism/serving.ts', '../server.ts'],
  'mock-http-knows-no-handler': ['mock/src/http/answering.ts', '../handlers/handler.ts'],
  'mock-handlers-know-no-server': ['mock/src/handlers/serving.ts', '../server.ts'],
  'plain-face-has-no-react': ['sdk/src/rules/drawn.ts', 'react'],
  'web-uses-public-faces': ['web/src/shell/deep.ts', '../../../sdk/src/query.ts'],
  'web-does-no-http': ['web/src/shell/direct.ts', 'axios'],
  'ui-knows-nothing': ['web/src/ui/wise.ts', '@tanstack/react-query'],
  'form-knows-ui': ['web/src/form/framed.ts', '../shell/frame.ts'],
  'components-page-shows-components': ['web/src/components-page/acting.ts', '../shell/frame.ts'],
  'components-page-is-no-part-of-the-shop': ['web/src/shell/showing.ts', '../components-page/page.ts'],
  'features-stand-apart': ['web/src/features/bag/page.ts', '../orders/page.ts'],
  'features-know-no-route': ['web/src/features/orders/lost.ts', '../../routes/home.ts'],
  'shell-knows-no-feature': ['web/src/shell/knowing.ts', '../features/orders/page.ts'],
  'journeys-stand-outside': ['web/e2e/inside.ts', '../src/main.ts'],
};

/** Files that break nothing, for the others to import. */
const sound: Record<string, string> = {
  'sdk/src/index.ts': '',
  'sdk/src/query.ts': '',
  'sdk/src/hen.ts': "import './egg.ts';",
  'mock/src/server.ts': "import '../../sdk/src/index.ts';",
  'mock/src/handlers/handler.ts': '',
  'mock/tests/harness.ts': "import '../src/server.ts';",
  'web/src/main.ts': "import './routes/home.ts';",
  'web/src/routes/home.ts': "import '../features/orders/page.ts';",
  'web/src/features/orders/page.ts': "import '../../shell/frame.ts'; import './row.ts';",
  'web/src/features/orders/row.ts': '',
  'web/src/components-page/page.ts': '',
  'web/src/shell/frame.ts': "import '../../../sdk/src/index.ts';",
  // Its importer is the one that may.
  'sdk/src/client.ts': "import 'openapi-fetch';",
};

const packages = ['openapi-fetch', 'react', 'axios', '@tanstack/react-query'];

const { forbidden = [], options = {} } = await extractConfig(
  fileURLToPath(new URL('../../.dependency-cruiser.mjs', import.meta.url)),
);
const rules = forbidden.map(({ name }) => name ?? '');

let folder: string;
let violations: readonly IViolation[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directions-'));
  const files = { ...sound };
  for (const [file, imports] of Object.values(planted)) files[file] = `import '${imports}';`;
  const versions = Object.fromEntries(packages.map((name) => [name, '1.0.0']));
  files['package.json'] = JSON.stringify({ name: 'planted', dependencies: versions });
  for (const name of [...packages, 'undeclared']) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, version: '1.0.0', main: 'index.js' });
    files[`node_modules/${name}/index.js`] = '';
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const { tsConfig: _own, enhancedResolveOptions, ...rest } = options;
  const { output } = await cruise(
    ['openapi', 'sdk', 'web', 'mock'],
    { ...rest, baseDir: folder, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  );
  // Without a reporter the output is the result itself, not a text.
  violations = (output as ICruiseResult).summary.violations;
});

afterAll(() => rm(folder, { recursive: true }));

const broken = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test.each(rules)('the rule %s bites, and it alone', (rule) => {
  const [file] = planted[rule] ?? [];
  expect(file, 'a planted violation').toBeDefined();
  expect(broken(file ?? '')).toEqual([rule]);
});

test('what breaks no rule passes, and no violation is planted for a rule that is gone', () => {
  expect(Object.keys(sound).filter((file) => broken(file).length > 0)).toEqual([]);
  expect(Object.keys(planted).filter((rule) => !rules.includes(rule))).toEqual([]);
});
