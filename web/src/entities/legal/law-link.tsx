import type { ReactNode } from 'react';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import type { LawCode } from './law-name.ts';

const LawSheet = lazyOverlay(() => import('./law-sheet.tsx').then((m) => m.LawSheet));

/** A link within a sentence that opens a legal document over the screen. */
export function LawLink({ code, children }: { code: LawCode; children: ReactNode }) {
  const sheet = useOverlay();
  return (
    <>
      <button
        type="button"
        onClick={sheet.open}
        className="hit-44 max-w-full hyphens-auto text-start font-medium text-brand underline underline-offset-4"
      >
        {children}
      </button>
      {sheet.isOpen && <LawSheet code={code} onClose={sheet.close} />}
    </>
  );
}
