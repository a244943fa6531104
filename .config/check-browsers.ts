// `npm run check:browsers`: checks that app, service worker and SDK use nothing that the oldest browsers lack, except for what `allowed`
// names: what does without, with its reason.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { oldestBrowsers } from '../web/build/oldest-browsers.ts';
import { type Use, usesInCode, usesInStyles } from './browser-support.ts';
import { root } from './root.ts';

const IGNORED = 'Ignored where it is unknown: the screen is less even or less smooth, no more.';
const NOT_NEEDED = 'What it keeps from happening happens in no browser that lacks it.';
const POPOVER = 'Asked for first: without it, the toast is drawn within the sheet.';
const SCROLL_END = 'scroll-restoration.ts tells it where the browser does not.';

/** Why a name may be used in a file although a browser lacks it. */
const allowed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'web/src/main.tsx': { 'Window.requestIdleCallback': 'Asked for by typeof.' },
  'web/src/boot/first-paint.css': { 'scrollbar-gutter': IGNORED, 'text-wrap': IGNORED },
  'web/src/boot/first-picture.ts': { 'HTMLImageElement.fetchPriority': IGNORED },
  'web/src/ui/picture/picture.tsx': { '<fetchpriority>': IGNORED },
  'web/src/ui/theme.css': {
    '-webkit-tap-highlight-color': NOT_NEEDED,
    '@starting-style': IGNORED,
    ':view-transition-group': NOT_NEEDED,
    ':view-transition-old': NOT_NEEDED,
    ':view-transition-new': NOT_NEEDED,
    'animation-range': 'Within @supports.',
    'animation-timeline': 'Within @supports.',
    'forced-color-adjust': NOT_NEEDED,
    'overflow-anchor': NOT_NEEDED,
    'scroll()': 'Within @supports.',
    'scrollbar-gutter': IGNORED,
    'scrollbar-width': IGNORED,
    'text-justify': 'Within @supports.',
    'text-wrap': IGNORED,
    'word-break: auto-phrase': IGNORED,
  },
  'web/src/features/law/law-document.css': { 'break-after: avoid': IGNORED },
  'web/src/features/product/more/gallery-video.tsx': { '<playsinline>': NOT_NEEDED },
  'web/src/feedback/toast-region.tsx': { 'HTMLElement.showPopover': POPOVER, '<popover>': POPOVER },
  'web/src/list/window-virtualizer.ts': { scrollend: SCROLL_END },
  'web/src/navigation/scroll-restoration.ts': { scrollend: SCROLL_END },
  'web/src/entities/upload/crop-picture.ts': { 'CanvasImageSmoothing.imageSmoothingQuality': IGNORED },
  'web/src/entities/upload/encode-picture.ts': { 'CanvasImageSmoothing.imageSmoothingQuality': IGNORED },
};

const sources = globSync(['web/{src,worker}/**/*.{ts,tsx}', 'sdk/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/\.(test|test-d|gen)\.|^sdk\/src\/testing/.test(file))
  .map((file) => join(root, file));
const configFile = join(root, 'web/tsconfig.json');
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configFile, ts.sys.readFile).config,
  ts.sys,
  dirname(configFile),
);
const program = ts.createProgram(sources, options);
const inCode = sources.flatMap((file) => {
  const source = program.getSourceFile(file);
  return source === undefined ? [] : usesInCode(program, source, oldestBrowsers);
});
const inStyles = globSync('web/src/**/*.css', { cwd: root }).flatMap((file) =>
  usesInStyles(readFileSync(join(root, file), 'utf8'), file, oldestBrowsers),
);

const used = new Set<string>();
const problems: string[] = [];
for (const { name, file, line } of [...inCode, ...inStyles] satisfies Use[]) {
  const path = file.replace(root, '');
  if (allowed[path]?.[name] === undefined) problems.push(`${path}:${line} ${name} is not in the oldest browsers`);
  used.add(`${path} ${name}`);
}
for (const [file, names] of Object.entries(allowed)) {
  for (const name of Object.keys(names))
    if (!used.has(`${file} ${name}`)) problems.push(`${file} no longer uses ${name}`);
}
if (problems.length > 0) {
  process.stderr.write(
    `${problems.join('\n')}\nDo without (decision web/036), or add it to .config/check-browsers.ts.\n`,
  );
  process.exitCode = 1;
}
