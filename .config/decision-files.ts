// The form of a decision: `<folder>/decisions/NNN-title.md`, at most 20 lines, about existing files, in the index.

/** The folder, the number and the title in a decision's path. */
const PATH = /^([\w.-]+)\/decisions\/(\d{3})-[a-z0-9-]+\.md$/;
/** The decisions by the question that they answer. */
export const DECISION_INDEX = '.github/DECISIONS.md';
const MOST_LINES = 20;
const PARTS = ['**Context.** ', '**Decision.** ', '**Consequence.** ', '**Undone by:** '];
/** A file or folder of the repository in a decision: its whole path, as code. */
const NAMED = /`((?:\.github|\.config|openapi|sdk|mock|web)\/[\w./-]+)`/g;

/** The name by which sources cite a decision, such as `web/012`; undefined if the path is not a decision's. */
export function decisionName(path: string): string | undefined {
  const [, folder, number] = PATH.exec(path) ?? [];
  return folder && number && `${folder}/${number}`;
}

/** One line `file what is wrong` for each fault in the decisions, which are given as texts by path, and in their index. */
export function wrongDecisions(
  decisions: ReadonlyMap<string, string>,
  index: string,
  isThere: (path: string) => boolean,
): string[] {
  const seen = new Set<string>();
  return [...decisions].flatMap(([path, text]) => {
    const name = decisionName(path);
    if (name === undefined) return [`${path} is not a decision's name: call it NNN-title.md, in small letters.`];
    const number = name.slice(-3);
    const lines = text.trimEnd().split('\n');
    const faults = [
      seen.has(name) && `has a number that is taken: give it the next free one of its folder.`,
      lines.length > MOST_LINES && `has ${lines.length} lines: shorten it to ${MOST_LINES}, or split it.`,
      !lines[0]?.startsWith(`# ${number} `) && `must begin with the heading “# ${number} …”.`,
      !/^\d{4}-\d\d-\d\d$/.test(lines[2] ?? '') && 'must have its date (YYYY-MM-DD) in line 3.',
      ...PARTS.map((part) => !lines.some((line) => line.startsWith(part)) && `has no paragraph “${part.trim()}”.`),
      !index.includes(`[${name}](`) && `is not in ${DECISION_INDEX}: add the question that it answers.`,
      ...[...text.matchAll(NAMED)].map(
        ([, named = '']) => !isThere(named) && `names ${named}, which is not there: name the file that took its place.`,
      ),
    ];
    seen.add(name);
    return faults.filter((fault) => fault !== false).map((fault) => `${path} ${fault}`);
  });
}
