import { application } from '@habilis/api/application/endpoints';
import { cleanFileName } from '@habilis/domain/file-name/cleanFileName';
import { hasAllowedExtension } from '@habilis/domain/file-name/hasAllowedExtension';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../session/useServerProperties.ts';
import type { StoredDemande, WriteBase } from './DemandeKind.ts';
import type { OpenDemande } from './useDocument.ts';
import type { NewFile } from './writeBase.ts';

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
export function useFiles<D extends StoredDemande, S extends object, B extends WriteBase>({
  document,
  state,
}: OpenDemande<D, S, B>) {
  const t = useText();
  const { maxFileBytes } = useServerProperties();
  const extensions = useExtensions();
  const { demande, newFiles, removed } = state;

  const refusalOf = (file: File): string | undefined => {
    if (extensions.length > 0 && !hasAllowedExtension(file.name, extensions)) return 'fichier.extension-interdite';
    if (file.size > maxFileBytes) return 'fichier.trop-gros';
    return file.size === 0 ? 'fichier.vide' : undefined;
  };
  const judged = (champ: string, file: File, intitule?: string): NewFile => ({
    key: uuid(),
    champ,
    intitule,
    file: new File([file], cleanFileName(file.name), { type: file.type }),
    refusal: refusalOf(file),
  });
  const isStored = (key: string) => demande.fileUploads.some(({ id }) => String(id) === key);
  const titleOf = (key: string): string | undefined =>
    demande.fileUploads.find(({ id }) => String(id) === key)?.intitule ??
    newFiles.find((one) => one.key === key)?.intitule;
  const withRemoved = (key: string) => new Set([...removed, Number(key)]);

  return {
    /** What the picker offers. */
    accept: extensions.map((extension) => `.${extension}`),
    /** What may be sent, in words. */
    limits: t('upload.aide', { extensions: extensions.join(', '), taille: formatFileSize(maxFileBytes) }),
    words: {
      dropzone: t('upload.deposer'),
      browse: t('upload.parcourir'),
      remove: (nom: string) => t('upload.retirer', { nom }),
      replace: (nom: string) => t('upload.remplacer', { nom }),
      open: (nom: string) => t('upload.ouvrir', { nom }),
      progress: (nom: string, pourcent: number) => t('upload.envoi', { nom, pourcent }),
    },
    /** A file as it would be sent, told at once when it cannot be. */
    judge: (champ: string, file: File): NewFile => judged(champ, file),
    /** Adds files to a slot; a titled document brings its title. */
    add: (champ: string, files: readonly File[], intitule?: string) =>
      document.setFiles({ newFiles: [...newFiles, ...files.map((file) => judged(champ, file, intitule))] }),
    remove: (key: string) => {
      if (isStored(key)) document.setFiles({ removed: withRemoved(key) });
      else document.setFiles({ newFiles: newFiles.filter((one) => one.key !== key) });
    },
    /** The former file goes only when the new one may be sent; its title stays. */
    replace: (champ: string, key: string, file: File) => {
      const added = judged(champ, file, titleOf(key));
      const others = newFiles.filter((one) => one.key !== key);
      const goes = isStored(key) && added.refusal === undefined;
      document.setFiles({ newFiles: [...others, added], ...(goes ? { removed: withRemoved(key) } : {}) });
    },
  };
}
export type Files = ReturnType<typeof useFiles>;
