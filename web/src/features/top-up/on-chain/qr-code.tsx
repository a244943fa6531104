import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

type Drawing = { size: number; path: string } | 'failed';

/** A QR code as SVG, dark on light in both themes. The drawing library loads when the code is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isShown = true;
    draw(text).then(
      (drawn) => isShown && setDrawing(drawn),
      () => isShown && setDrawing('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [text]);
  if (drawing === 'failed') {
    return (
      <p className="grid aspect-square w-48 max-w-full place-items-center text-center text-14">
        <Trans>Could not show the QR code. Copy the address instead.</Trans>
      </p>
    );
  }
  if (drawing === undefined) return <div aria-busy className="aspect-square w-48 max-w-full" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      className="w-48 max-w-full"
    >
      <path d={drawing.path} fill="currentColor" />
    </svg>
  );
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
