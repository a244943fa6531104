import { copyFile, glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { atomicWrite } from '../atomic-write.ts';
import { type Contract, ContractError } from '../contract.ts';
import { arazzoDocument } from './arazzo-document.ts';
import type { Workflow } from './workflow.ts';

/** What workflows upload, beside them in `dist`. */
const PICTURE = 'picture.png';

/**
 * Writes the Arazzo document of a contract's workflows into `dist`, and returns the file names; none without workflows.
 * @throws ContractError if a workflow names something that does not exist, or two have one name
 */
export async function writeWorkflows(folder: string, contract: Contract, dist: string): Promise<string[]> {
  const workflows: Record<string, Workflow> = {};
  const files: string[] = [];
  for await (const file of glob('workflows/*.yaml', { cwd: folder })) files.push(file);
  for (const file of files.toSorted()) {
    for (const [name, workflow] of Object.entries<Workflow>(
      parse(await readFile(join(folder, file), 'utf8'), { merge: true }),
    )) {
      if (name in workflows) throw new ContractError(`${file}: another file has a workflow ${name}, too`);
      workflows[name] = workflow;
    }
  }
  if (files.length === 0) return [];
  const document = arazzoDocument(workflows, contract);
  const text = stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
  await atomicWrite(join(dist, 'workflows.arazzo.yaml'), text);
  await copyFile(join(folder, 'workflows', PICTURE), join(dist, PICTURE));
  return ['workflows.arazzo.yaml', PICTURE];
}
