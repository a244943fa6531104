import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { notices } from '../../i18n/notices.ts';
import { useBack } from '../../shell/screen-bar.tsx';
import { toasts } from '../../shell/toasts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Back and share, floating over the pictures. */
export function DetailHead({ name }: { name: string | undefined }) {
  const { t } = useLingui();
  const back = useBack('/explore');
  return (
    <header className="sticky top-0 z-30 -mb-14 flex h-14 items-center justify-between px-3 pt-(--safe-top)">
      <IconButton icon="back" label={t`Back`} look="float" onClick={back} />
      {name !== undefined && (
        <IconButton icon="share" label={t`Share`} look="float" onClick={() => void shareProduct(name)} />
      )}
    </header>
  );
}

const copied = msg`Link copied`;

/** The device's own share sheet; where there is none, the link is copied; where that is not allowed, it says so. */
async function shareProduct(name: string): Promise<void> {
  const link = { title: name, url: location.href };
  try {
    if (navigator.canShare?.(link)) await navigator.share(link);
    else if (!isSecureContext) toasts.error(i18n._(notices.notHttps));
    else {
      await navigator.clipboard.writeText(link.url);
      toasts.done(i18n._(copied));
    }
  } catch (error) {
    // Closing the share sheet is an answer, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toasts.error(i18n._(notices.copyFail));
  }
}
