import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { BagLink } from '../../entities/sku/bag-link.tsx';
import { copyText } from '../../feedback/copy-text.ts';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useBack } from '../../navigation/screen-bar.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';

const CopyLinkSheet = lazyOverlay(() => import('./copy-link-sheet.tsx').then((m) => m.CopyLinkSheet));

/** Back, share and the bag. The buttons float over the pictures; further down they are in a bar with the name. */
export const DetailBar = memo(function DetailBar({ name }: { name: string | undefined }) {
  const { t } = useLingui();
  const back = useBack('/explore');
  const pictures = useRef<HTMLSpanElement>(null);
  const isBar = useIsScrolledPast(pictures);
  const look = isBar ? 'bare' : 'float';
  const copyLink = useOverlay();
  const onShare = async (title: string) => {
    if (!(await share(title))) copyLink.open();
  };
  return (
    <>
      <header
        data-top-bar
        className={classNames(
          'sticky top-0 z-30 -mb-[calc(56px+var(--safe-top))] flex min-h-[calc(56px+var(--safe-top))] shrink-0 items-center justify-between gap-2 px-3 pt-(--safe-top) wide:w-1/2',
          isBar && 'bg-bar backdrop-blur-bar',
        )}
      >
        <IconButton icon="back" label={t`Back`} variant={look} onClick={back} />
        {/* Hidden from screen readers, which read the name as the heading of the page. */}
        {isBar && (
          <p aria-hidden dir="auto" className="line-clamp-1 min-w-0 text-16 font-semibold">
            {name}
          </p>
        )}
        <div className="flex gap-2">
          {name !== undefined && (
            <IconButton icon="share" label={t`Share`} variant={look} onClick={() => void onShare(name)} />
          )}
          <BagLink look={look} />
        </div>
      </header>
      {/* Observed in place of the pictures, and as high; in a wide window the pictures do not scroll away. */}
      <span
        ref={pictures}
        aria-hidden
        className="pointer-events-none invisible -mb-(--gallery) h-(--gallery) shrink-0 wide:fixed wide:top-14 wide:mb-0 wide:h-px wide:w-px"
      />
      {copyLink.isOpen && <CopyLinkSheet url={location.href} onClose={copyLink.close} />}
    </>
  );
});

/** Whether an element has been scrolled out of view under the bar. */
function useIsScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((changes) => setPast(changes.at(-1)?.isIntersecting === false), {
      rootMargin: '-56px 0px 0px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}

const copied = msg`Link copied`;

/** Opens the device's share sheet, or copies the link. Returns false, after an error toast, if neither is possible. */
async function share(title: string): Promise<boolean> {
  const link = { title, url: location.href };
  try {
    if (navigator.canShare?.(link)) {
      await navigator.share(link);
      return true;
    }
  } catch (error) {
    // The customer has closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
  }
  return copyText(link.url, copied);
}
