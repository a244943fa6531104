// `npm run check:citations`: every requirement and every decision that a source cites is in the repository.
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REQUIREMENTS = 'openapi/requirements.md';
const DECISIONS = 'README.md';
/** The folders whose citations are checked. */
const FOLDERS = ['openapi', 'sdk', 'mock', 'web', '.config'];
const SOURCE = '**/*.{ts,tsx,mjs,js,yaml,html,hbs,css,md}';
const IGNORED = /(^|\/)(node_modules|dist|\.cache)(\/|$)|check-citations/;

/** What may be cited: the numbers of requirements, and the headings of decisions. */
export interface Citable {
  requirements: ReadonlySet<string>;
  decisions: readonly string[];
}

/** Reads what may be cited from the text of the requirements and of the README. */
export function citable(requirements: string, readme: string): Citable {
  const numbers = [...requirements.matchAll(/^- ([RB]\d+\.\d{2})\b/gm)].map(([, number = '']) => number);
  const headings = [...readme.matchAll(/^\*\*\d{4}-\d\d-\d\d · ([^*]+)\*\*/gm)].map(([, heading = '']) =>
    plain(heading),
  );
  return { requirements: new Set(numbers), decisions: headings };
}

const REQUIREMENT = /\b[RB]\d{1,2}\.\d{2}\b/g;
const DECISION = /\bREADME, decisions: (.{1,200})/g;
/** Documents that are not in the repository. "Specification" is also a product's sku: a section number tells them apart. */
const DOCUMENT =
  /\bspecification,? +[1-9]\b|(?<!README, )\bdecisions(?::|, ["“])|\b(?:specification|decisions)\.md\b|\b(?:specification|architecture|screens|toolchain), ["“]/gi;

/** One line `file:line what is wrong` for each citation in a source that leads nowhere. */
export function wrongCitations(file: string, source: string, { requirements, decisions }: Citable): string[] {
  // Of the same length, so that an index is the source's: comment marks at a line's start are blank.
  const text = source.replaceAll(/\n[ \t]*(?:\/\/|\/\*+|\*+\/?|#)?/g, (mark) => ' '.repeat(mark.length));
  const report = (pattern: RegExp, problem: (found: string, captured: string) => string | undefined) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, 1: captured = '', index }) => {
      const message = problem(found, captured);
      return message === undefined ? [] : [`${file}:${source.slice(0, index).split('\n').length} ${message}`];
    });
  return [
    ...report(REQUIREMENT, (number) =>
      requirements.has(number) ? undefined : `${number} is not in ${REQUIREMENTS}: correct the number.`,
    ),
    ...report(DECISION, (_, cited) =>
      decisions.some((heading) => plain(cited).startsWith(firstWords(heading)))
        ? undefined
        : `No decision in ${DECISIONS} begins with “${firstWords(plain(cited))}”: cite the first words of its heading.`,
    ),
    ...report(
      DOCUMENT,
      (found) => `“${plain(found)}” is not in the repository: cite a requirement or a decision of ${DECISIONS}.`,
    ),
  ];
}

function plain(text: string): string {
  return text
    .replaceAll(/[\s`.,;)*]+/g, ' ')
    .trim()
    .toLowerCase();
}

function firstWords(text: string): string {
  return text.split(' ').slice(0, 4).join(' ');
}

if (import.meta.main) {
  const read = (file: string) => readFile(`${ROOT}${file}`, 'utf8');
  const known = citable(await read(REQUIREMENTS), await read(DECISIONS));
  const patterns = FOLDERS.map((folder) => `${folder}/${SOURCE}`);
  const problems: string[] = [];
  for await (const file of glob(patterns, { cwd: ROOT, exclude: (name) => IGNORED.test(name) })) {
    problems.push(...wrongCitations(file, await read(file), known));
  }
  for (const problem of problems.sort()) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
