// Each rule of .dependency-cruiser.mjs must reject a file that violates it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, expect, test } from 'vitest';

/** For each rule, a file and its one import that breaks the rule. */
const violatingImports: Record<string, [file: string, imports: string]> = {
  'no-cycle': ['sdk/src/egg.ts', './hen.ts'],
  'no-unresolved': ['web/src/ui/lost.ts', './nowhere.ts'],
  'no-undeclared': ['mock/src/borrowed.ts', 'undeclared'],
  'contract-stands-alone': ['openapi/rules.ts', '../sdk/src/index.ts'],
  'sdk-imports-no-neighbour': ['sdk/src/nosy.ts', '../../mock/src/server.ts'],
  'one-importer-of-openapi-fetch': ['sdk/src/second-client.ts', 'openapi-fetch'],
  'mock-imports-no-web': ['mock/src/curious.ts', '../../web/src/main.ts'],
  'mock-knows-no-test': ['mock/src/tested.ts', '../tests/harness.ts'],
  'mock-knows-no-conformance': ['mock/src/checking.ts', '../conformance/src/run.ts'],
  'conformance-knows-no-mock': ['mock/conformance/src/asking.ts', '../../src/server.ts'],
  'mock-shared-stands-alone': ['mock/shared/serving.ts', '../src/server.ts'],
  'mock-world-stands-alone': ['mock/src/world/serving.ts', '../server.ts'],
  'mock-prism-stands-alone': ['mock/src/prism/serving.ts', '../server.ts'],
  'mock-http-knows-no-handler': ['mock/src/http/answering.ts', '../handlers/handler.ts'],
  'mock-handlers-know-no-server': ['mock/src/handlers/serving.ts', '../server.ts'],
  'mock-serializers-stand-below-handlers': ['mock/src/serializers/asking.ts', '../handlers/handler.ts'],
  'plain-face-has-no-react': ['sdk/src/rules/drawn.ts', 'react'],
  'query-core-has-no-react': ['sdk/src/operations/shown.ts', '@tanstack/react-query'],
  'sdk-cache-knows-no-operation': ['sdk/src/cache/knowing.ts', '../operations/orders.ts'],
  'edge-imports-the-sdk': ['web/edge/drawing.ts', '../src/app/frame.ts'],
  'web-uses-public-faces': ['web/src/app/deep.ts', '../../../sdk/src/cache/query.ts'],
  'web-does-no-http': ['web/src/app/direct.ts', 'axios'],
  'ui-is-drawing-only': ['web/src/ui/wise.ts', '@tanstack/react-query'],
  'behaviour-stands-alone': ['web/src/behaviour/drawn.ts', '../app/frame.ts'],
  'form-imports-ui': ['web/src/form/framed.ts', '../app/frame.ts'],
  'components-page-imports-components': ['web/components-page/acting.ts', '../src/app/frame.ts'],
  'components-page-is-development-only': ['web/src/app/showing.ts', '../../components-page/page.ts'],
  'features-stand-apart': ['web/src/features/bag/page.ts', '../orders/page.ts'],
  'features-import-no-route': ['web/src/features/orders/lost.ts', '../../routes/home.ts'],
  'app-imports-no-feature': ['web/src/app/knowing.ts', '../features/home/page.ts'],
  'folders-below-entities': ['web/src/session/upwards.ts', '../entities/product/card.ts'],
  'session-above-navigation': ['web/src/navigation/knowing.ts', '../session/session.ts'],
  'preferences-above-session': ['web/src/session/choosing.ts', '../preferences/theme.ts'],
  'boot-above-i18n': ['web/src/i18n/early.ts', '../boot/start.ts'],
  'storage-stands-alone': ['web/src/storage/calling.ts', '../../../sdk/src/index.ts'],
  'entities-stand-below-features': ['web/src/entities/product/upwards.ts', '../../features/home/page.ts'],
  'first-screens-need-no-deferred-folder': ['web/src/features/home/reading.ts', '../../entities/order/card.ts'],
  'e2e-uses-the-built-app': ['web/e2e/inside.ts', '../src/main.ts'],
};

/** Valid files for the others to import. */
const validFiles: Record<string, string> = {
  'sdk/src/index.ts': '',
  'sdk/src/cache/query.ts': '',
  'sdk/src/operations/orders.ts': '',
  'sdk/src/hen.ts': "import './egg.ts';",
  'mock/src/server.ts': "import '../../sdk/src/index.ts';",
  'mock/src/handlers/handler.ts': '',
  'mock/shared/json.ts': '',
  'mock/conformance/src/run.ts': "import '../../shared/json.ts';",
  'mock/tests/harness.ts': "import '../src/server.ts';",
  'web/src/main.ts': "import './routes/home.ts';",
  'web/src/routes/home.ts': "import '../features/orders/page.ts';",
  'web/src/features/orders/page.ts': "import '../../entities/product/card.ts'; import './row.ts';",
  'web/src/features/orders/row.ts': '',
  'web/components-page/page.ts': '',
  'web/src/session/session.ts': '',
  'web/src/preferences/theme.ts': "import '../session/session.ts';",
  'web/src/boot/start.ts': '',
  'web/src/entities/product/card.ts': '',
  'web/src/entities/order/card.ts': '',
  'web/src/features/home/page.ts': '',
  'web/src/app/frame.ts': "import '../../../sdk/src/index.ts';",
  // The one file that may import it.
  'sdk/src/client/client.ts': "import 'openapi-fetch';",
};

const packages = ['openapi-fetch', 'react', 'axios', '@tanstack/react-query'];

const { forbidden = [], options = {} } = await extractConfig(
  fileURLToPath(new URL('../../.dependency-cruiser.mjs', import.meta.url)),
);
const rules = forbidden.map(({ name }) => name ?? '');

const folder = await mkdtemp(join(tmpdir(), 'directions-'));
const files = { ...validFiles };
for (const [file, imports] of Object.values(violatingImports)) files[file] = `import '${imports}';`;
const versions = Object.fromEntries(packages.map((name) => [name, '1.0.0']));
files['package.json'] = JSON.stringify({ name: 'fixture', dependencies: versions });
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
// Without a reporter the output is the result, not text.
const violations = (output as ICruiseResult).summary.violations;

afterAll(() => rm(folder, { recursive: true }));

const broken = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test.each(rules)('%s is violated by its case, and no other rule is violated', (rule) => {
  const [file] = violatingImports[rule] ?? [];
  expect(file, 'a violating import').toBeDefined();
  expect(broken(file ?? '')).toEqual([rule]);
});

test('valid imports pass, and every case belongs to a rule', () => {
  expect(Object.keys(validFiles).filter((file) => broken(file).length > 0)).toEqual([]);
  expect(Object.keys(violatingImports).filter((rule) => !rules.includes(rule))).toEqual([]);
});
