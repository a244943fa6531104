import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId } from 'react';
import { useBack } from '../../navigation/screen-bar.tsx';
import { SegmentedControl } from '../../ui/input/segmented-control.tsx';
import { SearchBoxRow } from './search-box-row.tsx';
import { SearchLanding } from './search-landing.tsx';
import type { SearchKind } from './suggestion.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSearchBox } from './use-search-box.ts';

/** The head of both searches: back button, search box with suggestions and first results, link to the other search. */
export function SearchHead({ kind, q }: { kind: SearchKind; q: string | undefined }) {
  const list = useId();
  const router = useRouter();
  const back = useBack();
  const box = useSearchBox({
    kind,
    q,
    onSearch: (query) =>
      void router.navigate({ to: kind === 'products' ? '/search' : '/searchs', search: { q: query } }),
    onOpen: (target, id) => {
      if (target === 'product')
        void router.navigate({ to: '/detail/{-$product}/{-$mer}', params: { product: String(id) } });
      else if (target === 'shop') void router.navigate({ to: '/shop/{-$id}', params: { id: String(id) } });
      else void router.navigate({ to: '/explore', search: { category: id } });
    },
  });
  const { input } = box;

  // The product search without a query focuses its box: there are no results for the on-screen keyboard to cover.
  const isLanding = kind === 'products' && q === undefined;
  useEffect(() => {
    if (isLanding) input.current?.focus({ preventScroll: true });
  }, [isLanding, input]);

  const suggestions =
    box.typed === '' ? (
      <SearchLanding withProducts={kind === 'products'} onSearch={box.search} />
    ) : (
      <SuggestionList id={list} box={box} />
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes where the focus goes */}
      <header
        data-top-bar
        onBlur={(event) => {
          const { relatedTarget } = event;
          // A press on an element that cannot take the focus leaves the box open. Moving the focus elsewhere closes it.
          if (relatedTarget instanceof Node && !event.currentTarget.contains(relatedTarget) && !isLanding) box.cancel();
        }}
        className="sticky top-0 z-30 bg-bar pt-(--safe-top) backdrop-blur-bar"
      >
        <h1 className="sr-only">{kind === 'products' ? <Trans>Search</Trans> : <Trans>Shop search</Trans>}</h1>
        <SearchBoxRow
          kind={kind}
          box={box}
          q={q}
          list={list}
          onBack={box.isEditing && !isLanding ? box.cancel : back}
        />
        {box.isOpen && !isLanding && (
          // Covers the results, which keep their position.
          <div className="absolute inset-x-0 top-full h-[calc(100dvh-100%)] overflow-y-auto overscroll-contain bg-page">
            {suggestions}
          </div>
        )}
      </header>
      {isLanding && (
        <>
          <KindSwitch query={box.typed || undefined} />
          {suggestions}
        </>
      )}
    </>
  );
}

/** Switches between products and shops before the first search. Next to results, the box has a link instead. */
function KindSwitch({ query }: { query: string | undefined }) {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <div className="w-full max-w-(--column) px-4 pt-1 pb-2">
      <SegmentedControl
        label={t`Search for`}
        options={[
          { value: 'products', text: t`Products` },
          { value: 'shops', text: t`Shops` },
        ]}
        selected="products"
        onSelect={() => void router.navigate({ to: '/searchs', search: { q: query }, replace: true })}
      />
    </div>
  );
}
