// `npm run check:imports`: who may import whom, and why.
import { deferredModule } from './web/src/i18n/deferred-modules.ts';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads its configuration from the default export
export default {
  forbidden: [
    forbid(
      'no-cycle',
      'A cycle means that two files are one, or that a part is in the wrong folder.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    forbid('no-unresolved', 'Every import resolves.', {}, { couldNotResolve: true }),
    forbid(
      'no-undeclared',
      'A package is declared by the workspace that imports it.',
      {},
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      },
    ),
    forbid(
      'contract-stands-alone',
      'openapi/ is language-neutral: it imports none of the others.',
      { path: '^openapi/' },
      {
        path: '^(sdk|web|mock)/',
      },
    ),
    forbid(
      'sdk-imports-no-neighbour',
      'sdk/ imports neither the shop nor the mock; its tests over HTTP start the mock.',
      {
        path: '^sdk/',
        pathNot: '\\.test(-d)?\\.ts$|^sdk/(bench|tests)/',
      },
      { path: '^(web|mock)/' },
    ),
    forbid(
      'one-importer-of-openapi-fetch',
      'openapi-fetch stands behind one seam.',
      { pathNot: '^sdk/src/client/client\\.ts$' },
      {
        path: 'node_modules/openapi-fetch',
      },
    ),
    forbid(
      'mock-imports-no-web',
      'mock/ serves the contract; it never looks into web/.',
      { path: '^mock/' },
      {
        path: '^web/',
      },
    ),
    forbid(
      'mock-knows-no-test',
      'What the mock runs never imports what only its tests and its bench use.',
      { path: '^mock/(conformance/)?src/', pathNot: '\\.test(ing)?\\.ts$' },
      { path: '^mock/(conformance/)?tests/|\\.testing\\.ts$' },
    ),
    forbid(
      'mock-knows-no-conformance',
      'The conformance run checks any server: the mock, its tests and its bench get along without it.',
      { path: '^mock/(?!conformance/)' },
      { path: '^mock/conformance/' },
    ),
    forbid(
      'conformance-knows-no-mock',
      'What the conformance run knows of a server is the contract; only its tests start a mock.',
      { path: '^mock/conformance/(src|scripts)/', pathNot: '\\.test\\.ts$' },
      { path: '^mock/(?!conformance/|shared/|scripts/|node_modules/)' },
    ),
    forbid(
      'mock-shared-stands-alone',
      'mock/shared/ is below the mock and the conformance run.',
      { path: '^mock/shared/', pathNot: '\\.test\\.ts$' },
      { path: '^mock/(?!shared/)' },
    ),
    forbid(
      'mock-world-stands-alone',
      'mock/src/world/ is data and its invariants: it knows neither handlers nor servers.',
      { path: '^mock/src/world/', pathNot: '\\.test\\.ts$' },
      { path: '^mock/src/(?!world/|(text|installation)\\.ts)' },
    ),
    forbid(
      'mock-prism-stands-alone',
      'mock/src/prism/ knows the contract, and nothing of what answers it.',
      { path: '^mock/src/prism/' },
      { path: '^mock/src/(?!prism/|(text|http-error)\\.ts)' },
    ),
    forbid(
      'mock-http-knows-no-handler',
      'The HTTP server hands calls to responders; what they do is in other folders. Of the world it knows the texts.',
      { path: '^mock/src/http/', pathNot: '\\.test\\.ts$' },
      {
        path: '^mock/src/(world|handlers|serializers|jobs|sandboxes|scenarios|control)/',
        pathNot: '^mock/src/world/data/',
      },
    ),
    forbid(
      'mock-handlers-know-no-server',
      'Handlers, serializers and jobs work on a world: no HTTP, no sandbox, no scenario.',
      { path: '^mock/src/(handlers|serializers|jobs)/', pathNot: '\\.test\\.ts$' },
      { path: '^mock/src/((http|prism|sandboxes|scenarios|control)/|server\\.ts|stateful-api\\.ts)' },
    ),
    forbid(
      'mock-serializers-stand-below-handlers',
      'A serializer writes what the world holds; what both ask of the world is a view of it (mock/src/world/views/).',
      { path: '^mock/src/serializers/', pathNot: '\\.test\\.ts$' },
      { path: '^mock/src/(handlers|jobs)/' },
    ),
    forbid(
      'plain-face-has-no-react',
      'The SDK works without React: only its react face, cache/ and operations/ use TanStack Query.',
      {
        path: '^sdk/src/(index|attempts|constants|lists|middleware|schemas)\\.ts$|^sdk/src/(attempts|client|generated|lists|middleware|rules|schemas|state|transport)/',
        pathNot: '\\.test(-d)?\\.ts$',
      },
      { path: 'node_modules/(react|@tanstack)/' },
    ),
    forbid(
      'query-core-has-no-react',
      'Vue, Solid and Svelte use the same factories and flows: only the hooks are React’s.',
      {
        path: '^sdk/src/((query-core|flows)\\.ts|(cache|flows|operations)/)',
        pathNot: '\\.test(-d)?\\.ts$|use-(attempt|flow)\\.ts$',
      },
      { path: 'node_modules/(react|@tanstack/react)' },
    ),
    forbid(
      'sdk-cache-knows-no-operation',
      'cache/ works for any operation; operations/ holds what each of them needs.',
      { path: '^sdk/src/(cache|client|state|transport)/', pathNot: '\\.test(-d)?\\.ts$' },
      { path: '^sdk/src/(operations/|flows/|react\\.ts)' },
    ),
    forbid(
      'web-uses-public-faces',
      'web/ reaches the back end through the SDK’s faces alone.',
      { path: '^web/src/' },
      {
        path: '^(sdk/src/(?!index\\.ts|attempts\\.ts|flows\\.ts|lists\\.ts|middleware\\.ts|react\\.ts|rules/index\\.ts|schemas\\.ts|testing\\.ts)|mock/|openapi/)',
      },
    ),
    forbid(
      'edge-imports-the-sdk',
      'The worker at the edge is bundled with the SDK, and of the app with what index.html decides its first request by.',
      { path: '^web/edge/', pathNot: '\\.test\\.ts$' },
      {
        path: '^(openapi|mock|web)/',
        pathNot:
          '^web/(edge/|build/escape-html\\.ts|src/(boot/first-screen|i18n/choose-locale|storage/cookies)\\.ts)|node_modules/',
      },
    ),
    forbid(
      'web-does-no-http',
      'Only the SDK knows HTTP.',
      { path: '^web/src/' },
      {
        path: 'node_modules/(openapi-fetch|axios|ky)/',
      },
    ),
    forbid(
      'ui-is-drawing-only',
      'ui/ is the design system: no API, no router, no feature.',
      { path: '^web/src/ui/' },
      {
        path: '^(sdk/|web/src/(app|session|navigation|list|feedback|storage|preferences|entities|features|routes|form|boot)/)|node_modules/@tanstack/react-(query|router)',
      },
    ),
    forbid(
      'behaviour-stands-alone',
      'behaviour/ is what ui/ and all above it do with the device and the screen and do not draw: it imports nothing of ours.',
      { path: '^web/src/behaviour/' },
      { path: '^(sdk|web/src/(?!behaviour/))' },
    ),
    forbid(
      'form-imports-ui',
      'form/ imports ui/, i18n/ and the SDK’s error types.',
      { path: '^web/src/form/' },
      { path: '^web/src/(app|session|navigation|list|storage|preferences|entities|features|routes|boot)/' },
    ),
    forbid(
      'components-page-imports-components',
      'The components page shows ui/, form/ and the drawn parts of list/ in the languages of i18n/, in the style of the developer pages, and nothing else of ours.',
      { path: '^web/components-page/' },
      {
        path: '^(openapi|sdk|mock|web)/',
        pathNot:
          '^web/(components-page|src/(behaviour|ui|form|i18n|list))/|^openapi/scripts/developer-pages\\.css$|node_modules/',
      },
    ),
    forbid(
      'components-page-is-development-only',
      'Only the development server opens the components page (web/build/components-page.ts).',
      { pathNot: '^web/components-page/' },
      { path: '^web/components-page/' },
    ),
    forbid(
      'folders-below-entities',
      'What entities and features stand on never imports them.',
      { path: '^web/src/(session|navigation|list|feedback|storage|preferences|i18n|boot)/' },
      { path: '^web/src/(app|entities|features|routes)/' },
    ),
    forbid(
      'session-above-navigation',
      'Signing in and out moves between screens; navigation/ knows no session.',
      { path: '^web/src/navigation/' },
      { path: '^web/src/(session|preferences)/' },
    ),
    forbid(
      'preferences-above-session',
      'A preference may be saved with the account; create-app.tsx hands session/ what it needs of them.',
      { path: '^web/src/session/' },
      { path: '^web/src/preferences/' },
    ),
    forbid(
      'boot-above-i18n',
      'boot/ chooses a language before React; i18n/ knows nothing of what runs before it.',
      { path: '^web/src/i18n/' },
      { path: '^web/src/boot/' },
    ),
    forbid(
      'storage-stands-alone',
      'storage/ is the only access to what the device keeps, and imports nothing of ours.',
      { path: '^web/src/storage/' },
      { path: '^(sdk|web/src/(?!storage/))' },
    ),
    forbid(
      'entities-stand-below-features',
      'What several features draw stands below them.',
      { path: '^web/src/entities/' },
      { path: '^web/src/(app|features|routes)/' },
    ),
    forbid(
      'features-stand-apart',
      'A feature never imports another; what two share moves down to entities/.',
      {
        path: '^web/src/features/([^/]+)/',
      },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'features-import-no-route',
      'Routes compose features, never the other way round.',
      { path: '^web/src/features/' },
      { path: '^web/src/(app|routes|boot)/' },
    ),
    forbid(
      'app-imports-no-feature',
      'The frame around the screens does not know them.',
      { path: '^web/src/app/' },
      { path: '^web/src/features/' },
    ),
    forbid(
      'first-screens-need-no-deferred-folder',
      'Texts and styles of deferred folders are not loaded when a first screen is rendered; `deferredRooms` loads all.',
      { path: '^web/src/', pathNot: [deferredModule, '^web/src/routes/', '\\.test\\.tsx?$'] },
      { path: deferredModule, dynamic: false },
    ),
    forbid(
      'e2e-uses-the-built-app',
      'End-to-end tests use the app as a customer does: never its sources.',
      { path: '^web/e2e/' },
      {
        path: '^(web/src|sdk)/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What foreign tools read, and the models of goods, stand on packages of their own, which are installed when they
    // are run.
    exclude: {
      path: '^(openapi|sdk|web|mock|mock/conformance|mock/demo)/dist/|routeTree\\.gen\\.ts|^openapi/foreign/(config|samples|node_modules|\\.cache)/|^mock/goods/(models|node_modules)/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@meridian/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
