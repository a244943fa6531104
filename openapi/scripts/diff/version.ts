/** A semantic version: numbers, and the parts of a pre-release (`rc`, `1`). */
type Version = { numbers: readonly number[]; prerelease: readonly string[] };

/** The expression that semver.org gives. What follows a plus has no part in the order. */
const FORM =
  /^(?<numbers>(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*))(?:-(?<prerelease>(?:0|[1-9]\d*|\d*[a-z-][\da-z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-z-][\da-z-]*))*))?(?:\+[\da-z-]+(?:\.[\da-z-]+)*)?$/i;

export function isVersion(text: string): boolean {
  return FORM.test(text);
}

function parseVersion(text: string): Version {
  const { numbers = '', prerelease } = FORM.exec(text)?.groups ?? {};
  return { numbers: numbers.split('.').map(Number), prerelease: prerelease?.split('.') ?? [] };
}

/** Negative if `older` comes before `newer` in semver.org's order: 1.0.0-rc.2 < 1.0.0-rc.10 < 1.0.0. */
export function compareVersions(older: string, newer: string): number {
  const [left, right] = [parseVersion(older), parseVersion(newer)];
  for (const index of [0, 1, 2]) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.prerelease.length === 0 || right.prerelease.length === 0)
    return right.prerelease.length - left.prerelease.length;
  return comparePrereleases(left.prerelease, right.prerelease);
}

function comparePrereleases(left: readonly string[], right: readonly string[]): number {
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (part === other) continue;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(part), /^\d+$/.test(other)];
    if (isNumber && isOtherNumber) return Number(part) - Number(other);
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return part < other ? -1 : 1;
  }
  return left.length - right.length;
}

/**
 * The lowest version that may break an older one: the next pre-release of a pre-release, the next minor version before
 * 1.0.0, the next major version from 1.0.0 on.
 */
export function nextBreakingVersion(older: string): string {
  const { numbers, prerelease } = parseVersion(older);
  const [major = 0, minor = 0] = numbers;
  if (prerelease.length > 0) {
    const last = prerelease.at(-1) ?? '';
    const next = /^\d+$/.test(last) ? [...prerelease.slice(0, -1), Number(last) + 1] : [...prerelease, 1];
    return `${numbers.join('.')}-${next.join('.')}`;
  }
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}

/** Whether a newer version may break an older one. */
export function mayBreak(older: string, newer: string): boolean {
  const [left, right] = [parseVersion(older), parseVersion(newer)];
  if (compareVersions(older, newer) >= 0) return false;
  if (left.prerelease.length > 0) return true;
  const [major = 0, minor = 0] = right.numbers;
  const [olderMajor = 0, olderMinor = 0] = left.numbers;
  return major > olderMajor || (olderMajor === 0 && major === 0 && minor > olderMinor);
}
