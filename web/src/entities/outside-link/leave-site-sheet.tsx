import { Trans, useLingui } from '@lingui/react/macro';
import { appName } from '../../i18n/app-name.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import type { OutsideUrl } from '../../ui/outside-url.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';

/** Warns before an external URL in a message is opened, and shows whose page it is. */
export function LeaveSiteSheet({ url, onClose }: { url: OutsideUrl; onClose: () => void }) {
  const { t } = useLingui();
  const { host, href } = url;
  return (
    <Sheet title={t`Leave ${appName}?`} onClose={onClose}>
      <div className="flex flex-col gap-4 pt-1 text-14">
        <p className="text-ink-2">
          <Trans>This link opens a site that is not part of {appName}:</Trans>
        </p>
        <div className="rounded-box bg-well px-3.5 py-3">
          <p className="text-18 font-semibold">
            <BreakableText text={host} />
          </p>
          <p className="text-12 wrap-anywhere text-ink-2">
            <bdi dir="ltr" translate="no">
              {href}
            </bdi>
          </p>
        </div>
        <p className="text-ink-2">
          <Trans>Never enter your password or payment code there.</Trans>
        </p>
        <OutsideLink url={url} onClick={onClose} className={buttonClass({ variant: 'quiet', wide: true })}>
          <Icon name="external" size={18} />
          <span className="min-w-0 wrap-anywhere">
            <Trans>Open {host}</Trans>
          </span>
        </OutsideLink>
      </div>
    </Sheet>
  );
}
