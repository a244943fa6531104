import { Plural } from '@lingui/react/macro';

/** How long it usually takes until a top-up is credited, in hours where they are whole ones. */
export function UsualTime({ minutes }: { minutes: number }) {
  return minutes > 60 && minutes % 60 === 0 ? (
    <Plural value={minutes / 60} one="usually within # hour" other="usually within # hours" />
  ) : (
    <Plural value={minutes} one="usually within # minute" other="usually within # minutes" />
  );
}
