import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { billExportQuery } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastError } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { pictureAddress } from '../../ui/picture/picture-settings.ts';
import type { BillFilter } from './bill-filter.ts';
import { billQuery } from './record-lists.ts';

const preparing = msg`Preparing the file`;
const saving = msg`Saving the file`;

/** Saves the bills of the filter as a CSV file (decision openapi/004). */
export function BillExportButton({ filter }: { filter: BillFilter }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    // Of many bills it takes seconds, and the button has no room for words.
    const close = toasts.loading(i18n._(preparing));
    try {
      const { url, file_name } = await queries.fetchQuery({
        ...billExportQuery(billQuery(filter)),
        // The customer waits at the button, and can press it again.
        retry: false,
      });
      download(pictureAddress(url), file_name);
      toasts.plain(i18n._(saving));
    } catch (error) {
      // Said by no toast where the login comes instead.
      close();
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return <IconButton icon={isBusy ? 'spinner' : 'download'} label={t`Export as CSV`} onClick={() => void save()} />;
}

/** Lets the browser fetch the file by itself: its address holds for minutes and is kept nowhere. */
function download(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
