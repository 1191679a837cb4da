import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Affectable, EcarteGroupe } from '@habilis/api/demande/ActionsGroupees';
import { demande } from '@habilis/api/demande/endpoints';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Select } from '@habilis/ui/Select';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useState } from 'react';
import { EcartesLine } from '../../demande/EcartesLine.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

type Props = {
  readonly rows: readonly DemandeSummary[];
  readonly onAssign: (habilisId: string) => Promise<void>;
  readonly onClose: () => void;
};

const ASSIGNEE = 'assignedUserHabilisId';

/** Who holds the selected demandes now, with how many each: nobody is relieved unseen. */
function heldBy(t: Texts, rows: readonly DemandeSummary[]): string {
  const held = Map.groupBy(rows, ({ nomPrenomAssignedUserHabilis: name }) => name);
  const libres = held.get(null)?.length ?? 0;
  const noms = [...held].flatMap(([nom, demandes]) =>
    nom === null ? [] : [t('listes.groupe.tenue', { nom, nombre: demandes.length })],
  );
  return t('listes.groupe.tenues', { nombre: rows.length, libres, tenues: noms.length, noms: noms.join(', ') });
}

/** Asks to whom several demandes are assigned, among those who may have all of them. */
export function AssignDialog({ rows, onAssign, onClose }: Props): ReactNode {
  const t = useText();
  const [persons, setPersons] = useState<readonly Affectable[] | null>(null);
  const [ecartes, setEcartes] = useState<readonly EcarteGroupe[]>([]);
  useEffect(() => {
    let isLeft = false;
    const demandes = rows.map(({ type, id }) => ({ type, id }));
    call(demande.affectables, { body: { demandes } }).then(
      (found) => isLeft || setPersons(found),
      // The catalogue told it.
      () => isLeft || onClose(),
    );
    // Without them the choice stands: they say why a name is missing from it.
    call(demande.ecartes, { body: { demandes } }, { background: true }).then(
      (found) => isLeft || setEcartes(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rows are those for which the dialog was opened
  }, []);
  const form = useForm<{ assignedUserHabilisId: string | null }, void>({
    initial: { [ASSIGNEE]: null },
    judge: ({ assignedUserHabilisId }) =>
      assignedUserHabilisId === null ? [{ path: ASSIGNEE, title: 'demande.affectation-requise' }] : [],
    send: async ({ assignedUserHabilisId }) => {
      if (assignedUserHabilisId !== null) await onAssign(assignedUserHabilisId);
    },
  });
  // A list that is pressed before it is read would not open.
  if (persons === null) return null;
  const isNobody = persons.length === 0;
  return (
    <FormDialog
      title={t('listes.groupe.affecter', { nombre: rows.length })}
      submitLabel={isNobody ? null : t('listes.groupe.affecter-bouton')}
      form={form}
      onClose={onClose}
    >
      <Text>{heldBy(t, rows)}</Text>
      {isNobody ? (
        <Text>{t('listes.groupe.personne-pour-toutes', { nombre: rows.length })}</Text>
      ) : (
        <Select
          {...form.field(ASSIGNEE)}
          label={t('workflow.affecter-a')}
          placeholder={t('entites.choisir')}
          options={persons.map(({ habilisId, nomPrenom, charge }) => ({
            id: habilisId,
            label: t('workflow.charge', { nom: nomPrenom, charge }),
          }))}
        />
      )}
      <EcartesLine ecartes={ecartes} />
    </FormDialog>
  );
}
