import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';

/** One exchange of a run, by the name of its step: the same run has the same names on every server. */
export interface TraceStep {
  readonly step: string;
  readonly exchange: Exchange;
}

/** Which of the two does what the contract says; `open` where both do, or where it does not say. */
export type Verdict = 'reference' | 'server' | 'open';

/** Something in which two servers answer the same run differently. */
export interface Difference {
  /** The steps at which it showed, in their order. */
  readonly steps: readonly string[];
  readonly operation: string;
  /** One sentence: what differs. */
  readonly message: string;
  /** Where in the answer: `/data/status`; the name of a header; empty for the whole of it. */
  readonly at: string;
  readonly reference: string;
  readonly server: string;
  readonly verdict: Verdict;
  /** Where the contract says so, or should: a JSON pointer into the bundle. */
  readonly contract: string;
  /** The reference's exchange, then the server's, of the first of the steps. */
  readonly exchanges: readonly Exchange[];
}

/** What is known of a difference before it is known whether it has been seen already. */
export type Differing = Omit<Difference, 'steps' | 'operation' | 'exchanges'>;

const explanations: Readonly<Record<Verdict, string>> = {
  reference: 'the contract asks for what the reference does',
  server: 'the contract asks for what the server does, and the reference is wrong',
  open: 'the contract allows both, so it is a question for the contract',
};

/** Differences as a report shows them: an error where the server is wrong, else a warning. */
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
