import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId } from 'react';
import { useBack } from '../../navigation/screen-bar.tsx';
import { MOST_LETTERS } from '../../navigation/search-params.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SearchLanding } from './search-landing.tsx';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { type SearchBox, type SearchKind, useSearchBox } from './use-search-box.ts';

interface SearchHeadProps {
  kind: SearchKind;
  q: string | undefined;
}

/** The head of both searches: back button, search box with suggestions, switch between products and shops. */
export function SearchHead({ kind, q }: SearchHeadProps) {
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

  // The product search without a query focuses its box: there is nothing yet that the on-screen keyboard could cover.
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
        onBlur={(event) => {
          const { relatedTarget } = event;
          // A press on something that cannot have the focus leaves the box open; moving the focus out of it closes it.
          if (relatedTarget instanceof Node && !event.currentTarget.contains(relatedTarget) && !isLanding) box.cancel();
        }}
        className="sticky top-0 z-30 bg-bar pt-(--safe-top) backdrop-blur-bar"
      >
        <h1 className="sr-only">{kind === 'products' ? <Trans>Search</Trans> : <Trans>Shop search</Trans>}</h1>
        <SearchBoxRow kind={kind} box={box} list={list} onBack={box.isEditing && !isLanding ? box.cancel : back} />
        {box.isOpen && !isLanding && (
          // Covers the results, which keep their position.
          <div className="absolute inset-x-0 top-full h-[calc(100dvh-100%)] overflow-y-auto overscroll-contain bg-page">
            {suggestions}
          </div>
        )}
      </header>
      <KindSwitch kind={kind} query={box.typed || q} />
      {isLanding && suggestions}
    </>
  );
}

function SearchBoxRow({
  kind,
  box,
  list,
  onBack,
}: {
  kind: SearchKind;
  box: SearchBox;
  list: string;
  onBack: () => void;
}) {
  const { t } = useLingui();
  const label = kind === 'products' ? t`Search products` : t`Search shops`;
  const hasList = box.suggestions.length > 0;
  return (
    <search>
      <form onSubmit={box.submit} className="@container flex min-h-15 items-center gap-1 ps-1 pe-2">
        <IconButton icon="back" label={t`Back`} onClick={onBack} />
        <div className="flex min-w-0 flex-1 items-center rounded-full bg-well ps-3.5 text-ink-2 focus-within:outline-2 focus-within:outline-brand">
          <Icon name="search" size={18} className="@max-[16rem]:hidden" />
          <input
            ref={box.input}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MOST_LETTERS}
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? list : undefined}
            aria-activedescendant={box.active >= 0 ? optionId(list, box.active) : undefined}
            placeholder={box.placeholder ?? label}
            value={box.text}
            onChange={(event) => box.type(event.target.value)}
            onFocus={box.edit}
            onKeyDown={box.press}
            onCompositionStart={() => box.compose(true)}
            onCompositionEnd={() => box.compose(false)}
            className="min-h-11 min-w-0 flex-1 bg-transparent ps-2.5 pe-2 text-16 text-ink outline-none placeholder:text-ink-2"
          />
          {box.text !== '' && <IconButton icon="close" label={t`Clear`} onClick={box.clear} className="text-ink-2" />}
        </div>
        <button
          type="submit"
          className="press grid min-h-11 min-w-11 shrink-0 place-items-center rounded-full px-2.5 text-14 font-semibold text-brand"
        >
          {/* With large text there is only room for an icon. */}
          <Icon name="search" className="@min-[16rem]:hidden" />
          <span className="@max-[16rem]:sr-only">
            <Trans>Search</Trans>
          </span>
        </button>
      </form>
    </search>
  );
}

/** Switches between the two searches with the same query. */
function KindSwitch({ kind, query }: { kind: SearchKind; query: string | undefined }) {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <div className="w-full max-w-(--column) px-4 pt-1 pb-2">
      <SegmentedControl
        label={t`What to search`}
        choices={[
          { value: 'products', text: t`Products` },
          { value: 'shops', text: t`Shops` },
        ]}
        selected={kind}
        onChoose={(next) =>
          void router.navigate({
            to: next === 'products' ? '/search' : '/searchs',
            search: { q: query },
            replace: true,
          })
        }
      />
    </div>
  );
}
