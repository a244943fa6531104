/** A rough estimate of how hard a password is to guess: a hint, not a rule (the rule is R5.03). */
export type Strength = 'weak' | 'fair' | 'strong';

/** Common passwords count as one character each. */
const COMMON = /password|passwort|qwerty|azerty|iloveyou|welcome|letmein|admin|login|meridian|dragon|monkey/gi;

const kinds: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
  [/[\p{Script=Han}\p{Script=Hangul}]/u, 2000],
];

const FAIR_BITS = 40;
const STRONG_BITS = 64;
/** The weight of a character that repeats or continues the one before it, as in aaa or 123. */
const PREDICTABLE = 0.25;

export function strengthOf(password: string): Strength {
  const characters = [...password.replaceAll(COMMON, '\u0000')];
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const length = characters.reduce((sum, character, index) => sum + weight(characters[index - 1], character), 0);
  const bits = length * Math.log2(Math.max(alphabet, 2));
  return bits < FAIR_BITS ? 'weak' : bits < STRONG_BITS ? 'fair' : 'strong';
}

function weight(before: string | undefined, character: string): number {
  const step = before === undefined ? undefined : (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return step !== undefined && Math.abs(step) <= 1 ? PREDICTABLE : 1;
}
