import { Trans, useLingui } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { SheetRow } from '../../entities/menu/menu-rows.tsx';
import { reportOf } from '../../feedback/error-report.ts';
import { errorReports, reportAddress } from '../../feedback/error-reports.ts';
import { SwitchRow } from '../../ui/input/switch-row.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

/** Whether this device reports errors of the app, and what a report contains. */
export function ErrorReportsRow() {
  const { t } = useLingui();
  return (
    <SheetRow
      icon="alert"
      sheet={(close) => (
        <Sheet title={t`Error reports`} onClose={close}>
          <Choice />
        </Sheet>
      )}
    >
      <Trans>Error reports</Trans>
    </SheetRow>
  );
}

function Choice() {
  const isOn = errorReports.use();
  const screen = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const [example] = useState(() => reportOf(new Error(), screen));
  return (
    <div className="flex flex-col gap-3 pt-1">
      <p className="text-14 text-ink-2">
        <Trans>
          When the app fails, a report says what failed and where in its code. It holds no names, addresses or amounts,
          and nothing you typed.
        </Trans>
      </p>
      {reportAddress.url === undefined ? (
        <p className="text-14">
          <Trans>Reports are not collected here: nothing is sent.</Trans>
        </p>
      ) : (
        <div className="rounded-box bg-well">
          <SwitchRow checked={isOn} onChange={errorReports.set}>
            <Trans>Send error reports</Trans>
          </SwitchRow>
        </div>
      )}
      <section>
        <h3 className="text-12 text-ink-2">
          <Trans>An example of a report</Trans>
        </h3>
        <pre
          dir="ltr"
          translate="no"
          className="mt-1 rounded-box bg-well p-3.5 text-12 whitespace-pre-wrap wrap-anywhere"
        >
          {JSON.stringify(example, null, 2)}
        </pre>
      </section>
    </div>
  );
}
