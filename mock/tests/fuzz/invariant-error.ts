/** A rule that did not hold. Its name stays the same while a journey is shortened, its message need not. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly rule: string;

  constructor(rule: string, message: string) {
    super(`${rule}: ${message}`);
    this.rule = rule;
  }
}

/** Throws Broken for the first of some findings. */
export function expectNone(rule: string, findings: readonly string[]): void {
  if (findings.length > 0) throw new Broken(rule, findings.slice(0, 5).join('; '));
}
