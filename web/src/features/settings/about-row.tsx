import { Trans, useLingui } from '@lingui/react/macro';
import { SheetRow } from '../../entities/menu/menu-rows.tsx';
import { appVersion } from '../../feedback/app-version.ts';
import { CopyRow } from '../../feedback/copy-row.tsx';
import { appName } from '../../i18n/app-name.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

/** The app and its version, which customer service asks for. */
export function AboutRow() {
  const { t } = useLingui();
  return (
    <SheetRow
      icon="info"
      value={<bdi translate="no">{appVersion}</bdi>}
      sheet={(close) => (
        <Sheet title={t`About ${appName}`} onClose={close}>
          <div className="flex flex-col gap-3 pt-1">
            <p className="text-14 text-ink-2">
              <Trans>
                A marketplace of many shops. Order from several at once and pay from one balance, in US dollars.
              </Trans>
            </p>
            <div className="rounded-box bg-well px-3.5">
              <CopyRow label={t`Version`} value={appVersion} />
            </div>
            <p className="text-12 text-ink-2">
              <Trans>Customer service may ask for this version.</Trans>
            </p>
            <LinkButton to="/helpAndSupport" variant="quiet" wide>
              <Trans>Help and support</Trans>
            </LinkButton>
          </div>
        </Sheet>
      )}
    >
      <Trans>About {appName}</Trans>
    </SheetRow>
  );
}
