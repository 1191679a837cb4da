import { file as fileCalls } from '@habilis/api/file/endpoints';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../session/call.ts';
import type { Image } from './useModele.ts';

/** Addresses of a model's pictures by their slot; a slot keeps its picture, so each is read once. */
export function useImages(images: readonly Image[]): Readonly<Record<string, string>> {
  const [addresses, setAddresses] = useState<Readonly<Record<string, string>>>({});
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const { champ, file } of images) {
      if (asked.current.has(champ)) continue;
      asked.current.add(champ);
      const blob =
        file instanceof File
          ? Promise.resolve(file)
          : call(fileCalls.download, { params: { id: file } }, { background: true }).then((answer) => answer.blob);
      blob.then(
        (read) => setAddresses((all) => ({ ...all, [champ]: URL.createObjectURL(read) })),
        // Asked again at the next change.
        () => asked.current.delete(champ),
      );
    }
  }, [images]);
  return addresses;
}
