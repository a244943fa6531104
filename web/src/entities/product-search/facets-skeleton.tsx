/**
 * The skeleton of all facets. How many lines the chips of a facet take depends on their text and counts, so all facets
 * appear together and none moves another.
 */
export function FacetsSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      <SectionSkeleton heights={chipRows(5)} />
      <SectionSkeleton heights={['h-26']} />
      <SectionSkeleton heights={chipRows(4)} />
      <SectionSkeleton heights={chipRows(2)} />
      <SectionSkeleton heights={['h-24']} />
    </div>
  );
}

const chipRows = (rows: number) => Array.from({ length: rows }, () => 'h-9');

function SectionSkeleton({ heights }: { heights: string[] }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="skeleton my-2 h-7 w-28" />
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={place} className={`skeleton ${height} rounded-card`} />
      ))}
    </div>
  );
}
