// The shell of index.html: the markup of shell.tsx, and the styles of its classes.
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';
import { type PluginOption, runnerImport } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Until the app runs, nothing can be pressed, and there is nothing to blur. */
const UNUSED = /^(hover|focus|disabled|backdrop-blur)\b/;

/** Renders the shell; `macros` is the plugin that its modules need. */
export async function renderShell(macros: PluginOption): Promise<{ markup: string; style: string }> {
  const { module } = await runnerImport<typeof import('./shell.tsx')>(
    fileURLToPath(new URL('shell.tsx', import.meta.url)),
    {
      plugins: [macros],
      logLevel: 'error',
      environments: { inline: { resolve: { noExternal: ['@meridian/sdk'], conditions: ['@meridian/source'] } } },
    },
  );
  const markup = withoutControls(module.shellMarkup());
  const classes = [...markup.matchAll(/ (?:class|data-picture)="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  return { markup, style: await styleOf(classes.filter((name) => !UNUSED.test(name))) };
}

/** The app repeats the names, and nothing is pressed or read before it runs. */
const withoutControls = (markup: string) =>
  markup
    .replace(/ (aria-[a-z]+|data-top-bar|dir|href|id|role|tabindex|title|translate|type|xmlns)="[^"]*"/g, '')
    .replace(/(<\/?)(a|button)\b/g, '$1span');

/** Only the rules of these classes, in their layer, so that the app's stylesheets add up with them. */
async function styleOf(classes: string[]): Promise<string> {
  const { build } = await compile('@import "./theme.css"; @layer utilities { @tailwind utilities; }', {
    base: source('ui'),
    loadStylesheet: async (id, base) => {
      const path = resolve(base, id);
      return { path, base: dirname(path), content: await readFile(path, 'utf8') };
    },
  });
  const [style = ''] = /@layer utilities \{.*?(?=@layer properties \{|$)/s.exec(build(classes)) ?? [];
  return style;
}
