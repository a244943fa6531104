// Makes the first paint independent of the app: inlines the tokens, the shell's styles and the first-paint script, with
// their hashes in a strict Content-Security-Policy. The script requests the stylesheet, which then does not block the
// shell, and the build's code after the first picture.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { rolldown } from 'rolldown';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { type BootMessages, bootMessages } from '../src/boot/boot-messages.ts';
import type { Preloads } from '../src/boot/preloads.ts';
import { iconShapes } from './icons.ts';
import { hashOf, MAP_HASH, mappedFiles } from './import-map.ts';
import { screenPreloads, takePreloads } from './preloads.ts';

const sourcePath = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const inlineStyles = ['ui/tokens.css', 'boot/first-paint.css'];

/**
 * The code of a worker that loads the browser's locale data. The first number format of a process costs a phone some
 * frames, whichever thread creates it; later ones cost next to nothing.
 */
const LOAD_LOCALE_DATA = 'new Intl.NumberFormat();new Intl.DateTimeFormat();close();';

export function firstPaint(): Plugin {
  let config: ResolvedConfig;
  let preloads: Preloads | undefined;
  return {
    name: 'meridian:first-paint',
    configResolved(resolved) {
      config = resolved;
    },
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
        const style = await shellStyle(config);
        const policy = bundle === undefined ? '' : policyTag([hashOf(script), MAP_HASH], hashOf(style));
        // The script requests these files.
        const withoutFiles =
          bundle === undefined
            ? html
            : html.replace(/<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '');
        return withIcons(withoutRemarks(withoutFiles))
          .then((page) =>
            page.replace('<!-- first-paint -->', `${policy}<style>${style}</style><script>${script}</script>`),
          )
          .then((page) =>
            page
              .replace('<!-- too-old -->', inEveryLanguage(messages, 'tooOld', ' id="too-old"'))
              .replace('<!-- noscript -->', `<noscript>${inEveryLanguage(messages, 'noScript')}</noscript>`),
          );
      },
    },
  };
}

/**
 * Removes comments that are sentences, and the space between tags. Other comments are placeholders, filled in later.
 */
const withoutRemarks = (html: string) => html.replace(/<!-- [A-Z].*?-->/gs, '').replace(/>\s+</g, '><');

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

async function shellStyle(config: ResolvedConfig): Promise<string> {
  const parts = await Promise.all(
    inlineStyles.map(
      async (file) => (await preprocessCSS(await readFile(sourcePath(file), 'utf8'), sourcePath(file), config)).code,
    ),
  );
  return (
    parts
      .join('\n')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,>]) ?/g, '$1')
      // Keeps the space before a colon, which may be a descendant combinator.
      .replaceAll(': ', ':')
      .replaceAll(';}', '}')
      .trim()
  );
}

/** Replaces `<!-- icon:house -->` by the icon, from the same set as in the app. */
async function withIcons(html: string): Promise<string> {
  const names = [...html.matchAll(/<!-- icon:([a-z-]+) -->/g)].flatMap(([, name]) =>
    name === undefined ? [] : [name],
  );
  let page = html;
  for (const name of new Set(names)) {
    const shapes = (await iconShapes(`lucide-react/icons/${name}`)).map(([tag, attributes]) => {
      const text = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
      return `<${tag} ${text.join(' ')}/>`;
    });
    page = page.replaceAll(
      `<!-- icon:${name} -->`,
      `<svg viewBox="0 0 24 24" aria-hidden="true">${shapes.join('')}</svg>`,
    );
  }
  return page;
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
