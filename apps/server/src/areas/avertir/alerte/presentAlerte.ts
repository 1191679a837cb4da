import type { Alerte } from '@habilis/api/alerte/Alerte';
import { ALERTE_RULES } from '@habilis/domain/alerte/ALERTE_RULES';
import { repeteTache } from '@habilis/domain/alerte/repeteTache';
import type { Selectable } from 'kysely';
import type { AlerteTable } from '../../../database/tables/tableauDeBord.ts';
import type { ReaderRole } from '../role/readerRoles.ts';

const NAMED_NOTHING = {
  numeroDemande: null,
  numeroHabilitation: null,
  numeroSession: null,
  dateFinSession: null,
  dateSuppressionSession: null,
  libelleDispositifNiveau: null,
  nomPrenomFormateur: null,
  raisonSocialeEntite: null,
  intituleCertificat: null,
  decision: null,
  nouvelle: null,
};

/** An alert as its reader sees it: under the role that it reaches, or as a person. */
export function presentAlerte(row: Selectable<AlerteTable>, roles: readonly ReaderRole[], habilisId: string): Alerte {
  const reached = roles.find(
    ({ type, entiteId, mrpId }) =>
      type === row.role_type &&
      (row.entite_id === null || row.entite_id === entiteId) &&
      (row.mrp_id === null || row.mrp_id === mrpId),
  );
  const isPersonal = row.personne_id !== null;
  const { tache = null, ...named } = row.valeurs;
  return {
    ...NAMED_NOTHING,
    ...named,
    id: row.id,
    type: row.type,
    dateEmission: row.date_emission,
    dateEcheance: row.date_echeance,
    wfRoleIdCible: isPersonal ? null : (reached?.id ?? null),
    habilisIdCible: isPersonal ? habilisId : null,
    objetType: row.objet_type,
    objetId: row.objet_id,
    supprimable: ALERTE_RULES[row.type].supprimable,
    repeteTache: repeteTache({ type: row.type, tache }, row.role_type),
  };
}
