import { file as fileEndpoints } from '@habilis/api/file/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload } from '@habilis/ui/FileUpload';
import type { ReactNode } from 'react';
import type { StoredDemande, WriteBase } from '../../document/DemandeKind.ts';
import { fileViews } from '../../document/fileViews.ts';
import type { OpenDemande } from '../../document/useDocument.ts';
import { useFiles } from '../../document/useFiles.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { download } from '../../list/download.ts';
import { call } from '../../session/call.ts';

/** Where the paper of a point goes: its own slot, or with a title among the documents that no slot asks for. */
export type PaperPlace = { readonly champ: string; readonly intitule?: string; readonly isMultiple?: boolean };

/** The paper that a point asks for, or that goes with its answer: deposited here, it stands in its place as any other. */
export function PointPaper<D extends StoredDemande, S extends object, B extends WriteBase>({
  pointId,
  open,
  label,
  place: { champ, intitule, isMultiple = false },
  onTaken,
}: {
  readonly pointId: number;
  readonly open: OpenDemande<D, S, B>;
  readonly label: string;
  readonly place: PaperPlace;
  /** Called with the names of files that can be sent. */
  readonly onTaken?: ((names: readonly string[]) => void) | undefined;
}): ReactNode {
  const t = useText();
  const { accept, limits, words, judge, add, remove, replace } = useFiles(open);
  const isTaken = (file: File) => judge(champ, file, () => undefined).refusal === undefined;
  return (
    <FileUpload
      id={fieldId(`points.${pointId}.piece`)}
      label={label}
      {...(intitule === undefined ? {} : { optionalLabel: t('entites.facultatif') })}
      description={limits}
      accept={accept}
      files={fileViews(open.state, champ, intitule)}
      isMultiple={isMultiple}
      onAdd={(added) => {
        add(champ, added, intitule);
        const taken = added.filter(isTaken);
        if (taken.length > 0) onTaken?.(taken.map(({ name }) => name));
      }}
      onRemove={remove}
      onReplace={(key, file) => replace(champ, key, file)}
      onOpen={(key) => void download(call(fileEndpoints.download, { params: { id: Number(key) } }), key)}
      words={{ ...words, photo: t('upload.photo') }}
    />
  );
}
