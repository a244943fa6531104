import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';
import { useBack } from '../../navigation/screen-bar.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const LinkSheet = lazyOverlay(() => import('./copy-link-sheet.tsx').then((m) => m.CopyLinkSheet));

/** Back and share, floating over the pictures; over what stands below those, in a bar with the product's name. */
export function DetailBar({ name }: { name: string | undefined }) {
  const { t } = useLingui();
  const back = useBack('/explore');
  const pictures = useRef<HTMLSpanElement>(null);
  const isBar = useIsLeft(pictures);
  const look = isBar ? 'bare' : 'float';
  const linkSheet = useOverlay();
  const share = async (title: string) => {
    if (!(await wasShared(title))) linkSheet.open();
  };
  return (
    <>
      <header
        className={classNames(
          'sticky top-0 z-30 -mb-[calc(56px+var(--safe-top))] flex min-h-[calc(56px+var(--safe-top))] shrink-0 items-center justify-between gap-2 px-3 pt-(--safe-top) wide:w-1/2',
          isBar && 'bg-bar backdrop-blur-bar',
        )}
      >
        <IconButton icon="back" label={t`Back`} look={look} onClick={back} />
        {/* Readers have it as the screen's heading. */}
        {isBar && (
          <p aria-hidden className="line-clamp-1 min-w-0 text-16 font-semibold">
            {name}
          </p>
        )}
        {name !== undefined && (
          <IconButton icon="share" label={t`Share`} look={look} onClick={() => void share(name)} />
        )}
      </header>
      {/* As high as the pictures; in a wide window those stay where they are. */}
      <span
        ref={pictures}
        aria-hidden
        className="pointer-events-none invisible -mb-85 h-85 shrink-0 wide:fixed wide:top-14 wide:mb-0 wide:h-px wide:w-px"
      />
      {linkSheet.isOpen && <LinkSheet url={location.href} onClose={linkSheet.close} />}
    </>
  );
}

/** Whether an element has been scrolled away below the bar. */
function useIsLeft(element: RefObject<Element | null>): boolean {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const watch = new IntersectionObserver((changes) => setLeft(changes.at(-1)?.isIntersecting === false), {
      rootMargin: '-56px 0px 0px 0px',
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isLeft;
}

const copied = msg`Link copied`;

/** The device's own share sheet; where there is none, the link is copied. False, after saying so, if neither is allowed. */
async function wasShared(title: string): Promise<boolean> {
  const link = { title, url: location.href };
  try {
    if (navigator.canShare?.(link)) {
      await navigator.share(link);
      return true;
    }
    if (!isSecureContext) {
      toasts.error(i18n._(standardMessages.notHttps));
      return false;
    }
    await navigator.clipboard.writeText(link.url);
    toasts.done(i18n._(copied));
    return true;
  } catch (error) {
    // Closing the share sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    toasts.error(i18n._(standardMessages.copyFail));
    return false;
  }
}
