/** The heading of a day that is on its way, above the first row of a list in days. */
export function DaySkeleton() {
  return <div aria-hidden className="skeleton mt-1 mb-2 h-[1lh] w-24 text-14" />;
}
