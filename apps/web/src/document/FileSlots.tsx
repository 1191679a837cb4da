import { file as fileEndpoints } from '@habilis/api/file/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload } from '@habilis/ui/FileUpload';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { call } from '../session/call.ts';
import { download } from '../list/download.ts';
import type { StoredDemande, WriteBase } from './DemandeKind.ts';
import { fieldId } from '../forms/fieldId.ts';
import { fileViews } from './fileViews.ts';
import type { OpenDemande } from './useDocument.ts';
import { type Files, useFiles } from './useFiles.ts';

/** A place for documents of a demande. */
export type FileSlot = {
  readonly champ: string;
  readonly label: string;
  readonly obligatoire: boolean;
  /** Whether an answer that is not given yet decides so. @default false */
  readonly isOpen?: boolean;
  readonly isMultiple?: boolean;
  /** What the document must hold. */
  readonly aide?: string | null;
};

type Props<D extends StoredDemande, S extends object, B extends WriteBase> = {
  readonly open: OpenDemande<D, S, B>;
  readonly faultOf: (path: string) => string | undefined;
  readonly isReadOnly: boolean;
  /** What a complement asks about a slot, in the words of the person asking. */
  readonly askedOf?: ((path: string) => string | undefined) | undefined;
};

/** One slot; its files are sent with the draft. */
export function FileSlotField<D extends StoredDemande, S extends object, B extends WriteBase>({
  open,
  files: { accept, words, add, remove, replace },
  slot: { champ, label, obligatoire, isOpen = false, isMultiple = false, aide = null },
  faultOf,
  isReadOnly,
  askedOf,
  onAdd,
}: Props<D, S, B> & {
  readonly files: Files;
  readonly slot: FileSlot;
  /** Adds files in another way than directly to the slot. */
  readonly onAdd?: ((champ: string, files: readonly File[]) => void) | undefined;
}): ReactNode {
  const t = useText();
  const views = fileViews(open.state, champ);
  const path = `fileUploads.${champ}`;
  const asked = askedOf?.(path);
  const quoted = asked === undefined ? null : t('habilitations.complement.cite', { commentaire: asked });
  const help = [quoted, aide].filter((part) => part !== null).join(' ');
  const empty = views.length === 0 ? { description: t('upload.aucune') } : {};
  return (
    <FileUpload
      id={fieldId(path)}
      label={label}
      labelEnd={
        asked === undefined ? undefined : (
          <Text as="span" look="small" tone="warning">
            {t('habilitations.complement.marque')}
          </Text>
        )
      }
      requiredLabel={obligatoire && !isReadOnly ? t('modals.obligatoire') : undefined}
      optionalLabel={obligatoire ? undefined : t(isOpen ? 'entites.selon-reponses' : 'entites.facultatif')}
      {...(isReadOnly ? empty : help === '' ? {} : { description: help })}
      accept={accept}
      files={views}
      isMultiple={isMultiple}
      isReadOnly={isReadOnly}
      errorMessage={faultOf(path)}
      onAdd={(added) => (onAdd ?? add)(champ, added)}
      onRemove={remove}
      onReplace={(key, file) => replace(champ, key, file)}
      onOpen={(key) => void download(call(fileEndpoints.download, { params: { id: Number(key) } }), key)}
      words={{ ...words, photo: t('upload.photo') }}
    />
  );
}

/** The document slots of a demande, under the kinds and the size of files that they take; those that can no longer hold a file are left out. */
export function FileSlots<D extends StoredDemande, S extends object, B extends WriteBase>({
  slots,
  hasLimits = true,
  ...props
}: Props<D, S, B> & {
  readonly slots: readonly FileSlot[];
  /** Whether the limits are told here, rather than by what stands above. @default true */
  readonly hasLimits?: boolean;
}): ReactNode {
  const t = useText();
  const { open, isReadOnly } = props;
  const files = useFiles(open);
  const isShown = ({ champ, obligatoire }: FileSlot) =>
    !isReadOnly || obligatoire || fileViews(open.state, champ).length > 0;
  const shown = slots.filter(isShown);
  if (shown.length === 0) return <Text tone="subtle">{t('upload.aucune')}</Text>;
  return (
    <Stack gap={28}>
      {hasLimits && !isReadOnly && (
        <Text look="small" tone="subtle">
          {files.limits}
        </Text>
      )}
      {shown.map((slot) => (
        <FileSlotField {...props} key={slot.champ} files={files} slot={slot} />
      ))}
    </Stack>
  );
}
