import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** No favourite has the words. */
export function NothingLike({ words, onAll }: { words: string; onAll: () => void }) {
  return (
    <Notice
      icon="search"
      title={<Trans>None of your favourites has “{words}” in its name.</Trans>}
      action={
        <Button kind="quiet" size="medium" onClick={onAll}>
          <Trans>Show all favourites</Trans>
        </Button>
      }
    />
  );
}
