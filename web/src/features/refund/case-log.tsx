import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { appName } from '../../i18n/app-name.ts';
import { useFormats } from '../../i18n/formats.ts';
import { ListRow, listRowClass } from '../../ui/list-row.tsx';

/** The history of the case, newest first, and a link to the conversation about it. */
export function CaseLog({ refund: { id, order_id, shop, log } }: { refund: Schema<'Refund'> }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const actors = { customer: t`You`, shop: shop.name, platform: appName };
  return (
    <section className="rounded-card bg-card">
      <h2 className="px-4 pt-4 text-16 font-semibold">
        <Trans>Case history</Trans>
      </h2>
      <ol className="flex flex-col gap-3 px-4 py-3">
        {log.map(({ at, by, text }) => (
          <li key={`${at} ${text}`} className="text-14">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <bdi className="font-semibold">{actors[by]}</bdi>
              <time dateTime={at} className="tabular text-12 text-ink-2">
                {moment(at)}
              </time>
            </p>
            <p dir="auto" className="text-ink-2">
              {text}
            </p>
          </li>
        ))}
      </ol>
      <div className="border-t border-line">
        <Link to="/service" search={{ shop: shop.id, order: order_id, case: id }} className={listRowClass}>
          <ListRow icon="message">
            <Trans>Message about this case</Trans>
          </ListRow>
        </Link>
      </div>
    </section>
  );
}
