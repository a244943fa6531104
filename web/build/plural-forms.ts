import { createCompiledCatalog } from '@lingui/cli/api';

/** A part of a compiled text: words, `[name]` for a placeholder, `[name, kind, forms]` for a choice. */
type Part = string | [name: string] | [name: string, kind: string, forms: Record<string, string | Part[]>];

/**
 * The plurals that have other forms than the language has in CLDR (the version of Node's ICU: 48 in Node 24.21), one
 * line each. The form for millions belongs to them: `many` in French, Spanish and Italian. `=0` and its like may be added.
 */
export function wrongPluralForms(locale: string, texts: Readonly<Record<string, string>>): string[] {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted().join(' ');
  const { source } = createCompiledCatalog(locale, texts, { namespace: 'json' });
  // The compiler's own shape.
  const { messages } = JSON.parse(source) as { messages: Record<string, string | Part[]> };
  return Object.entries(messages).flatMap(([id, text]) =>
    pluralsOf(text).flatMap((forms) => {
      const has = Object.keys(forms).filter((form) => /^[a-z]+$/.test(form) && form !== 'offset');
      const found = has.toSorted().join(' ');
      return found === needed ? [] : [`plural with “${found}” instead of “${needed}”: “${texts[id]}”`];
    }),
  );
}

const pluralsOf = (text: string | Part[]): Record<string, string | Part[]>[] =>
  typeof text === 'string'
    ? []
    : text.flatMap((part) => {
        if (typeof part === 'string' || part[2] === undefined) return [];
        const inner = Object.values(part[2]).flatMap(pluralsOf);
        return part[1] === 'plural' ? [part[2], ...inner] : inner;
      });
