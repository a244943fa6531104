import { useDeferredValue } from 'react';
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
      <header className="bar">
        <h1>Components</h1>
        <ViewControls />
      </header>
      <div className="frame">
        <nav aria-label="Contents">
          <label>
            Find a component
            <input type="search" value={query} onChange={({ target }) => void changeView({ query: target.value })} />
          </label>
          <p role="status" className="quiet">
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
        <main>
          {shownGroups.map((group) => (
            <section key={group.name}>
              <h2>{group.name}</h2>
              {group.items.map((item) => (
                <RegistrySection key={item.name} item={item} />
              ))}
            </section>
          ))}
          {count === 0 && (
            <p>
              Nothing has this name. The filter looks at names, files and what a component is for.{' '}
              <button type="button" onClick={() => void changeView({ query: '' })}>
                Show all
              </button>
            </p>
          )}
        </main>
      </div>
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
