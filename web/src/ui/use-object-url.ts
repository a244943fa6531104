import { useEffect, useState } from 'react';

/** A URL for a blob, valid while the component is shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return;
    const url = URL.createObjectURL(blob);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return src;
}
