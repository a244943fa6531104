import { useLingui } from '@lingui/react/macro';

const LINES = ['w-1/3', 'w-full', 'w-full', 'w-4/5', 'w-1/2', 'w-full', 'w-11/12', 'w-full', 'w-2/3'];

/** A text that is on its way. */
export function TextSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className="grid gap-3 py-2">
      {LINES.map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from the other
        <div key={place} className={`skeleton h-4 ${width}`} />
      ))}
    </div>
  );
}
