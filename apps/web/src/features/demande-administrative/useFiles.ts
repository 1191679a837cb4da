import { application } from '@habilis/api/application/endpoints';
import type { Piece } from '@habilis/domain/demande-administrative/piecesRequises';
import { cleanFileName } from '@habilis/domain/file-name/cleanFileName';
import { hasAllowedExtension } from '@habilis/domain/file-name/hasAllowedExtension';
import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../session/useServerProperties.ts';
import type { OpenDemande } from './useDemandeDocument.ts';
import type { NewFile } from './writeBody.ts';

function useExtensions(): readonly string[] {
  const [extensions, setExtensions] = useState<readonly string[]>([]);
  useEffect(() => {
    call(application.applicationProperties, {}, { background: true }).then(
      ({ allowedFileExtensions }) => setExtensions(allowedFileExtensions),
      () => undefined,
    );
  }, []);
  return extensions;
}

/** What may be done with the documents of a request; one that cannot be sent is told so at once. */
export function useFiles({ document, state }: OpenDemande) {
  const { maxFileBytes } = useServerProperties();
  const extensions = useExtensions();
  const { demande, newFiles, removed } = state;

  const refusalOf = (file: File): string | undefined => {
    if (extensions.length > 0 && !hasAllowedExtension(file.name, extensions)) return 'fichier.extension-interdite';
    if (file.size > maxFileBytes) return 'fichier.trop-gros';
    return file.size === 0 ? 'fichier.vide' : undefined;
  };
  const judged = (champ: Piece, file: File): NewFile => ({
    key: uuid(),
    champ,
    file: new File([file], cleanFileName(file.name), { type: file.type }),
    refusal: refusalOf(file),
  });
  const isStored = (key: string) => demande.fileUploads.some(({ id }) => String(id) === key);
  const withRemoved = (key: string) => new Set([...removed, Number(key)]);

  return {
    extensions,
    maxFileBytes,
    add: (champ: Piece, files: readonly File[]) =>
      document.setFiles({ newFiles: [...newFiles, ...files.map((file) => judged(champ, file))] }),
    remove: (key: string) => {
      if (isStored(key)) document.setFiles({ removed: withRemoved(key) });
      else document.setFiles({ newFiles: newFiles.filter((one) => one.key !== key) });
    },
    /** The former file goes only when the new one may be sent. */
    replace: (champ: Piece, key: string, file: File) => {
      const added = judged(champ, file);
      const others = newFiles.filter((one) => one.key !== key);
      const goes = isStored(key) && added.refusal === undefined;
      document.setFiles({ newFiles: [...others, added], ...(goes ? { removed: withRemoved(key) } : {}) });
    },
  };
}
