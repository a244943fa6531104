import { stat } from 'node:fs/promises';
import { builtContract, ContractError, readDocument } from '../../shared/contract-file.ts';
import type { Envelope } from '../../shared/envelope.ts';
import { contractAdvice } from '../../shared/installation.ts';
import { isRecord, type JsonObject, listOf, type Schema } from '../../shared/json.ts';
import { same, type Text } from '../text.ts';
import { type PrismOperation, readOperations, requestSchema } from './prism.ts';

/** What the mock knows about one operation of the contract. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /**
   * The business failures that the operation declares (`x-errors`), each with its example's envelope and its message.
   */
  readonly failures: ReadonlyMap<string, DeclaredFailure>;
  /** The schema of the query parameters, as one object. */
  readonly querySchema: Schema;
  readonly prism: PrismOperation;
}

/** A business failure from an operation's example, and its `msg` in both languages. */
interface DeclaredFailure extends Envelope {
  readonly words: Text;
}

/** Kept, because Prism compiles the schemas of an operation once: of several mocks in a process, the first waits. */
let last: { file: string; writtenAt: number; operations: Promise<readonly Operation[]> } | undefined;

/**
 * Reads the bundled contract, unless it is the last one read. Throws ContractError if it is missing, broken or unusable.
 * The bundle is JSON, not YAML: it parses about ten times faster, and every start waits for it.
 */
export async function loadContract(file = builtContract): Promise<readonly Operation[]> {
  const writtenAt = (await stat(file).catch(() => undefined))?.mtimeMs ?? Number.NaN;
  if (last?.file !== file || last.writtenAt !== writtenAt) last = { file, writtenAt, operations: read(file) };
  return last.operations;
}

async function read(file: string): Promise<readonly Operation[]> {
  const document = await readDocument(file);
  const operations = await readOperations(document).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ContractError(`The contract ${file} cannot be used (${reason}): ${contractAdvice}`);
  });
  if (operations.length === 0) {
    throw new ContractError(`The contract ${file} has no operations: ${contractAdvice}`);
  }
  const words = wordsOf(document);
  return operations.map((operation) => describeOperation(operation, words));
}

/** The `msg` of each business code, by name, in the languages of `x-business-codes`. */
function wordsOf(document: JsonObject): ReadonlyMap<string, Text> {
  const codes = document['x-business-codes'];
  const entries = listOf(codes)
    .filter(isRecord)
    .flatMap(({ name, msg }): [string, Text][] => {
      return typeof name === 'string' && isText(msg) ? [[name, msg]] : [];
    });
  return new Map(entries);
}

const isText = (value: unknown): value is Text =>
  isRecord(value) &&
  typeof value['en'] === 'string' &&
  Object.values(value).every((words) => typeof words === 'string');

function describeOperation(prism: PrismOperation, words: ReadonlyMap<string, Text>): Operation {
  const declared = prism.extensions?.['x-errors'];
  const names = Array.isArray(declared) ? declared.filter((name) => typeof name === 'string') : [];
  const failures = new Map<string, DeclaredFailure>();
  for (const { key, value } of answerExamples(prism, 200)) {
    if (!names.includes(key) || !isEnvelope(value)) continue;
    failures.set(key, { ...value, words: words.get(key) ?? same(value.msg) });
  }
  return {
    operationId: prism.iid ?? `${prism.method} ${prism.path}`,
    method: prism.method.toUpperCase(),
    path: prism.path,
    failures,
    querySchema: requestSchema(prism, 'query'),
    prism,
  };
}

/** The named examples that an operation declares for one HTTP status, in the contract's order. */
export function answerExamples(prism: PrismOperation, status: number): { key: string; value: unknown }[] {
  const contents = prism.responses.find((response) => response.code === String(status))?.contents ?? [];
  return contents
    .flatMap((content) => content.examples ?? [])
    .flatMap((example) => ('value' in example ? [{ key: example.key, value: example.value }] : []));
}

function isEnvelope(value: unknown): value is Envelope {
  if (!isRecord(value)) return false;
  const { code, msg } = value;
  return typeof code === 'number' && typeof msg === 'string';
}
