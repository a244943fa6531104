import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';

/** One exchange of a run, by the name of its step: the same run has the same step names on every server. */
export interface TraceStep {
  readonly step: string;
  readonly exchange: Exchange;
}

/** Which of the two does what the contract says; `open` where both do, or where the contract does not say. */
export type Verdict = 'reference' | 'server' | 'open';

/** A difference between the answers of two servers to the same run. */
export interface Difference {
  /** The steps that showed it, in their order. */
  readonly steps: readonly string[];
  readonly operation: string;
  /** One sentence: what differs. */
  readonly message: string;
  /** The place in the answer: `/data/status`; the name of a header; empty for the whole answer. */
  readonly at: string;
  readonly reference: string;
  readonly server: string;
  readonly verdict: Verdict;
  /** Where the contract states the rule, or should: a JSON pointer into the bundle. */
  readonly contract: string;
  /** The reference's exchange, then the server's, at the first of the steps. */
  readonly exchanges: readonly Exchange[];
}

/** A difference before it is merged with earlier occurrences. */
export type Differing = Omit<Difference, 'steps' | 'operation' | 'exchanges'>;

const explanations: Readonly<Record<Verdict, string>> = {
  reference: 'the contract asks for what the reference does',
  server: 'the contract asks for what the server does, and the reference is wrong',
  open: 'the contract allows both, so it is a question for the contract',
};

/** Differences as findings: an error where the server is wrong, otherwise a warning. */
export function findingsOf(differences: readonly Difference[]): Finding[] {
  return differences.map(({ verdict, message, reference, server, steps, ...difference }) => ({
    check: 'differs',
    severity: verdict === 'reference' ? 'error' : 'warning',
    operation: difference.operation,
    message: `${message}: ${explanations[verdict]} (${stepsInWords(steps)})`,
    at: difference.at,
    expected: reference,
    got: server,
    contract: difference.contract,
    exchanges: difference.exchanges,
  }));
}

function stepsInWords([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? `step ${first}` : `step ${first} and ${others.length} more`;
}
