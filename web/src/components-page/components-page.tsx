import { useDeferredValue } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilterField } from '../ui/input/filter-field.tsx';
import { groups } from './groups.ts';
import { placeOf, type RegistryGroup } from './registry.ts';
import { ShownSection } from './registry-section.tsx';
import { changeView, useView } from './view.ts';
import { ViewControls } from './view-controls.tsx';

/** Every component of ui/ and form/ in every state, with a filter and the ways to look at them. */
export function ComponentsPage() {
  const { find } = useView();
  const wanted = useDeferredValue(find);
  const found = matching(wanted);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className="ui-page">
      <header className="ui-page-head">
        <h1 className="ui-page-title">
          <img src="/favicon.svg" alt="" width={28} height={28} />
          Components
        </h1>
        <ViewControls />
      </header>
      <nav aria-label="Contents" className="ui-page-contents">
        <FilterField label="Find a component" value={find} onChange={(text) => void changeView({ find: text })} />
        <p role="status" className="ui-page-quiet">
          <bdi dir="ltr">{count === 1 ? '1 entry' : `${count} entries`}</bdi>
        </p>
        {found.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            <ul>
              {group.items.map((item) => (
                <li key={item.name}>
                  <a href={`#${placeOf(item)}`}>{item.name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <main className="ui-page-main">
        {found.map((group) => (
          <section key={group.name} className="ui-page-group">
            <h2>{group.name}</h2>
            {group.items.map((item) => (
              <ShownSection key={item.name} item={item} />
            ))}
          </section>
        ))}
        {count === 0 && (
          <EmptyState
            icon="search"
            title="Nothing has this name."
            detail="The filter looks at names, files and what a component is for."
            action={
              <Button size="medium" onClick={() => void changeView({ find: '' })}>
                Show all
              </Button>
            }
          />
        )}
      </main>
    </div>
  );
}

function matching(words: string): RegistryGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ name, items }) => ({
      name,
      items: items.filter((item) => {
        const text = [name, item.name, ...(item.with ?? []), item.file, item.when].join(' ').toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
