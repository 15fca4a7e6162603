import { useEffect, useState } from 'react';

/** An address of this tab for bytes in memory; given back when the component leaves. */
export function useBlobAddress(blob: Blob | undefined | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return setAddress(undefined);
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
