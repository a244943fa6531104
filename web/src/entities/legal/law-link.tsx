import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';
import type { LawCode } from './law-sheet.tsx';

const LawSheet = lazyOverlay(() => import('./law-sheet.tsx').then((m) => m.LawSheet));

/** Words in a sentence that open a legal document, and leave what is typed around them alone. */
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
      {/* In the body, because the words often stand in a label: a press in the sheet would tick its box. */}
      {open && createPortal(<LawSheet code={code} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
