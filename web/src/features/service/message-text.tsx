import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { splitLinks } from './message-links.ts';

const LeaveSiteSheet = lazyOverlay(() =>
  import('../../entities/outside-link/leave-site-sheet.tsx').then((m) => m.LeaveSiteSheet),
);

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

function OutsideAddress({ words, url }: { words: string; url: URL }) {
  const sheet = useOverlay();
  return (
    <>
      <button
        type="button"
        onClick={sheet.open}
        className="hit-44 inline text-start wrap-anywhere text-brand underline underline-offset-4"
      >
        {words}
      </button>
      {sheet.isOpen && <LeaveSiteSheet url={url} onClose={sheet.close} />}
    </>
  );
}
