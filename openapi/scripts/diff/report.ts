import type { NamedBundle } from './bundles.ts';
import { compareBundles } from './compare.ts';
import { isBreaking, levels, type OperationChanges } from './rules.ts';
import { mayBreak, nextBreakingVersion } from './version.ts';

/** `isAllowed` is false if a change is breaking and the newer version may not break. */
export type Report = { text: string; isAllowed: boolean };

/** Reports the changes, one line each, and whether the version allows them. */
export function reportChanges(older: NamedBundle, newer: NamedBundle, today: string): Report {
  const groups = compareBundles(older.document, newer.document, today);
  const changes = groups.flatMap((group) => group.changes);
  const breaking = changes.filter(isBreaking).length;
  const isAllowed = breaking === 0 || mayBreak(older.version, newer.version);
  const count = `${older.version} → ${newer.version}: ${breaking} breaking, ${changes.length - breaking} compatible.`;
  const least = nextBreakingVersion(older.version);
  const verdict = isAllowed ? [] : [`info.version must rise to ${least} at least (openapi/VERSIONING.md).`];
  return { text: [...groups.map(groupText), [count, ...verdict].join(' ')].join('\n'), isAllowed };
}

/** The operation, then its changes, breaking ones first. */
function groupText({ operation, changes }: OperationChanges): string {
  const ordered = [...changes].sort((left, right) => Number(isBreaking(right)) - Number(isBreaking(left)));
  const lines = ordered.map(
    ({ rule, where, detail }) => `  ${String(levels.get(rule)).padEnd(10)}  ${where}: ${detail} (${rule})`,
  );
  return `${operation}\n${lines.join('\n')}\n`;
}
