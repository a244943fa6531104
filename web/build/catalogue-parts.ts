// Each language has one catalogue, which the app loads in parts: `en.po?initial`, `en.po?deferred`, `en.po?refusals`.
// The modules that lingui lists beside a text decide its part. `en.po` has all texts.
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogs,
} from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import type { Plugin } from 'vite';
import { deferredModule } from '../src/i18n/deferred-modules.ts';

const CATALOGUE = /^(.+\/locales\/([^/]+)\.po)(?:\?(initial|deferred|refusals))?$/;
const DEFERRED = new RegExp(deferredModule);

/** The part with the texts of a module, given by its path in the repository. */
function partOf(module: string): string {
  if (module === 'web/src/boot/boot-messages.ts') return 'boot';
  if (module === 'web/src/i18n/refusal-messages.ts') return 'refusals';
  return DEFERRED.test(module) ? 'deferred' : 'initial';
}

/**
 * Whether a part has a text that these modules use. `deferred` is loaded after `initial`, and repeats nothing of it.
 */
export function isInPart(part: string, modules: readonly string[]): boolean {
  const parts = modules.map(partOf);
  return parts.includes(part) && !(part === 'deferred' && parts.includes('initial'));
}

/** `isStrict` refuses a catalogue with an untranslated text; otherwise the source text is shown. */
export function catalogueParts(config: LinguiConfigNormalized, isStrict: boolean): Plugin {
  return {
    name: 'meridian:catalogue-parts',
    async load(id) {
      const [, file, locale, part] = CATALOGUE.exec(id) ?? [];
      if (file === undefined || locale === undefined) return null;
      this.addWatchFile(file);
      const [catalog] = await getCatalogs(config);
      const texts = Object.entries((await catalog?.read(locale)) ?? {})
        .filter(
          ([, { origin = [] }]) =>
            part === undefined ||
            isInPart(
              part,
              origin.map(([module]) => module),
            ),
        )
        .map(([text, { message: source = text, translation }]) => ({ id: text, source, translation }));
      const missing = texts.filter(({ translation }) => !translation);
      if (isStrict && missing.length > 0) throw new Error(createMissingErrorMessage(locale, missing, 'catalog'));
      const messages = Object.fromEntries(texts.map((text) => [text.id, text.translation || text.source]));
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
      if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
      return { code: source, moduleType: 'js' };
    },
  };
}
