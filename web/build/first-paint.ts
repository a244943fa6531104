// Makes the first paint independent of the app: inlines the tokens, the shell's styles and the first-paint script, with
// their hashes in a strict Content-Security-Policy. The script requests the stylesheet, which then does not block the
// shell, and the build's code after the first picture.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { rolldown } from 'rolldown';
import { type Plugin, type PluginOption, preprocessCSS, resolveConfig } from 'vite';
import { type BootMessages, bootMessages } from '../src/boot/boot-messages.ts';
import type { Preloads } from '../src/boot/preloads.ts';
import { hashOf, MAP_HASH, mappedFiles } from './import-map.ts';
import { screenPreloads, takePreloads } from './preloads.ts';
import { renderShell } from './render-shell.ts';

const sourcePath = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const inlineStyles = ['ui/tokens.css', 'boot/first-paint.css'];

/**
 * The code of a worker that loads the browser's locale data. The first number format of a process costs a phone some
 * frames, whichever thread creates it; later ones cost next to nothing.
 */
const LOAD_LOCALE_DATA = 'new Intl.NumberFormat();new Intl.DateTimeFormat();close();';

/** `macros` makes the plugin that the app's modules need. */
export function firstPaint(macros: () => PluginOption): Plugin {
  let shell: ReturnType<typeof renderShell> | undefined;
  let preloads: Preloads | undefined;
  return {
    name: 'meridian:first-paint',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const localeData = this.emitFile({ type: 'asset', name: 'locale-data.js', source: LOAD_LOCALE_DATA });
        preloads = await takePreloads(bundle, this.getFileName(localeData));
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const messages = await translatedMessages();
        const known = preloads ?? (await screenPreloads());
        const build = bundle && { build: hashOf(JSON.stringify(mappedFiles(bundle))) };
        const script = await bundledScript({ ...known, ...build }, messages);
        shell ??= renderShell(macros());
        const { markup, style: shellStyle } = await shell;
        const style = await inlineStyle(shellStyle);
        const policy = bundle === undefined ? '' : policyTag([hashOf(script), MAP_HASH], hashOf(style));
        // The script requests these files.
        const withoutFiles =
          bundle === undefined
            ? html
            : html.replace(/<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '');
        return withoutSpace(withoutFiles)
          .replace('<!-- first-paint -->', `${policy}<style>${style}</style><script>${script}</script>`)
          .replace('<!-- too-old -->', inEveryLanguage(messages, 'tooOld', ' id="too-old"'))
          .replace('<!-- noscript -->', `<noscript>${inEveryLanguage(messages, 'noScript')}</noscript>`)
          .replace('<!-- shell -->', markup);
      },
    },
  };
}

const withoutSpace = (html: string) => html.replace(/>\s+</g, '><');

async function bundledScript(preloads: Preloads, messages: Record<string, BootMessages>): Promise<string> {
  const scriptMessages = Object.fromEntries(
    Object.entries(messages).map(([locale, { noScript: _first, tooOld: _second, ...rest }]) => [locale, rest]),
  );
  const bundle = await rolldown({
    input: sourcePath('boot/first-paint.ts'),
    resolve: { conditionNames: ['@meridian/source', 'import', 'browser'] },
    treeshake: {
      moduleSideEffects: [
        { test: /first-paint/, sideEffects: true },
        { test: /.*/, sideEffects: false },
      ],
    },
    transform: { define: { PRELOADS: JSON.stringify(preloads), MESSAGES: JSON.stringify(scriptMessages) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/** The boot messages in every language; the source text if a translation is missing. */
async function translatedMessages(): Promise<Record<string, BootMessages>> {
  const config = getConfig({ configPath: fileURLToPath(new URL('../../lingui.config.ts', import.meta.url)) });
  const messages: Record<string, BootMessages> = {};
  const [catalog] = await getCatalogs(config);
  for (const locale of config.locales) {
    const known = (await catalog?.read(locale)) ?? {};
    const { failed, slow, advice, reload, tooOld, noScript } = bootMessages;
    const translate = ({ id, message }: { id: string; message: string }) => known[id]?.translation || message;
    messages[locale] = {
      failed: translate(failed),
      slow: translate(slow),
      advice: translate(advice),
      reload: translate(reload),
      tooOld: translate(tooOld),
      noScript: translate(noScript),
    };
  }
  return messages;
}

/** Without a script, the visitor's language is unknown. */
function inEveryLanguage(messages: Record<string, BootMessages>, name: keyof BootMessages, attributes = ''): string {
  const lines = Object.entries(messages).map(([locale, texts]) => `<p lang="${locale}" dir="auto">${texts[name]}</p>`);
  return `<div class="app-column boot-error"${attributes}>${lines.join('')}</div>`;
}

/** The tokens, the frame and the shell, in the syntax of the oldest browsers. */
async function inlineStyle(shellStyle: string): Promise<string> {
  const config = await resolveConfig({ configFile: false, css: { transformer: 'lightningcss' } }, 'build');
  const files = await Promise.all(inlineStyles.map((file) => readFile(sourcePath(file), 'utf8')));
  const { code } = await preprocessCSS([...files, shellStyle].join('\n'), sourcePath('boot/first-paint.css'), config);
  return (
    code
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,>]) ?/g, '$1')
      // Keeps the space before a colon, which may be a descendant combinator.
      .replaceAll(': ', ':')
      .replaceAll(';}', '}')
      .trim()
  );
}

function policyTag(scripts: readonly string[], style: string): string {
  const allowed = (hash: string) => `'sha256-${hash}'`;
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(allowed).join(' ')}`,
    `style-src 'self' ${allowed(style)}`,
    // The back end's address is known only at run time (config.json); `npm run configure` writes it here.
    'connect-src http: https:',
    'img-src http: https: data: blob:',
    'media-src http: https:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // DOMPurify makes HTML, and the build makes scripts (boot/first-paint.ts).
    "require-trusted-types-for 'script'",
    'trusted-types dompurify meridian',
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`;
}
