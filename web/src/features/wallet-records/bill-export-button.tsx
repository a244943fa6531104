import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { billExportQuery } from '@meridian/sdk/react';
import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastError } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { pictureAddress } from '../../ui/picture/picture-settings.ts';
import type { BillFilter } from './bill-filter.ts';
import { billQuery } from './record-lists.ts';

/** Saves the filtered bills as a CSV file (decision openapi/004). */
export function BillExportButton({ filter }: { filter: BillFilter }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    // With many bills this takes seconds, and the icon button has no room for a text.
    const close = toasts.loading(msg`Preparing the file`);
    try {
      const { url, file_name } = await queries.fetchQuery({
        ...billExportQuery(billQuery(filter)),
        // The customer is waiting at the button, and can press it again.
        retry: false,
      });
      download(pictureAddress(url), file_name);
      toasts.plain(msg`Saving the file`);
    } catch (error) {
      // Closed explicitly, since no error toast replaces it if the login opens instead.
      close();
      // The end of the session cancels the fetch, and says so itself.
      if (!(error instanceof CancelledError)) toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return <IconButton icon={isBusy ? 'spinner' : 'download'} label={t`Export as CSV`} onClick={() => void save()} />;
}

/** Lets the browser download the file. The URL is valid for minutes and is stored nowhere. */
function download(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
