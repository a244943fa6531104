import { readFile } from 'node:fs/promises';
import { type Contract, ContractError, callsOf, pointerOf } from '../contract.ts';
import type { Entry } from './entry.ts';

/** What a report of the conformance run, or of its proxy, says about the entries on a real server. */
export type Seen = {
  /** The server's address. */
  target: string;
  asProposed: ReadonlySet<Entry>;
  otherwise: ReadonlySet<Entry>;
};

/** The part of a `--json` report that is read here. */
type Report = {
  target: string;
  startedAt: string;
  /** The number of answers, by 1 for a success, business code or HTTP status. */
  operations: { operation: string; answers: Record<string, number> }[];
  findings: { contract: string }[];
};

/**
 * Reads a report. An entry was seen otherwise if a finding names its place in the contract, and as proposed if a call
 * that carries it succeeded without a finding.
 * @throws ContractError, one line, for a file that is not a report
 */
export async function readSeen(file: string, contract: Contract, entries: readonly Entry[]): Promise<Seen> {
  const report = parse(await readFile(file, 'utf8').catch(() => undefined));
  if (report === undefined) {
    throw new ContractError(`${file} is not a report of a conformance run: give a file that its --json wrote.`);
  }
  const succeeded = new Set(
    report.operations.filter(({ answers }) => (answers['1'] ?? 0) > 0).map((one) => one.operation),
  );
  const reached = new Set<string>();
  for (const call of callsOf(contract)) {
    if (!succeeded.has(call.operation.operationId)) continue;
    reached.add(pointerOf(call));
    collectComponents(contract, call.operation, reached);
  }
  const wrong = report.findings.map((finding) => finding.contract);
  const isAt = (entry: Entry, pointer: string) => pointer === entry.pointer || pointer.startsWith(`${entry.pointer}/`);
  // A finding inside a record belongs to the property, not to the schemas around it.
  const innermost = (pointer: string) =>
    entries.filter((entry) => isAt(entry, pointer)).sort((one, other) => other.pointer.length - one.pointer.length)[0];
  const otherwise = new Set(wrong.flatMap((pointer) => innermost(pointer) ?? []));
  // The owner is an operation or a component: /paths/<path>/<method> and /components/<kind>/<name> both have three
  // parts.
  const ownerOf = ({ pointer }: Entry) => pointer.split('/').slice(0, 4).join('/');
  const asProposed = new Set(entries.filter((entry) => reached.has(ownerOf(entry)) && !otherwise.has(entry)));
  return { target: report.target, asProposed, otherwise };
}

/** Adds the pointer of each component that a node refers to, at any depth. */
function collectComponents(contract: Contract, node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const reference = '$ref' in node ? String(node.$ref).slice(1) : undefined;
  if (reference !== undefined && !found.has(reference)) {
    found.add(reference);
    const rooms: Partial<Record<string, Readonly<Record<string, unknown>>>> = contract.components;
    const [, , kind = '', name = ''] = reference.split('/');
    collectComponents(contract, rooms[kind]?.[name], found);
  }
  for (const child of Object.values(node)) collectComponents(contract, child, found);
}

function parse(text: string | undefined): Report | undefined {
  try {
    const report = JSON.parse(text ?? '') as Partial<Report>;
    const isReport =
      typeof report.target === 'string' && Array.isArray(report.operations) && Array.isArray(report.findings);
    return isReport ? (report as Report) : undefined;
  } catch {
    return undefined;
  }
}
