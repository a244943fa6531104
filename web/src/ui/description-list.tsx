import { Fragment, type ReactNode } from 'react';

interface FactsProps {
  facts: (ReactNode | false | null)[];
}

/**
 * Short facts in one quiet line, with a point between them. Where they take two lines no point is left hanging at the
 * end of the first: each fact brings its own before it, and the edge cuts off the one that begins a line.
 */
export function DescriptionList({ facts }: FactsProps) {
  const shown = facts.filter((fact) => fact !== false && fact !== null);
  return (
    <span className="block overflow-x-clip">
      <span className="-ms-3 flex flex-wrap">
        {shown.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one line keep their places
          <Fragment key={place}>
            <span className="ps-3">
              <span aria-hidden className="-ms-3 inline-block w-3 text-center">
                ·
              </span>
              {fact}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
