import { useEffect, useState } from 'react';

/** The addresses of chosen files within this browser; they are released with the component. */
export function useFileAddresses(): Set<string> {
  const [addresses] = useState(() => new Set<string>());
  useEffect(
    () => () => {
      for (const address of addresses) URL.revokeObjectURL(address);
    },
    [addresses],
  );
  return addresses;
}
