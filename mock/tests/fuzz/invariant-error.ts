/** A violated invariant. Its rule stays the same while a run is shrunk; its message may change. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
  readonly rule: string;

  constructor(rule: string, message: string) {
    super(`${rule}: ${message}`);
    this.rule = rule;
  }
}

/** Throws InvariantError if there are findings. */
export function expectNoViolations(rule: string, findings: readonly string[]): void {
  if (findings.length > 0) throw new InvariantError(rule, findings.slice(0, 5).join('; '));
}
