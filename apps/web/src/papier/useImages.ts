import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Addresses of the pictures of a paper by their names; a name keeps its picture, so each is read once. */
export function useImages(
  names: readonly string[],
  read: (name: string) => Promise<Blob>,
): Readonly<Record<string, string>> {
  const [addresses, setAddresses] = useState<Readonly<Record<string, string>>>({});
  const asked = useRef(new Set<string>());
  const readOne = useEffectEvent(read);
  useEffect(() => {
    for (const name of names) {
      if (asked.current.has(name)) continue;
      asked.current.add(name);
      readOne(name).then(
        (blob) => setAddresses((all) => ({ ...all, [name]: URL.createObjectURL(blob) })),
        // Asked again at the next change.
        () => asked.current.delete(name),
      );
    }
  }, [names]);
  return addresses;
}
