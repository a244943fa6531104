import { Plural } from '@lingui/react/macro';

/** The usual time until a top-up is credited, in hours if they are whole. */
export function UsualTime({ minutes }: { minutes: number }) {
  return minutes > 60 && minutes % 60 === 0 ? (
    <Plural value={minutes / 60} one="usually within # hour" other="usually within # hours" />
  ) : (
    <Plural value={minutes} one="usually within # minute" other="usually within # minutes" />
  );
}
