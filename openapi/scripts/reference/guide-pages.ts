import { type Contract, callsOf } from '../contract.ts';
import { code, tableOf } from './markdown.ts';
import { anchorOf } from './operation-notes.ts';
import { stateNames } from './state-diagram.ts';
import { machinesOf } from './states.ts';

/** Pages besides the operations. Scalar shows them from tags without operations. */
export function guidePages(contract: Contract, conventions: string) {
  return [
    { name: 'conventions', 'x-displayName': 'Conventions', description: conventions },
    { name: 'codes', 'x-displayName': 'Codes', description: codesPage(contract) },
    { name: 'states', 'x-displayName': 'States', description: statesPage(contract) },
  ];
}

function codesPage(contract: Contract): string {
  const rows = (contract['x-business-codes'] ?? []).map((refusal) => {
    const users = callsOf(contract).filter(({ operation }) => operation['x-errors'].includes(refusal.name));
    const links = users.map(({ operation }) => `[${operation.operationId}](${anchorOf(operation)})`).join(', ');
    return [`${refusal.code} ${code(refusal.name)}`, refusal.meaning, refusal.data ?? 'none', links];
  });
  return `Every refusal that an HTTP 200 can carry. 1 is success; an HTTP failure has its status for a code.\n\n${tableOf(
    ['Code and name', 'Meaning', 'Details', 'Answered by'],
    rows,
  )}`;
}

function statesPage(contract: Contract): string {
  return Object.entries(machinesOf(contract))
    .map(([file, { title, schema, steps }]) => {
      const names = stateNames(contract, schema);
      const inWords = steps
        .map(([from, to, by]) => `${names.get(from) ?? from} to ${names.get(to) ?? to}: ${by}`)
        .join('; ');
      return `## ${title}\n\n![${inWords}](${file}.svg)\n\n${contract.components.schemas[schema]?.description ?? ''}`;
    })
    .join('\n\n');
}
