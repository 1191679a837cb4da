import { file as fileCalls } from '@habilis/api/file/endpoints';
import { useMemo } from 'react';
import { useImages } from '../../papier/useImages.ts';
import { call } from '../../session/call.ts';
import type { Image } from './useModele.ts';

/** Addresses of a model's pictures by their slot. */
export function useImagesDuModele(images: readonly Image[]): Readonly<Record<string, string>> {
  const slots = useMemo(() => images.map(({ champ }) => champ), [images]);
  return useImages(slots, async (slot) => {
    const file = images.find(({ champ }) => champ === slot)?.file ?? 0;
    if (file instanceof File) return file;
    const { blob } = await call(fileCalls.download, { params: { id: file } }, { background: true });
    return blob;
  });
}
