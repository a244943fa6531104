import { useDeferredValue } from 'react';
import { Button } from '../src/ui/button.tsx';
import { EmptyState } from '../src/ui/empty-state.tsx';
import { FilterField } from '../src/ui/input/filter-field.tsx';
import { groups } from './groups.ts';
import { anchorOf, type RegistryGroup } from './registry.ts';
import { RegistrySection } from './registry-section.tsx';
import { changeView, useView } from './view.ts';
import { ViewControls } from './view-controls.tsx';

/** Shows every component of ui/ and form/ in every state, with a filter and view settings. */
export function ComponentsPage() {
  const { query } = useView();
  const shownGroups = matchingGroups(useDeferredValue(query));
  const count = shownGroups.reduce((sum, { items }) => sum + items.length, 0);
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
        <FilterField label="Find a component" value={query} onChange={(text) => void changeView({ query: text })} />
        <p role="status" className="ui-page-quiet">
          <bdi dir="ltr">{count === 1 ? '1 entry' : `${count} entries`}</bdi>
        </p>
        {shownGroups.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            <ul>
              {group.items.map((item) => (
                <li key={item.name}>
                  <a href={`#${anchorOf(item)}`}>{item.name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <main className="ui-page-main">
        {shownGroups.map((group) => (
          <section key={group.name} className="ui-page-group">
            <h2>{group.name}</h2>
            {group.items.map((item) => (
              <RegistrySection key={item.name} item={item} />
            ))}
          </section>
        ))}
        {count === 0 && (
          <EmptyState
            icon="search"
            title="Nothing has this name."
            detail="The filter looks at names, files and what a component is for."
            action={
              <Button size="medium" onClick={() => void changeView({ query: '' })}>
                Show all
              </Button>
            }
          />
        )}
      </main>
    </div>
  );
}

function matchingGroups(query: string): RegistryGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ name, items }) => ({
      name,
      items: items.filter((item) => {
        const text = [name, item.name, ...(item.with ?? []), item.file, item.when].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
