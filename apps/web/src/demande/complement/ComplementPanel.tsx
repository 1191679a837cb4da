import type { Complement } from '@habilis/api/examen/Complement';
import { asksPiece } from '@habilis/domain/complement/isRepondu';
import type { Valeur } from '@habilis/domain/complement/Valeur';
import { FILE_UPLOADS, valeursOfFichiers } from '@habilis/domain/complement/valeursOfFichiers';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import type { StoredDemande, WriteBase } from '../../document/DemandeKind.ts';
import type { DocumentState } from '../../document/documentStore.ts';
import type { OpenDemande } from '../../document/useDocument.ts';
import { goToField } from '../../forms/fieldId.ts';
import type { AncreWords, SavePoint } from './AncreWords.ts';
import { type PaperPlace, PointPaper } from './PointPaper.tsx';
import { type PointListeners, PointToAnswer } from './PointToAnswer.tsx';

type Props<D extends StoredDemande, S extends object, B extends WriteBase> = {
  readonly complement: Complement;
  readonly labelOf: AncreWords['labelOf'];
  readonly faultOf: (path: string) => string | undefined;
  readonly onSave: SavePoint;
  readonly open: OpenDemande<D, S, B>;
  /** Where a paper goes that no slot asks for, under the label of its point. */
  readonly elsewhere: (label: string) => PaperPlace;
  /** Opens the tab of a field. */
  readonly onGo: (path: string) => void;
  readonly listeners: PointListeners;
};

/** What stands now in the slot of a point, with what is still on its way there and what is not to be sent. */
function piecesOf({ demande, newFiles, removed }: DocumentState, chemin: string): Valeur[] {
  const sent = newFiles
    .filter(({ champ, refusal }) => refusal === undefined && `${FILE_UPLOADS}${champ}` === chemin)
    .map(({ key, file }) => ({ cle: `nouveau-${key}`, libelle: file.name, deposeLe: null }));
  const stored = demande.fileUploads.filter(({ id }) => !removed.has(id));
  return [...valeursOfFichiers(stored, chemin), ...sent];
}

const slotOf = (chemin: string): PaperPlace => ({ champ: chemin.slice(FILE_UPLOADS.length) });

const NO_PIECES: readonly Valeur[] = [];

/** The points to answer, each with a link to its field. */
export function ComplementPanel<D extends StoredDemande, S extends object, B extends WriteBase>({
  complement,
  labelOf,
  faultOf,
  onSave,
  open,
  elsewhere,
  onGo,
  listeners,
}: Props<D, S, B>): ReactNode {
  const t = useText();
  return (
    <Section title={t('habilitations.complement.points', { nombre: complement.points.length })}>
      <Stack gap={16}>
        {complement.points.map((point) => (
          <PointToAnswer
            key={point.id}
            point={point}
            label={labelOf(point.chemin)}
            pieces={asksPiece(point) ? piecesOf(open.state, point.chemin) : NO_PIECES}
            fault={faultOf(`points.${point.id}`)}
            onSave={onSave}
            paper={(onTaken) => (
              <PointPaper
                pointId={point.id}
                open={open}
                label={t(`habilitations.complement.${asksPiece(point) ? 'piece-attendue' : 'joindre'}`, {
                  champ: labelOf(point.chemin),
                })}
                place={asksPiece(point) ? slotOf(point.chemin) : elsewhere(labelOf(point.chemin))}
                onTaken={onTaken}
              />
            )}
            onGo={() => goToField(point.chemin, onGo)}
            listeners={listeners}
          />
        ))}
      </Stack>
    </Section>
  );
}
