import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** No favourite has the words. */
export function NoMatchingFavourite({ words, onAll }: { words: string; onAll: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="search"
      title={t`None of your favourites has “${words}” in its name.`}
      action={
        <Button kind="quiet" size="medium" onClick={onAll}>
          <Trans>Show all favourites</Trans>
        </Button>
      }
    />
  );
}
