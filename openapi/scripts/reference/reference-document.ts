import type { Entry } from '../agenda/entry.ts';
import { type Contract, callsOf } from '../contract.ts';
import { codeSamples } from './code-samples.ts';
import { guidePages } from './guide-pages.ts';
import { operationNotes } from './operation-notes.ts';

/**
 * The bundle for the reference, with the x- keys in words, samples, and additional pages. The descriptions of the items
 * in `used` say that the app reads or sends them.
 */
export function referenceDocument(contract: Contract, used: Iterable<Entry> = []): object {
  const document = structuredClone(contract);
  showDifferences(document);
  for (const { pointer } of used) {
    const item = nodeAt(document, pointer);
    if (item !== undefined) add(item, 'Used by the app.');
  }
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
  add(node, `**Answered otherwise on ${day}.** ${how}`);
}

function add(node: object, sentence: string): void {
  const description = 'description' in node ? `${node.description}\n\n` : '';
  Object.assign(node, { description: `${description}${sentence}` });
}

/** The node at the JSON pointer of an entry; undefined if the bundle leaves it out. */
function nodeAt(document: object, pointer: string): object | undefined {
  const parts = pointer.split('/').slice(1);
  return parts
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<object | undefined>((node, part) => node && Reflect.get(node, part), document);
}
