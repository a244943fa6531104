import { useLingui } from '@lingui/react/macro';

/** The boxes of the profile before the customer is known. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-3 px-4 pt-[calc(12px+var(--safe-top))]">
      <div className="flex items-center gap-3.5 pb-1">
        <div className="skeleton size-16 rounded-full" />
        <div className="grid grow gap-2">
          <div className="skeleton h-6 w-2/5" />
          <div className="skeleton h-4 w-3/5" />
        </div>
      </div>
      <div className="skeleton h-45 rounded-card" />
      <div className="skeleton h-33 rounded-card" />
      <div className="skeleton h-65 rounded-card" />
    </div>
  );
}
