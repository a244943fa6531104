import { nodeAt } from '../../../shared/json-pointer.ts';
import { recordsIn } from '../checks/agreement.ts';
import type { Differing, Verdict } from './difference.ts';
import { answerPointer, type Pair, type Side } from './pair.ts';

/** The order in which a server checks a request (`info.description`), by its answer when a check fails. */
const order: readonly (readonly [statuses: readonly number[], looksAt: string])[] = [
  [[429, 503], 'how many requests there are, and maintenance'],
  [[404], 'the path'],
  [[405], 'the method'],
  [[401], 'the token'],
  [[413, 415], 'the size and the kind of the body'],
  [[400], 'whether the body can be read'],
  [[422], 'the fields and the parameters'],
];

/**
 * Compares whether both answered, and whether the status, the business code and, for 422, the refused fields are equal.
 */
export function compareAnswers(pair: Pair): Differing[] {
  const { reference, server } = pair;
  if (reference.code === server.code && reference.status === server.status) return compareFields(pair);
  const answers = { reference: inWords(pair, reference), server: inWords(pair, server) };
  const message = `The server answers ${answers.server} where the reference answers ${answers.reference}`;
  return [{ message, at: '', ...answers, ...judge(pair) }];
}

/** Which of two different answers is right, as far as the contract decides. */
function judge(pair: Pair): { verdict: Verdict; contract: string } {
  const { reference, server } = pair;
  const wrong = (side: Side) => side.code === undefined || (side.status ?? 0) >= 500 || !isDeclared(pair, side);
  const contract = answerPointer(pair, wrong(server) ? reference.code : server.code);
  if (wrong(server) !== wrong(reference)) return { verdict: wrong(server) ? 'reference' : 'server', contract };
  const ours = place(reference);
  const theirs = place(server);
  if (ours === theirs || ours === order.length + 1 || theirs === order.length + 1) return { verdict: 'open', contract };
  return { verdict: ours < theirs ? 'reference' : 'server', contract: '/info/description' };
}

/** The rank of an answer in the order of the checks; business refusals come last, and success comes after them. */
function place({ code, status }: Side): number {
  const found = order.findIndex(([statuses]) => statuses.includes(status ?? 0));
  if (found >= 0) return found;
  return code === 1 ? order.length + 1 : order.length;
}

function isDeclared({ declared }: Pair, { code }: Side): boolean {
  return declared === undefined || (code !== undefined && declared.answers.has(code));
}

function inWords({ contract }: Pair, { status, code, exchange }: Side): string {
  if (status === undefined) return exchange.failure ?? 'nothing';
  if (status !== 200) {
    const [, looksAt] = order.find(([statuses]) => statuses.includes(status)) ?? [];
    return `HTTP ${status}${looksAt === undefined ? '' : ` (${looksAt})`}`;
  }
  if (code === 1) return 'success';
  return code === undefined ? 'no code' : (contract.businessCodes.get(code) ?? `the code ${code}`);
}

/** A 422 names the fields that it refuses: the same request must have the same fields. */
function compareFields(pair: Pair): Differing[] {
  if (pair.reference.status !== 422) return [];
  const [ours, theirs] = [refusedFields(pair.reference), refusedFields(pair.server)];
  if (ours.join() === theirs.join()) return [];
  const [reference, server] = [ours.join(', ') || 'none', theirs.join(', ') || 'none'];
  const message = 'The fields that are refused are not the same';
  const contract = answerPointer(pair, 422);
  return [{ message, at: '/data/errors', reference, server, verdict: 'open', contract }];
}

function refusedFields({ body }: Side): string[] {
  const named = recordsIn(nodeAt(body, '/data/errors')).map(({ field }) => String(field));
  return [...new Set(named)].toSorted();
}
