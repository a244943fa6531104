// `npm run check:citations`: checks that every requirement, decision and file cited by a source or a document exists,
// and that the decisions have their form.
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DECISION_INDEX, decisionName, wrongDecisions } from './decision-files.ts';
import { root } from './root.ts';

const REQUIREMENTS = 'openapi/requirements.md';
/** The folders whose citations are checked. */
const FOLDERS = ['openapi', 'sdk', 'mock', 'web', '.config', '.github'];
const SOURCES = ['README.md', ...FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,mjs,js,yaml,html,hbs,css,md}`)];
const DECISIONS = FOLDERS.map((folder) => `${folder}/decisions/*`);
const IGNORED = /(^|\/)(node_modules|dist|\.cache)(\/|$)|check-citations|decision-files/;

/** What may be cited: requirements by number, decisions as `web/012`, and files of the repository. */
export interface Citable {
  requirements: ReadonlySet<string>;
  decisions: ReadonlySet<string>;
  isThere: (path: string) => boolean;
}

/** The numbers of the requirements in their text. */
export function requirementNumbers(text: string): Set<string> {
  return new Set([...text.matchAll(/^- ([RB]\d+\.\d{2})\b/gm)].map(([, number = '']) => number));
}

const REQUIREMENT = /\b[RB]\d{1,2}\.\d{2}\b/g;
const DECISION = /\bdecision +(\.?[a-z]+\/\w+)/g;
const DECISION_FILE = /(?<![\w./-])(\.?[a-z]+\/decisions\/[\w.-]+\.md)/g;
const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g;
/** Documents that are not in the repository. "Specification" is also a product's sku: a section number tells them apart. */
const DOCUMENT =
  /\bspecification,? +[1-9]\b|\bdecisions(?::|, ["“])|\bspecification\.md\b|\b(?:specification|architecture|screens|toolchain), ["“]/gi;

/** One line `file:line what is wrong` for each broken citation in a source. */
export function wrongCitations(file: string, source: string, { requirements, decisions, isThere }: Citable): string[] {
  // Blanks the comment marks at the start of lines; the length stays the same, so that an index is valid in the source.
  const text = source.replaceAll(/\n[ \t]*(?:\/\/|\/\*+|\*+\/?|#)?/g, (mark) => ' '.repeat(mark.length));
  const report = (pattern: RegExp, problem: (found: string, captured: string) => string | false) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, 1: captured = '', index }) => {
      const message = problem(found, captured);
      return message === false ? [] : [`${file}:${source.slice(0, index).split('\n').length} ${message}`];
    });
  return [
    ...report(
      REQUIREMENT,
      (number) => !requirements.has(number) && `${number} is not in ${REQUIREMENTS}: correct the number.`,
    ),
    ...report(
      DECISION,
      (_, name) =>
        !decisions.has(name) &&
        `There is no decision ${name}: cite one by its folder and number, such as “decision web/032” for web/decisions/032-….md.`,
    ),
    ...report(
      DECISION_FILE,
      (path) => !isThere(path) && `${path} is not there: see the files in that folder, or cite “decision web/032”.`,
    ),
    ...(file.endsWith('.md')
      ? report(
          LINK,
          (_, link) => !isThere(join(dirname(file), link)) && `The link to ${link} leads nowhere: correct it.`,
        )
      : []),
    ...report(
      DOCUMENT,
      (found) =>
        `“${found.replaceAll(/\s+/g, ' ')}” is not in the repository: cite a requirement, such as R2.06, or a decision, such as “decision web/032”.`,
    ),
  ];
}

/** The texts of the matching files, by path from the root. */
async function texts(patterns: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const file of glob(patterns, { cwd: root, exclude: (name) => IGNORED.test(name) })) {
    found.set(file, await readFile(join(root, file), 'utf8'));
  }
  return found;
}

if (import.meta.main) {
  const [sources, decisions] = await Promise.all([texts(SOURCES), texts(DECISIONS)]);
  const isThere = (path: string) => existsSync(join(root, path));
  const known: Citable = {
    requirements: requirementNumbers(sources.get(REQUIREMENTS) ?? ''),
    decisions: new Set([...decisions.keys()].flatMap((path) => decisionName(path) ?? [])),
    isThere,
  };
  const problems = [
    ...wrongDecisions(decisions, sources.get(DECISION_INDEX) ?? '', isThere),
    ...[...sources].flatMap(([file, text]) => wrongCitations(file, text, known)),
  ];
  for (const problem of problems.sort()) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
