import type { Finding } from '../../finding.ts';
import { agreement } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';
import { promisesOf } from './promises-of.ts';

const SECOND = 1000;
const UNITS = { S: SECOND, M: 60 * SECOND, H: 3600 * SECOND, D: 86_400 * SECOND };

/** Checks moments that follow another moment by a declared time (`x-after`), such as the end of a token. */
export function momentsAfter(context: EnvelopeContext): Finding[] {
  return agreement(context, 'term-differs', (object) => {
    const { value } = object;
    const promised = promisesOf<Readonly<Record<string, Term>>>(context, object.schema, 'x-after').flatMap(
      ([field, after]) => {
        const [[moment, term] = ['', '']] = Object.entries(after);
        const duration = durationOf(term, value);
        const [from, to] = [
          momentOf(moment === 'answer' ? answeredAt(context, value) : value[moment]),
          momentOf(value[field]),
        ];
        const isKnown = from !== undefined && to !== undefined && to > from; // a deadline in the past has its own check
        return isKnown ? [{ field, moment, duration, from, to }] : [];
      },
    );
    if (promised.length === 0) return undefined;
    return promised.flatMap(({ field, moment, duration, from, to }) => {
      const [, number = '', unit = ''] = /(\d+)([SMHD])$/.exec(duration) ?? [];
      const length = Number(number) * (UNITS[unit as Unit] ?? 0);
      // Servers round to the second, and time passes between two readings of their clock.
      if (Math.abs(to - from - length) <= Math.min(60 * SECOND, length / 10)) return [];
      const since = moment === 'answer' ? 'the answer' : moment;
      const unitShown = unitFor(to - from, length);
      const rule = `is ${inWords(to - from, unitShown)} after ${since}, not ${inWords(length, unitShown)}`;
      return [{ field, expected: new Date(from + length).toISOString(), rule }];
    });
  });
}

/** A duration, or two of which a boolean beside the moment chooses one. */
type Term = string | (Readonly<Record<string, string>> & { readonly else: string });

function durationOf(term: Term, beside: Readonly<Record<string, unknown>>): string {
  if (typeof term === 'string') return term;
  const chosen = Object.keys(term).find((name) => beside[name] === true);
  return term[chosen ?? 'else'] ?? '';
}

/** When an answer was made: by `server_time` beside the moment, otherwise by the envelope's time. */
const answeredAt = ({ envelope }: EnvelopeContext, { server_time }: Readonly<Record<string, unknown>>): unknown =>
  server_time ??
  (/^\d{1,12}$/.test(String(envelope['time'])) ? new Date(Number(envelope['time']) * SECOND).toISOString() : undefined);

function momentOf(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

const NAMES = { D: 'days', H: 'hours', M: 'minutes', S: 'seconds' };
type Unit = keyof typeof NAMES;

/** The largest unit in which two durations are at least 2, and differ. */
function unitFor(one: number, other: number): Unit {
  const counts = (unit: Unit) => [one, other].map((length) => Math.round(length / UNITS[unit]));
  const isTelling = (unit: Unit) => new Set(counts(unit)).size === 2 && Math.min(...counts(unit)) >= 2;
  return (Object.keys(NAMES) as Unit[]).find(isTelling) ?? 'S';
}

/** A duration in a unit: `30 days`, `90 minutes`. */
const inWords = (milliseconds: number, unit: Unit): string =>
  `${Math.round(milliseconds / UNITS[unit])} ${NAMES[unit]}`;
