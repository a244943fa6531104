import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Chip } from '../../ui/input/chip.tsx';
import { SearchField } from '../../ui/input/search-field.tsx';
import { SortPill } from '../product-search/sort-pill.tsx';
import { primaryLanguage, type ReviewFilter } from './review-filter.ts';

interface ReviewFiltersProps {
  summary: Schema<'ReviewSummary'>;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
}

/**
 * Searches, sorts and filters reviews: by pictures, by the current language if there are others, and by score. A filter
 * that no review matches is not offered.
 */
export function ReviewFilters({ summary, filter, onFilter }: ReviewFiltersProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { score, pictured, readable, words, order } = filter;
  const mine = primaryLanguage(i18n.locale);
  const inMine = summary.languages
    .filter(({ language }) => primaryLanguage(language) === mine)
    .reduce((total, { count }) => total + count, 0);
  const language = formats.language(i18n.locale);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-[9rem]">
          <SearchField
            label={t`Search reviews`}
            query={words}
            onSearch={(next) => onFilter({ ...filter, words: next })}
          />
        </div>
        <SortPill
          options={[
            { value: 'newest', text: t`Newest first` },
            { value: 'highest', text: t`Highest rated` },
            { value: 'lowest', text: t`Lowest rated` },
          ]}
          sort={order ?? 'newest'}
          onSort={(next) => onFilter({ ...filter, order: next === 'newest' ? undefined : next })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser */}
      <div
        role="group"
        aria-label={t`Filter`}
        className="rail -mx-4 -my-1 flex items-center gap-2 px-4 py-1 *:shrink-0"
      >
        {(pictured || summary.with_pictures > 0) && (
          <Chip
            selected={pictured === true}
            count={summary.with_pictures}
            onSelect={() => onFilter({ ...filter, pictured: pictured ? undefined : true })}
          >
            <Trans>With pictures</Trans>
          </Chip>
        )}
        {(readable || (inMine > 0 && inMine < summary.count)) && (
          <Chip
            selected={readable === true}
            count={inMine}
            onSelect={() => onFilter({ ...filter, readable: readable ? undefined : true })}
          >
            <Trans>In {language}</Trans>
          </Chip>
        )}
        {summary.histogram
          .filter((row) => row.count > 0 || row.score === score)
          .map((row) => (
            <Chip
              key={row.score}
              selected={score === row.score}
              onSelect={() => onFilter({ ...filter, score: score === row.score ? undefined : row.score })}
            >
              <span className="sr-only">
                <Trans>
                  {row.score} of 5 stars: {formats.count(row.count)}
                </Trans>
              </span>
              <span aria-hidden className="tabular inline-flex items-center gap-1">
                {formats.count(row.score)}
                <Icon name="star" size={14} filled className="text-waiting" />
                <span className="font-normal">{formats.count(row.count)}</span>
              </span>
            </Chip>
          ))}
      </div>
    </>
  );
}
