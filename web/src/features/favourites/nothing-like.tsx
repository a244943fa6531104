import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';

/** No favourite has the words. The field above takes them away. */
export function NothingLike({ words }: { words: string }) {
  return <Notice icon="search" title={<Trans>None of your favourites has “{words}” in its name.</Trans>} />;
}
