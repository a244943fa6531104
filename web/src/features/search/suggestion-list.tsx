import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { highlightMatch } from './highlight-match.ts';
import type { Suggestion } from './suggestion.ts';
import type { SearchBox } from './use-search-box.ts';

export const optionId = (list: string, index: number) => `${list}-${index}`;

/** The suggestions for the typed text. The box keeps the focus; `aria-activedescendant` points at the active option. */
export function SuggestionList({ id, box }: { id: string; box: SearchBox }) {
  const { t } = useLingui();
  const { suggestions, suggestionsFailed, active, typed, pick } = box;
  return (
    <>
      <p role="status" className="sr-only">
        {suggestions.length > 0 && <Plural value={suggestions.length} one="# suggestion" other="# suggestions" />}
      </p>
      {suggestionsFailed && suggestions.length === 0 && (
        <p className="px-4 py-3 text-14 text-ink-2">
          <Trans>No suggestions right now. You can search all the same.</Trans>
        </p>
      )}
      <div role="listbox" id={id} aria-label={t`Suggestions`} className="py-1">
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
          <div
            key={`${suggestion.kind} ${suggestion.id ?? suggestion.text}`}
            role="option"
            id={optionId(id, index)}
            aria-selected={index === active}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(suggestion)}
            className={classNames(
              'press flex min-h-12 cursor-pointer items-center gap-3 px-4 py-1.5 text-16 hover:bg-well',
              index === active && 'bg-well',
            )}
          >
            <SuggestionPicture suggestion={suggestion} />
            <span className="line-clamp-2 min-w-0 flex-1">
              <HighlightedText text={suggestion.text} typed={typed} />
            </span>
            <KindLabel kind={suggestion.kind} />
          </div>
        ))}
      </div>
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

/** The text with what was not typed yet in bold: the part that the suggestion adds. */
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
