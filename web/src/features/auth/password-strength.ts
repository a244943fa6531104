/** How hard a password is to guess, roughly: a hint while it is chosen, never a rule (the rule is R5.03). */
export type Strength = 'weak' | 'fair' | 'strong';

/** What everybody tries first counts as one character each. */
const WORN = /password|passwort|qwerty|azerty|iloveyou|welcome|letmein|admin|login|meridian|dragon|monkey/gi;

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
/** What a character adds that repeats or continues the one before it, as in aaa or 123. */
const FORESEEN = 0.25;

export function strengthOf(password: string): Strength {
  const characters = [...password.replaceAll(WORN, '\u0000')];
  const room = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const length = characters.reduce((sum, character, place) => sum + worth(characters[place - 1], character), 0);
  const bits = length * Math.log2(Math.max(room, 2));
  return bits < FAIR_BITS ? 'weak' : bits < STRONG_BITS ? 'fair' : 'strong';
}

function worth(before: string | undefined, character: string): number {
  const step = before === undefined ? undefined : (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return step !== undefined && Math.abs(step) <= 1 ? FORESEEN : 1;
}
