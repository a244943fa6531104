import { type Contract, callsOf } from '../contract.ts';
import { codeSamples } from './code-samples.ts';
import { guidePages } from './guide-pages.ts';
import { operationNotes } from './operation-notes.ts';

/** The bundle for the reference, with the x- keys in words, samples, and additional pages. */
export function referenceDocument(contract: Contract): object {
  const document = structuredClone(contract);
  showDifferences(document);
  for (const call of callsOf(document)) {
    const { operation } = call;
    Object.assign(operation, {
      description: operationNotes(contract, call),
      'x-codeSamples': codeSamples(contract, call),
    });
  }
  const [introduction = '', ...conventions] = contract.info.description.split(/\n\n(?=\*\*)/);
  const pages = guidePages(contract, conventions.join('\n\n'));
  const groups = [
    { name: 'Guide', tags: pages.map(({ name }) => name) },
    { name: 'Operations', tags: contract.tags.map(({ name }) => name) },
  ];
  return {
    ...document,
    info: { ...document.info, description: introduction },
    tags: [...pages, ...document.tags.map((tag) => ({ ...tag, 'x-displayName': capitalised(tag.name) }))],
    'x-tagGroups': groups,
  };
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Adds the back-end team's different answers to the descriptions. */
function showDifferences(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const child of Object.values(node)) showDifferences(child);
  if (!('x-provenance' in node)) return;
  const [, day, how] = /differs (\S+): (.+)$/s.exec(String(node['x-provenance'])) ?? [];
  if (how === undefined) return;
  const description = 'description' in node ? `${node.description}\n\n` : '';
  Object.assign(node, { description: `${description}**Answered otherwise on ${day}.** ${how}` });
}
