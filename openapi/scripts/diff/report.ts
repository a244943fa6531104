import type { NamedBundle } from './bundles.ts';
import { compareBundles } from './compare.ts';
import { type Readers, readersOf } from './readers.ts';
import { isBreaking, levels, type OperationChanges } from './rules.ts';
import { mayBreak, nextBreakingVersion } from './version.ts';

/** The changes, one line each; their number, and whether the version allows them. */
export type Report = { changes: string; summary: string; isAllowed: boolean };

/** Reports the changes; with readers, who reads what breaks. `isAllowed` is false if the newer version may not break. */
export function reportChanges(older: NamedBundle, newer: NamedBundle, today: string, readers?: Readers): Report {
  const groups = compareBundles(older.document, newer.document, today);
  const isAllowed = !hasBreaking(groups) || mayBreak(older.version, newer.version);
  const count = `${older.version} → ${newer.version}: ${counts(groups)}`;
  const least = nextBreakingVersion(older.version);
  const verdict = isAllowed ? [] : [`info.version must rise to ${least} at least (openapi/VERSIONING.md).`];
  return { changes: groupsText(groups, readers), summary: [count, ...verdict].join(' '), isAllowed };
}

/** Reports the changes since a commit, which needs no version of its own. */
export function reportSince(
  older: NamedBundle & { commit: string },
  newer: NamedBundle,
  today: string,
  readers?: Readers,
): string {
  const groups = compareBundles(older.document, newer.document, today);
  const count = groups.length === 0 ? 'no changes.' : counts(groups);
  return `${groupsText(groups, readers)}Since the last commit, ${older.commit}: ${count}`;
}

/** What changed since a commit, then only the number of changes since a release, and how to see them. */
export function briefly(sinceCommit: string, { changes, summary }: Report, release: string): string {
  const hint = changes === '' ? '' : ` npm run contract:diff -- ${release} shows them.`;
  return `${sinceCommit}\n${summary}${hint}\n`;
}

const hasBreaking = (groups: readonly OperationChanges[]) => groups.some(({ changes }) => changes.some(isBreaking));

function counts(groups: readonly OperationChanges[]): string {
  const changes = groups.flatMap((group) => group.changes);
  const breaking = changes.filter(isBreaking).length;
  return `${breaking} breaking, ${changes.length - breaking} compatible.`;
}

function groupsText(groups: readonly OperationChanges[], readers: Readers | undefined): string {
  const hint = 'npm run contract:use finds who reads what breaks.\n';
  const texts = groups.map((group) => `${groupText(group, readers)}\n`).join('');
  return readers === undefined && hasBreaking(groups) ? `${texts}${hint}` : texts;
}

/** The operation, then its changes, breaking ones first. */
function groupText({ operation, operationId, changes }: OperationChanges, readers: Readers | undefined): string {
  const ordered = [...changes].sort((left, right) => Number(isBreaking(right)) - Number(isBreaking(left)));
  const lines = ordered.flatMap((change) => {
    const { rule, where, detail } = change;
    const line = `  ${String(levels.get(rule)).padEnd(10)}  ${where}: ${detail} (${rule})`;
    if (readers === undefined || !isBreaking(change)) return [line];
    const told = readersOf(readers, operationId, change);
    return told === undefined ? [line] : [line, `              ${told}`];
  });
  return `${operation}\n${lines.join('\n')}\n`;
}
