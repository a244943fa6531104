/** A notification that is on its way. */
export function NotificationSkeleton() {
  return (
    <div className="flex gap-3 rounded-card bg-card p-4">
      <div className="skeleton size-10 shrink-0 rounded-full" />
      <div className="grid flex-1 gap-2">
        <div className="skeleton h-5 w-3/5" />
        <div className="skeleton h-4 w-full" />
        <div className="skeleton h-4 w-4/5" />
        <div className="skeleton h-3 w-12" />
      </div>
    </div>
  );
}
