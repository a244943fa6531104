import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/product/price.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { highlightMatch } from './highlight-match.ts';
import type { SearchOption, Suggestion } from './suggestion.ts';
import type { SearchBox } from './use-search-box.ts';

export const optionId = (list: string, index: number) => `${list}-${index}`;

/**
 * The suggestions for the typed text, and the first results. The box keeps the focus; `aria-activedescendant` points at
 * the active option.
 */
export function SuggestionList({ id, box }: { id: string; box: SearchBox }) {
  const { t } = useLingui();
  const { options, suggestionsFailed, active, typed, pick } = box;
  return (
    <>
      <p role="status" className="sr-only">
        {options.length > 0 && <Plural value={options.length} one="# suggestion" other="# suggestions" />}
      </p>
      {suggestionsFailed && options.length === 0 && (
        <p className="px-4 py-3 text-14 text-ink-2">
          <Trans>No suggestions right now. You can still search.</Trans>
        </p>
      )}
      <div role="listbox" id={id} aria-label={t`Suggestions`} className="py-1">
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys and keeps the focus
          <div
            key={keyOf(option)}
            role="option"
            id={optionId(id, index)}
            aria-selected={index === active}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center gap-3 px-4 py-1.5 text-16 hover:bg-well',
              index === active && 'bg-well',
              // A divider between the suggestions and the products.
              option.is !== 'line' && options[index - 1]?.is === 'line' && 'border-t border-line',
            )}
          >
            <OptionContent option={option} typed={typed} />
          </div>
        ))}
      </div>
    </>
  );
}

function keyOf(option: SearchOption): string {
  switch (option.is) {
    case 'line':
      return `${option.suggestion.kind} ${option.suggestion.id ?? option.suggestion.text}`;
    case 'product':
      return `result ${option.product.id}`;
    case 'all':
      return 'all';
  }
}

function OptionContent({ option, typed }: { option: SearchOption; typed: string }): ReactNode {
  switch (option.is) {
    case 'line':
      return (
        <>
          <SuggestionPicture suggestion={option.suggestion} />
          <span dir="auto" className="line-clamp-2 min-w-0 flex-1">
            <HighlightedText text={option.suggestion.text} typed={typed} />
          </span>
          <KindLabel kind={option.suggestion.kind} />
        </>
      );
    case 'product':
      return <FirstResult product={option.product} typed={typed} />;
    case 'all':
      return (
        <span className="flex-1 text-center text-14 font-semibold text-brand">
          <Plural value={option.total} one="Show # product" other="Show # products" />
        </span>
      );
  }
}

function FirstResult({ product, typed }: { product: Schema<'ProductCard'>; typed: string }) {
  return (
    <>
      <ProductImage
        src={product.picture}
        alt=""
        tint={product.category_code}
        className={classNames('size-14 shrink-0 rounded-box p-1.5', product.stock === 0 && 'opacity-60')}
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span dir="auto" className="line-clamp-2 min-w-0 flex-1 basis-[8rem] text-14">
          <HighlightedText text={product.name} typed={typed} />
        </span>
        <Price amount={product.price} />
      </span>
    </>
  );
}

function SuggestionPicture({ suggestion: { kind, picture } }: { suggestion: Suggestion }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-small bg-well text-ink-2">
      {kind === 'word' || picture === null ? (
        <Icon name="search" size={18} />
      ) : (
        <Picture src={picture} alt="" width={64} height={64} className="size-7 object-contain" />
      )}
    </span>
  );
}

/** The text of a suggestion, with the part that the customer has not typed in bold. */
function HighlightedText({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = highlightMatch(text, typed);
  if (match === '') return text;
  return (
    <>
      <span className="font-medium">{before}</span>
      <span className="text-ink-2">{match}</span>
      <span className="font-medium">{after}</span>
    </>
  );
}

function KindLabel({ kind }: { kind: Suggestion['kind'] }) {
  if (kind === 'word' || kind === 'product') return null;
  return <span className="text-12 text-ink-2">{kind === 'shop' ? <Trans>Shop</Trans> : <Trans>Category</Trans>}</span>;
}
