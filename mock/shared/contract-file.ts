import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { contractAdvice } from './installation.ts';
import { isRecord, type JsonObject } from './json.ts';

/** The contract cannot be read. The message is one line that says what to do. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/** The bundle that `npm run contract:build` writes. */
export const builtContract = fileURLToPath(new URL('../../openapi/dist/openapi.json', import.meta.url));

/** Reads the bundled contract. Throws ContractError if it is missing or broken. */
export async function readDocument(file: string): Promise<JsonObject> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ContractError(`The contract ${file} is not there: ${contractAdvice}`);
  });
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new ContractError(`The contract ${file} is not JSON: ${contractAdvice}`);
  }
  const { paths } = isRecord(document) ? document : {};
  if (!isRecord(document) || !isRecord(paths)) {
    throw new ContractError(`The contract ${file} is not an OpenAPI document: ${contractAdvice}`);
  }
  return document;
}
