import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

interface PaintedLaterProps {
  /** What is painted first. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders what takes long once the rest is painted, so that a press is answered before. */
export function PaintedLater({ fallback, children }: PaintedLaterProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted ? children : fallback;
}
