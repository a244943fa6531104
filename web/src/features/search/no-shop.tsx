import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** No shop has the words; the products, or the other shops, may help. */
export function NoShop({ words }: { words: string }) {
  const { t } = useLingui();
  return (
    <Notice
      icon="search"
      title={t`No shop is called or sells “${words}”.`}
      action={
        <>
          <Link to="/search" search={{ q: words }} replace className={buttonLook({ size: 'medium' })}>
            <Trans>Search products</Trans>
          </Link>
          <Link to="/searchs" className={buttonLook({ size: 'medium', kind: 'quiet' })}>
            <Trans>See all shops</Trans>
          </Link>
        </>
      }
    />
  );
}
