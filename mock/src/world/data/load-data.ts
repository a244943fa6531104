import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { isRecord } from '../../../shared/json.ts';
import { PLACEHOLDER } from '../../text.ts';
import { checked, isSchema } from '../schema/check.ts';
import { type Data, dataSchema } from '../schema/data.ts';
import { text } from '../schema/fields.ts';
import { fillReferences } from './references.ts';

const ENDING = '.json';
const TEXTS = 'texts';
const NAMES = 'ui-names';
const FALLBACK = 'en';

/** Invalid data: the message names the file, the place in it and what is allowed there. */
export class DataError extends Error {
  override name = 'DataError';
}

const refused = (file: string, why: string) => new DataError(`The data file ${file} cannot be used: ${why}`);

/** The data files below a folder, by path without their ending. The demo's file system lists no folder recursively. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
    return entry.name.endsWith(ENDING) ? [entry.name.slice(0, -ENDING.length)] : [];
  });

const readJson = (file: string, revive?: (key: string, value: unknown) => unknown): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'), revive);
  } catch (error) {
    if (error instanceof DataError) throw error;
    throw refused(file, error instanceof Error ? error.message : 'it is not JSON');
  }
};

const languagesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch (error) {
    throw refused(folder, error instanceof Error ? error.message : 'it is not a folder');
  }
};

/** A translation at one place of the English texts. */
interface Translation {
  readonly language: string;
  readonly file: string;
  readonly value: unknown;
}

const placeholdersIn = (template: string): string[] => template.match(PLACEHOLDER) ?? [];

const oneText = (english: string, translations: readonly Translation[], path: string) => {
  const all: Record<string, string> = { [FALLBACK]: english };
  for (const { language, file, value } of translations) {
    if (typeof value !== 'string') throw refused(file, `${path} should be a text, as in English`);
    const foreign = placeholdersIn(value).find((one) => !placeholdersIn(english).includes(one));
    if (foreign) throw refused(file, `${path} has ${foreign}, which the English text does not have`);
    all[language] = value;
  }
  return all;
};

/** The English texts, each with its translations. Without a translation a text stays English. */
const translated = (english: unknown, translations: readonly Translation[], path: string): unknown => {
  const there = translations.filter(({ value }) => value !== undefined && value !== null);
  if (typeof english === 'string') return oneText(english, there, path);
  if (Array.isArray(english)) {
    const long = there.find(({ value }) => !Array.isArray(value) || value.length > english.length);
    if (long) throw refused(long.file, `${path} should be a list of at most ${english.length} texts, as in English`);
    return english.map((member, index) =>
      translated(
        member,
        there.map((one) => ({ ...one, value: Array.isArray(one.value) ? one.value[index] : undefined })),
        `${path}[${index}]`,
      ),
    );
  }
  if (!isRecord(english)) return english;
  const inside = (key: string) => (path ? `${path}.${key}` : key);
  for (const { file, value } of there) {
    if (!isRecord(value)) throw refused(file, `${path || 'it'} should be a record, as in English`);
    const foreign = Object.keys(value).find((key) => !Object.hasOwn(english, key));
    if (foreign) throw refused(file, `${inside(foreign)} does not exist in English`);
  }
  return Object.fromEntries(
    Object.entries(english).map(([key, member]) => {
      const below = there.map((one) => ({ ...one, value: isRecord(one.value) ? one.value[key] : undefined }));
      return [key, translated(member, below, inside(key))];
    }),
  );
};

const isText = (value: unknown): boolean => isRecord(value) && typeof value[FALLBACK] === 'string';

/** Data combined with its texts. A text in the place of a record is the record's name. */
const joined = (data: unknown, texts: unknown): unknown => {
  if (data === undefined) return texts;
  if (texts === undefined || !isRecord(data)) return data;
  if (isText(texts)) return { ...data, name: texts };
  if (!isRecord(texts)) return data;
  const keys = new Set([...Object.keys(data), ...Object.keys(texts)]);
  return Object.fromEntries([...keys].map((key) => [key, joined(data[key], texts[key])]));
};

/** Whether a schema consists only of texts, so that an error is in the text file. */
const isOfTexts = (schema: v.GenericSchema | undefined): boolean => {
  if (schema === undefined || schema === text) return schema === text;
  const inside = 'wrapped' in schema ? schema.wrapped : 'item' in schema && schema.item;
  if (isSchema(inside)) return isOfTexts(inside);
  return 'entries' in schema && Object.values(schema.entries ?? {}).every((one) => isSchema(one) && isOfTexts(one));
};

/** Reads a folder such as `mock/data`. The languages are the folders in its `texts`. Throws a `DataError`. */
export const loadData = (folder: string): Data => {
  const textFile = (language: string, file: string) => join(folder, TEXTS, language, file + ENDING);
  const names = readJson(join(folder, NAMES + ENDING));
  const readTexts = (language: string, file: string): unknown => {
    const fill = fillReferences(names, language, (reference) =>
      refused(textFile(language, file), `nothing is called ${reference}`),
    );
    return readJson(textFile(language, file), (_, value) => (typeof value === 'string' ? fill(value) : value));
  };
  const languages = languagesIn(join(folder, TEXTS)).filter((language) => language !== FALLBACK);
  const english = filesIn(join(folder, TEXTS, FALLBACK));
  const translations = new Map<string, Translation[]>(english.map((file) => [file, []]));
  for (const language of languages) {
    for (const name of filesIn(join(folder, TEXTS, language))) {
      const file = textFile(language, name);
      const known = translations.get(name);
      if (!known) throw refused(file, `there is no ${textFile(FALLBACK, name)}`);
      known.push({ language, file, value: readTexts(language, name) });
    }
  }
  const files = filesIn(folder).filter((file) => !file.startsWith(TEXTS));
  const tree = Object.fromEntries(
    [...new Set([...files, ...english])].map((name) => {
      const data = files.includes(name) ? readJson(join(folder, name + ENDING)) : undefined;
      const texts = translations.has(name)
        ? translated(readTexts(FALLBACK, name), translations.get(name) ?? [], '')
        : undefined;
      return [name, joined(data, texts)];
    }),
  );
  return checked(dataSchema, tree, ({ keys, schema, tell }) => {
    const name = String(keys[0]);
    const isThere = Object.hasOwn(tree, name);
    const file = files.includes(name) && !isOfTexts(schema) ? join(folder, name + ENDING) : textFile(FALLBACK, name);
    if (keys.length > 1 || (isThere && Object.hasOwn(dataSchema.entries, name))) return refused(file, tell('', 1));
    return refused(file, isThere ? 'no schema knows it' : 'it is missing');
  });
};
