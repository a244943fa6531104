const TOKEN = /(?:\\.|\[(?:\\.|[^\]])*\]|\((?:\?:)?(?<group>[^()]*)\)|[^\\[(])(?<repeat>\{\d+(?:,\d*)?\}|[?*+])?/gy;

/** The length of the longest text that an anchored pattern matches; undefined if unbounded or unknown. */
export function longestMatch(pattern: string): number | undefined {
  const inner = /^\^(?<inner>.*)\$$/s.exec(pattern)?.groups?.['inner'];
  return inner === undefined ? undefined : longestOf(inner);
}

function longestOf(pattern: string): number | undefined {
  let sum = 0;
  let end = 0;
  for (const { 0: token, index, groups: { group, repeat } = {} } of pattern.matchAll(TOKEN)) {
    end = index + token.length;
    const lengths = group === undefined ? [1] : group.split('|').map(longestOf);
    const times = timesOf(repeat);
    // Top-level alternatives and look-arounds are not supported: none of our patterns has them.
    if (times === undefined || token.startsWith('|') || group?.startsWith('?')) return undefined;
    const longest = lengths.reduce(
      (most, length) => (most === undefined || length === undefined ? undefined : Math.max(most, length)),
      0,
    );
    if (longest === undefined) return undefined;
    sum += longest * times;
  }
  return end === pattern.length ? sum : undefined;
}

function timesOf(repeat: string | undefined): number | undefined {
  if (repeat === undefined || repeat === '?') return 1;
  const most = /^\{(?:\d+,)?(?<most>\d+)\}$/.exec(repeat)?.groups?.['most'];
  return most === undefined ? undefined : Number(most);
}
