import { Trans } from '@lingui/react/macro';

/** An order by its number, which stays as it is where a browser translates the page (decision web/037). */
export function OrderNumber({ sn }: { sn: string }) {
  return (
    <Trans>
      Order{' '}
      <bdi translate="no" className="tabular">
        {sn}
      </bdi>
    </Trans>
  );
}
