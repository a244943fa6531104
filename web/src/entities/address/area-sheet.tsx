import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { areasQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, useTransition } from 'react';
import { Loading } from '../../feedback/loading.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { OptionPicker } from '../../ui/input/option-picker.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { areaLevel } from './area-levels.ts';

interface AreaSheetProps {
  country: Pick<Schema<'Area'>, 'country_code' | 'name'>;
  /** The areas that are selected now, from the largest down. */
  selectedIds: readonly number[];
  onSelect: (ids: number[]) => void;
  onClose: () => void;
}

/** Selects an area of a country level by level, down to one without further parts, or above one that is missing. */
export function AreaSheet({ country, selectedIds, onSelect, onClose }: AreaSheetProps) {
  const { t } = useLingui();
  // The transition keeps the previous level, and the field that has the focus, until the next level is loaded.
  const [isLoading, startLoading] = useTransition();
  const [above, setAbove] = useState<readonly Schema<'AreaRef'>[]>([]);
  const parentIds = above.map(({ id }) => id);
  const choose = (ids: number[]) => {
    onSelect(ids);
    onClose();
  };
  return (
    <Sheet title={t`Area`} onClose={onClose}>
      {above.length > 0 && (
        <nav aria-label={t`Selected so far`} className="flex flex-wrap items-center gap-x-1 text-14">
          {[{ id: 0, name: country.name }, ...above].map(({ id, name }, index) => (
            <span key={id} className="inline-flex items-center gap-x-1">
              {index > 0 && <Icon name="forward" size={16} className="text-ink-3" />}
              {index < above.length ? (
                <button
                  type="button"
                  onClick={() => startLoading(() => setAbove(above.slice(0, index)))}
                  className="min-h-11 rounded-full px-1.5 font-semibold text-brand"
                >
                  {name}
                </button>
              ) : (
                <span aria-current="step" className="px-1.5 font-semibold">
                  {name}
                </span>
              )}
            </span>
          ))}
        </nav>
      )}
      <PageErrorBoundary skeleton={<AreasSkeleton />}>
        <div aria-busy={isLoading} className={classNames('transition-opacity', isLoading && 'opacity-50')}>
          <AreaLevel
            countryCode={country.country_code ?? ''}
            parentIds={parentIds}
            selectedId={selectedIds[above.length]}
            onPick={(area) => {
              if (area.has_children) return startLoading(() => setAbove([...above, area]));
              choose([...parentIds, area.id]);
            }}
          />
        </div>
      </PageErrorBoundary>
      {above.length === 0 ? (
        <p className="pt-3 text-12 text-ink-2">
          <Trans>Keep choosing down to the smallest area.</Trans>
        </p>
      ) : (
        <Button variant="plain" wide onClick={() => choose(parentIds)}>
          <Trans>Not listed? Write it before the street</Trans>
        </Button>
      )}
    </Sheet>
  );
}

interface AreaLevelProps {
  countryCode: string;
  parentIds: readonly number[];
  selectedId: number | undefined;
  onPick: (area: Schema<'Area'>) => void;
}

function AreaLevel({ countryCode, parentIds, selectedId, onPick }: AreaLevelProps) {
  const { t } = useLingui();
  const { list } = useSuspenseQuery(areasQuery(areaLevel(countryCode, parentIds))).data;
  return (
    <OptionPicker
      label={t`Search areas`}
      options={list.map(({ id, name, has_children }) => ({ id, text: name, hasMore: has_children }))}
      selectedId={selectedId}
      onPick={(picked) => {
        const area = list.find(({ id }) => id === picked);
        if (area !== undefined) onPick(area);
      }}
    />
  );
}

function AreasSkeleton() {
  return (
    <Loading className="grid gap-2">
      <div className="skeleton h-11 rounded-full" />
      <div className="skeleton h-48 rounded-card" />
    </Loading>
  );
}
