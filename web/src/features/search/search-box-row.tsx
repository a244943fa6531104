import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { BagLink } from '../../entities/sku/bag-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { useComposed } from '../../ui/input/composition.ts';
import { TooLongText } from '../../ui/input/search-field.tsx';
import type { SearchKind } from './suggestion.ts';
import { optionId } from './suggestion-list.tsx';
import type { SearchBox } from './use-search-box.ts';

interface SearchBoxRowProps {
  kind: SearchKind;
  box: SearchBox;
  /** The query whose results the screen shows. */
  q: string | undefined;
  list: string;
  onBack: () => void;
}

/** The back button, the search field, and either the search button or links to the other search and the bag. */
export function SearchBoxRow({ kind, box, q, list, onBack }: SearchBoxRowProps) {
  const { t } = useLingui();
  const label = kind === 'products' ? t`Search products` : t`Search shops`;
  const about = useId();
  const hasList = box.options.length > 0;
  return (
    <search>
      <form onSubmit={box.submit} className="@container flex min-h-(--top-bar) items-center gap-1 px-1">
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
            aria-label={label}
            aria-invalid={box.isTooLong || undefined}
            aria-describedby={box.isTooLong ? about : undefined}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? list : undefined}
            aria-activedescendant={box.active >= 0 ? optionId(list, box.active) : undefined}
            placeholder={box.placeholder ?? label}
            {...useComposed(box.text, box.type)}
            onFocus={box.edit}
            onKeyDown={box.press}
            className="min-h-11 min-w-0 flex-1 bg-transparent ps-2.5 pe-2 text-16 text-ink outline-none placeholder:text-ink-2"
          />
          {box.text !== '' && <IconButton icon="close" label={t`Clear`} onClick={box.clear} className="text-ink-2" />}
        </div>
        {box.isOpen ? (
          <SubmitButton />
        ) : (
          <>
            <OtherSearchLink kind={kind} q={q} />
            <BagLink />
          </>
        )}
      </form>
      {box.isOpen && box.isTooLong && (
        <p id={about} role="alert" className="px-4 pb-2 text-14 text-danger">
          <TooLongText typed={box.typed} />
        </p>
      )}
    </search>
  );
}

function SubmitButton() {
  return (
    <button
      type="submit"
      className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-full px-2.5 text-14 font-semibold text-brand"
    >
      {/* With large text there is only room for an icon. */}
      <Icon name="search" className="@min-[16rem]:hidden" />
      <span className="@max-[16rem]:sr-only">
        <Trans>Search</Trans>
      </span>
    </button>
  );
}

/** Replaces the search button while results are shown: searches for the same query in the other search. */
function OtherSearchLink({ kind, q }: Pick<SearchBoxRowProps, 'kind' | 'q'>) {
  return (
    <Link
      to={kind === 'products' ? '/searchs' : '/search'}
      search={{ q }}
      replace
      className="flex min-h-11 min-w-13 shrink-0 flex-col items-center justify-center rounded-box px-1 text-12 text-ink-2"
    >
      <Icon name={kind === 'products' ? 'shop' : 'package'} size={18} />
      <span className="@max-[16rem]:sr-only">
        {kind === 'products' ? <Trans>Shops</Trans> : <Trans>Products</Trans>}
      </span>
    </Link>
  );
}
