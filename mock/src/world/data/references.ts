import { isRecord } from '../../../shared/json.ts';
import { LIMITS } from '../limits.ts';

/** What a text names instead of writing it: `{ui:Cancel order}`, `{limit:payMinutes}`. */
const REFERENCE = /\{(ui|limit):([^}]+)\}/g;

/**
 * Fills the references of texts in a language: names of buttons and screens from the app’s catalogues
 * (`mock/data/ui-names.json`; in a language without the app the English one), figures from `LIMITS`.
 */
export const fillReferences =
  (names: unknown, language: string, unknownReference: (reference: string) => Error) =>
  (text: string): string =>
    text.replaceAll(REFERENCE, (reference, kind: string, name: string) => {
      const found = kind === 'ui' ? nameIn(names, name, language) : limitNamed(name);
      if (found === undefined) throw unknownReference(reference);
      return found;
    });

const nameIn = (names: unknown, name: string, language: string): string | undefined => {
  const all = isRecord(names) ? names[name] : undefined;
  const found = isRecord(all) ? (all[language] ?? all['en']) : undefined;
  return typeof found === 'string' ? found : undefined;
};

const limitNamed = (name: string): string | undefined =>
  Object.hasOwn(LIMITS, name) ? String(LIMITS[name as keyof typeof LIMITS]) : undefined;
