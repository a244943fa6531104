import { useLingui } from '@lingui/react/macro';

const ROWS = 10;

/** The list of languages while it is on its way. */
export function LanguageSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className="flex flex-col gap-4 px-4 pt-2 pb-6">
      <div className="skeleton h-11 rounded-full" />
      <div className="divide-y divide-line rounded-card bg-card">
        {Array.from({ length: ROWS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from the other
          <div key={place} className="flex h-14.25 flex-col justify-center gap-1.5 px-4">
            <div className="skeleton h-4 w-24" />
            <div className="skeleton h-3 w-16" />
          </div>
        ))}
      </div>
    </div>
  );
}
