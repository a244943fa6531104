import { readFile, writeFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import { type Finding, FOREIGN } from './tool.ts';

/**
 * Findings that stay, and why: those of one rule in the places that it names. A `*` in a place is any one part of it,
 * for what is so everywhere.
 */
export type Accepted = { tool: string; rule: string; reason: string; link?: string; places: string[] };

const FILE = `${FOREIGN}accepted.yaml`;
const HEAD =
  '# Complaints of foreign tools that stay, with the reason for each; README.md says how this list is kept.\n';

export type Verdict = {
  /** Complaints that nobody has accepted. */
  open: Finding[];
  accepted: number;
  /** Accepted complaints that the tool no longer has: `rule at place`. */
  vanished: string[];
};

export async function readAccepted(): Promise<Accepted[]> {
  return parse(await readFile(FILE, 'utf8'));
}

/** Holds a tool's findings against what is accepted of it. */
export function judge(tool: string, findings: Finding[], all: Accepted[]): Verdict {
  const entries = all.filter((entry) => entry.tool === tool);
  const isAccepted = ({ rule, where }: Finding) =>
    entries.some((entry) => entry.rule === rule && entry.places.some((place) => matches(place, where)));
  const vanished = entries.flatMap(({ rule, places }) =>
    places
      .filter((place) => !findings.some((finding) => finding.rule === rule && matches(place, finding.where)))
      .map((place) => `${rule} at ${place}`),
  );
  const open = findings.filter((finding) => !isAccepted(finding));
  return { open, accepted: findings.length - open.length, vanished };
}

function matches(place: string, where: string): boolean {
  if (!place.includes('*')) return place === where;
  const [parts, others] = [place.split('.'), where.split('.')];
  return parts.length === others.length && parts.every((part, index) => part === '*' || part === others[index]);
}

/**
 * Writes the places that were found into the entries of a tool. An entry, its rule and its reason are a person's to
 * write; places with a `*` stay.
 */
export async function acceptPlaces(tool: string, findings: Finding[]): Promise<void> {
  const entries = (await readAccepted()).map((entry) => {
    if (entry.tool !== tool) return entry;
    const wide = entry.places.filter((place) => place.includes('*'));
    const places = findings
      .filter(({ rule, where }) => rule === entry.rule && !wide.some((place) => matches(place, where)))
      .map(({ where }) => where);
    return { ...entry, places: [...wide, ...new Set(places.sort())] };
  });
  const kept = entries.filter((entry) => entry.tool !== tool || entry.places.length > 0);
  await writeFile(FILE, `${HEAD}${stringify(kept, { lineWidth: 100 })}`);
}
