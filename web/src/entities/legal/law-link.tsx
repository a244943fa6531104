import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';
import type { LawCode } from './law-sheet.tsx';

const LawSheet = lazyOverlay(() => import('./law-sheet.tsx').then((m) => m.LawSheet));

/** A part of a sentence that opens a legal document over the screen. */
export function LawLink({ code, children }: { code: LawCode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="hit-44 font-medium text-brand underline underline-offset-4"
      >
        {children}
      </button>
      {/* A portal, because the link often stands in a label: a press in the sheet would toggle its checkbox. */}
      {open && createPortal(<LawSheet code={code} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
