import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ButtonRow } from '../../entities/menu/menu-rows.tsx';
import { recentProducts } from '../../entities/product/recent-products.ts';
import { searchHistory } from '../../entities/product-search/search-history.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';
import { deleteAnswers, measureDeviceData } from './device-data.ts';

/** The size of this device's cached data and history. A press deletes them. */
export function ClearDataRow() {
  const { t } = useLingui();
  const { bytes } = useFormats();
  const queries = useQueryClient();
  const sheet = useOverlay();
  const searches = searchHistory.use();
  const products = recentProducts.use();
  const [size, setSize] = useState<Awaited<ReturnType<typeof measureDeviceData>>>();
  const measure = useCallback(async () => {
    const lists = { searches: searchHistory.get(), products: recentProducts.get() };
    const measured = await measureDeviceData(queries, lists);
    setSize(measured);
    return measured;
  }, [queries]);
  // The size changes without notice, so it is measured whenever the screen shows, and at a press.
  useEffect(() => void measure(), [measure]);
  const { answers, total } = size ?? { answers: 0, total: 0 };
  const clear = async () => {
    searchHistory.clear();
    recentProducts.clear();
    const freed = bytes(total - answers + (await deleteAnswers(queries)));
    await measure();
    toasts.done(t`${freed} deleted`);
  };
  const open = async () => {
    const measuring = measure();
    // Opened at once, if there was something: its label follows.
    if (total > 0 || (await measuring).total > 0) sheet.open();
    else toasts.plain(t`Nothing to delete`);
  };
  return (
    <>
      <ButtonRow icon="storage" value={size && <bdi translate="no">{bytes(total)}</bdi>} onClick={() => void open()}>
        <Trans>Clear cache</Trans>
      </ButtonRow>
      {sheet.isOpen && (
        <ConfirmSheet
          title={t`Clear cache?`}
          confirmLabel={<Trans>Delete {bytes(total)}</Trans>}
          onConfirm={clear}
          onClose={sheet.close}
        >
          <ul className="list-disc ps-5">
            {searches.length > 0 && (
              <li>
                <Plural value={searches.length} one="# recent search" other="# recent searches" />
              </li>
            )}
            {products.length > 0 && (
              <li>
                <Plural value={products.length} one="# recently viewed product" other="# recently viewed products" />
              </li>
            )}
            {answers > 0 && (
              <li>
                <Trans>{bytes(answers)} of saved content, loaded again when you need it</Trans>
              </li>
            )}
          </ul>
          <p>
            <Trans>You stay signed in. Your drafts, saved filters and settings are kept.</Trans>
          </p>
        </ConfirmSheet>
      )}
    </>
  );
}
