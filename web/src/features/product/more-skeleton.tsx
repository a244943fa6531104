/** The placeholder of the sections below the choice; the reviews come first. */
export function MoreSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      <div className="flex h-11 items-center">
        <div className="skeleton h-5 w-1/3" />
      </div>
      <div className="skeleton h-38 rounded-card" />
      <div className="skeleton h-56 rounded-card" />
    </div>
  );
}
