import { type Contract, callsOf } from '../contract.ts';
import { codeSamples } from './code-samples.ts';
import { guidePages } from './guide-pages.ts';
import { operationNotes } from './operation-notes.ts';

/** The bundle as the reference shows it: what the x- keys say in words, samples, and pages beside the operations. */
export function referenceDocument(contract: Contract): object {
  const document = structuredClone(contract);
  for (const call of callsOf(document)) {
    const { operation } = call;
    Object.assign(operation, {
      description: operationNotes(contract, call),
      'x-codeSamples': codeSamples(contract, call),
    });
  }
  const pages = guidePages(contract);
  const groups = [
    { name: 'Guide', tags: pages.map(({ name }) => name) },
    { name: 'Operations', tags: contract.tags.map(({ name }) => name) },
  ];
  const [introduction = ''] = contract.info.description.split(/\n\n(?=\*\*)/);
  return {
    ...document,
    info: { ...document.info, description: introduction },
    tags: [...pages, ...document.tags.map((tag) => ({ ...tag, 'x-displayName': capitalised(tag.name) }))],
    'x-tagGroups': groups,
  };
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
