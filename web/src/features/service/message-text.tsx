import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import type { OutsideUrl } from '../../ui/outside-url.ts';
import { splitLinks } from './message-links.ts';

const LeaveSiteSheet = lazyOverlay(() =>
  import('../../entities/outside-link/leave-site-sheet.tsx').then((m) => m.LeaveSiteSheet),
);

const WarnContext = createContext<((url: OutsideUrl) => void) | null>(null);

/** Warns before a link of a message inside is opened. Outside the message: one that has been sent is another element. */
export function LinkWarning({ children }: { children: ReactNode }) {
  const [url, setUrl] = useState<OutsideUrl>();
  const { isOpen, open, close } = useOverlay();
  const warn = useCallback(
    (outside: OutsideUrl) => {
      setUrl(outside);
      open();
    },
    [open],
  );
  return (
    <WarnContext value={warn}>
      {children}
      {isOpen && url !== undefined && <LeaveSiteSheet url={url} onClose={close} />}
    </WarnContext>
  );
}

/** The text of a message, which is never parsed as HTML (contract, Message). A link opens only after a warning. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {splitLinks(text).map(({ text: words, url }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
        url === undefined ? words : <OutsideAddress key={index} words={words} url={url} />,
      )}
    </p>
  );
}

function OutsideAddress({ words, url }: { words: string; url: OutsideUrl }) {
  const warn = use(WarnContext);
  if (warn === null) throw new Error('A link of a message needs a LinkWarning');
  return (
    <button
      type="button"
      onClick={() => warn(url)}
      className="hit-44 inline text-start wrap-anywhere text-brand underline underline-offset-4"
    >
      {words}
    </button>
  );
}
