import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** No shop has the words; the products, or the other shops, may help. */
export function NoShopResults({ words }: { words: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="search"
      title={t`No shop is called or sells “${words}”.`}
      action={
        <>
          <Link to="/search" search={{ q: words }} replace className={buttonClass({ size: 'medium' })}>
            <Trans>Search products</Trans>
          </Link>
          <Link to="/searchs" className={buttonClass({ size: 'medium', kind: 'quiet' })}>
            <Trans>See all shops</Trans>
          </Link>
        </>
      }
    />
  );
}
