import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** No favourite has the words. */
export function NothingLike({ words, onAll }: { words: string; onAll: () => void }) {
  const { t } = useLingui();
  return (
    <Notice
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
