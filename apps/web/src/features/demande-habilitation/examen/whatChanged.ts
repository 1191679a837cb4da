import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { valeurAncree } from '@habilis/domain/demande-habilitation/valeurAncree';
import type { Texts } from '@habilis/i18n/TextProvider';
import { ancreLabel } from './ancreLabel.ts';

type Field = {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
};

const SLOTS = (demande: DemandeHabilitation) => demande.fileUploads.map(({ champ }) => `fileUploads.${champ}`);

/** The differences between the demande as it was read and as it is stored now: step, holder, fields. */
export function whatChanged(t: Texts, read: DemandeHabilitation, stored: DemandeHabilitation): Field[] {
  const taskOf = ({ currentWorkflowTask: { currentTaskDefinitionKey: key } }: DemandeHabilitation) =>
    t.find(`workflow.tache.${key}`) ?? key;
  const holderOf = (demande: DemandeHabilitation) => demande.nomPrenomAssignedUserHabilis;
  const at = (demande: DemandeHabilitation, chemin: string) =>
    valeurAncree(demande, chemin)
      .map(({ libelle }) => libelle)
      .join('\n') || null;
  const chemins = [
    ...new Set(['plateformesFixes', 'plateformeMobile', 'formateurs', ...SLOTS(read), ...SLOTS(stored)]),
  ];
  const fields: Field[] = [
    { key: 'tache', label: t('workflow.conflit.tache'), before: taskOf(read), after: taskOf(stored) },
    { key: 'responsable', label: t('workflow.conflit.responsable'), before: holderOf(read), after: holderOf(stored) },
    ...chemins.map((chemin) => ({
      key: chemin,
      label: ancreLabel(t, chemin, null),
      before: at(read, chemin),
      after: at(stored, chemin),
    })),
  ];
  return fields.filter(({ before, after }) => before !== after);
}
