import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { CodeSplittingGroup } from 'rolldown';
import { defaultClientConditions, defineConfig } from 'vite';
import { catalogueParts } from './build/catalogue-parts.ts';
import { compileHints } from './build/compile-hints.ts';
import { componentsPage } from './build/components-page.ts';
import { compressedCopies } from './build/compressed-copies.ts';
import { firstPaint } from './build/first-paint.ts';
import { icons } from './build/icons.ts';
import { importMap } from './build/import-map.ts';
import { mockPanel } from './build/mock-panel.ts';
import { modulesAt } from './build/modules-at.ts';
import { buildTarget } from './build/oldest-browsers.ts';
import { serviceWorker } from './build/service-worker.ts';
import { componentOf, sharedBy, sharedChunk } from './build/shared-chunk.ts';

/** The SDK's rules of choosing an SKU. */
const skuRules = modulesAt(
  'sdk/src/rules/sku-selection.ts',
  'sdk/src/rules/quantity.ts',
  'sdk/src/rules/cart-lines.ts',
);
const deadline = modulesAt('sdk/src/rules/deadline.ts');
const sdk = modulesAt('sdk/src/');
/** The queries that /home does not have, and lists without the window of long ones. */
const lists = modulesAt(
  'node_modules/@tanstack/query-core/',
  'node_modules/@tanstack/react-query/',
  'web/src/list/load-more-sentinel.tsx',
  'web/src/list/use-infinite-list.ts',
);
const searchField = modulesAt('web/src/ui/input/filter-field.tsx', 'web/src/ui/input/search-field.tsx');
/** What a search shares with the filters of products and of bills. */
const filters = modulesAt(
  'web/src/entities/product-search/active-facets.tsx',
  'web/src/entities/product-search/facet-labels.ts',
  'web/src/entities/product-search/facets-skeleton.tsx',
  'web/src/entities/product-search/facets.ts',
  'web/src/entities/product-search/relax-filters.tsx',
  'web/src/list/active-filters.tsx',
  'web/src/ui/input/removable-chip.tsx',
);
/** What most screens about orders and money share. */
const orderParts = modulesAt(
  'web/src/behaviour/focus-next-row.ts',
  'web/src/ui/bar-action.ts',
  'web/src/ui/fact.tsx',
  'web/src/ui/input/check-box.tsx',
  'web/src/ui/money-rows.tsx',
  'web/src/ui/timeline.tsx',
);
/** What the app loads once the first screen stands. */
const later = modulesAt(
  'web/src/app/service-worker.ts',
  'web/src/i18n/refusal-messages.ts',
  'web/src/storage/answer-store.ts',
  'web/src/storage/database.ts',
);
/** What only lists of products share. */
const productLists = modulesAt(
  'web/src/entities/product-search/filter-button.tsx',
  'web/src/entities/product-search/list-bar.tsx',
  'web/src/entities/product-search/product-list.tsx',
  'web/src/entities/product-search/product-results.tsx',
  'web/src/entities/product-search/query-too-long.tsx',
  'web/src/entities/product-search/sort-bar.tsx',
  'web/src/entities/product-search/sort-pill.tsx',
  'web/src/entities/shop/shop-list.tsx',
  'web/src/features/catalogue/',
  'web/src/features/search/',
  'web/src/preferences/product-view-key.ts',
  'web/src/preferences/product-view.ts',
  'web/src/ui/input/picture-chip.tsx',
);
/** Controls of many screens, small and without imports that the frame does not have. */
const controls = modulesAt(
  'web/src/feedback/no-match.tsx',
  'web/src/navigation/home-link.tsx',
  'web/src/navigation/link-icon-button.tsx',
  'web/src/ui/list-row.tsx',
  'web/src/ui/overlay/sheet.tsx',
  'web/src/ui/overlay/use-modal.ts',
  'web/src/ui/tabs.tsx',
  'web/src/ui/use-debounced-value.ts',
  'web/src/ui/use-scroll-into-view.ts',
);

const ofHome = sharedChunk('product-list', componentOf('home'));

/**
 * Every visit loads two chunks: libraries, which seldom change, and the frame. Modules that the two most frequent
 * first screens share with others, and those of the rails below the fold of /home, are one more chunk each:
 * otherwise every shared module would be a chunk, and so a request, of its own.
 */
const groups: CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, minShareCount: 1, priority: 5 },
  { name: 'frame', tags: ['$initial'], minShareCount: 1, priority: 4 },
  // No first screen does what must happen once before a press.
  {
    name: 'attempts',
    test: modulesAt(
      'sdk/src/attempts/attempt.ts',
      'sdk/src/attempts/check.ts',
      'sdk/src/attempts/send-once.ts',
      'sdk/src/attempts/settling-read.ts',
      'sdk/src/attempts/stores.ts',
      'sdk/src/attempts/task.ts',
      'sdk/src/attempts/verdicts.ts',
      'sdk/src/cache/look-up-outcome.ts',
      'sdk/src/cache/use-attempt.ts',
      'sdk/src/cache/quotes.ts',
      'sdk/src/generated/attempts.gen.ts',
      'web/src/feedback/retry-toast.ts',
      'web/src/feedback/use-attempt.ts',
      'web/src/session/repeat-for-customer.ts',
      'web/src/session/watch-customer.ts',
    ),
    priority: 4,
  },
  // Nor another task over several calls. Only the flows: first screens have the rules and reads that they import.
  { name: 'flows', test: modulesAt('sdk/src/flows/'), priority: 4, includeDependenciesRecursively: false },
  // No first screen has a form.
  { name: 'forms', test: modulesAt('sdk/src/schemas/', 'sdk/src/generated/body-schemas.gen.ts'), priority: 4 },
  // Of the SDK's rules, /home needs one only, and no first screen but a product those of its SKUs.
  {
    name: (id, context) => (sdk(id) && !deadline(id) ? 'product-list' : ofHome(id, context)),
    test: (id) => !skuRules(id),
    priority: 3,
  },
  { name: sharedChunk('rails', 'features/home/below-fold.tsx', skuRules), priority: 1 },
  { name: sharedChunk('sku-selection', componentOf('detail.{-$product}.{-$mer}')), priority: 1 },
  // Otherwise each of these small modules would be a request of its own. Only they: with what they import, a screen
  // would load what it does not need.
  ...[
    { name: 'lists', test: lists, priority: 4 },
    { name: 'controls', test: controls },
    { name: 'order-parts', test: orderParts },
    {
      name: 'state-words',
      test: modulesAt(
        'web/src/entities/order/order-number.tsx',
        'web/src/entities/order/order-status.ts',
        'web/src/entities/state/state-words.ts',
      ),
    },
    { name: 'search-field', test: searchField },
    { name: 'filters', test: filters },
    { name: sharedBy('explore', 'shop.{-$id}'), test: productLists },
    { name: 'later', test: later, minShareCount: 1 },
  ].map((group) => ({ ...group, includeDependenciesRecursively: false })),
];

const linguiConfig = { configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)) };

/** The macros must be gone before react() sees a file (plugin-react 6 has no babel of its own). */
const macros = () => babel({ presets: [linguiTransformerBabelPreset(undefined, linguiConfig)] });

/** Sources without their history have none. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

// biome-ignore lint/style/noDefaultExport: vite reads the default export
export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    conditions: ['@meridian/source', ...defaultClientConditions],
    alias: [
      // The shim is for React before 18, which does not have this hook itself.
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  define: { COMMIT: JSON.stringify(commit()) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      tmpDir: fileURLToPath(new URL('../.cache/router', import.meta.url)),
    }),
    macros(),
    react(),
    // While developing, a text without its translation yet shows itself; what is delivered has them all.
    catalogueParts(getConfig(linguiConfig), command === 'build'),
    tailwindcss(),
    firstPaint(macros),
    icons(fileURLToPath(new URL('src/ui/icon/create-icon.ts', import.meta.url))),
    componentsPage(),
    mockPanel(),
    compileHints(),
    importMap(),
    serviceWorker(),
    compressedCopies(),
  ],
  build: {
    target: buildTarget,
    manifest: true,
    chunkImportMap: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // A part of a catalogue has the name of both: `deferred-en`; a screen that of its route without parameters.
        chunkFileNames: ({ facadeModuleId, name }) => {
          const [, locale, part] = /([\w-]+)\.po\?(\w+)$/.exec(facadeModuleId ?? '') ?? [];
          return `assets/${part === undefined ? name.replace(/\..*/, '') : `${part}-${locale}`}-[hash].js`;
        },
        // A chunk is what two others share, where its group says nothing else.
        codeSplitting: { minShareCount: 2, groups },
      },
    },
  },
  server: {
    // Everything that the mock serves besides the app itself.
    proxy: {
      '^/(api|pictures|films|uploads|docs|agenda|openapi\\.(yaml|json)|__mock)(/|$)': {
        target: process.env['MERIDIAN_MOCK'] ?? 'http://localhost:4010',
        // The mock lets only pages of the host that it is asked by control it.
        changeOrigin: false,
      },
    },
  },
}));
