import { pathTo } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Reader } from '../../../platform/evenement/Evenement.ts';
import { sendAccountMail } from '../../personnes/personne/sendAccountMail.ts';
import { habilitationRows } from './habilitationRows.ts';
import { updateAlertesHabilitation } from './updateAlertesHabilitation.ts';

/** Tells a delegataire which habilitation's sessions they now keep, or no longer keep, and looks again at its alerts (rules/rights#matrix). */
export const tellDelegataire =
  (
    modele: 'delegation-donnee' | 'delegation-terminee',
  ): Reader<'habilitation-deleguee' | 'habilitation-delegation-terminee'> =>
  async (telling, { objet: { id }, valeurs: { roleId = 0, dans } }) => {
    const { db } = telling;
    const row = await habilitationRows(db).where('habilitation.id', '=', id).executeTakeFirstOrThrow();
    const held = db.selectFrom('role').select('personne_id').where('id', '=', roleId);
    const { personne_id: personneId } = await held.executeTakeFirstOrThrow();
    const delegue = { type: 'DL', id: roleId } as const;
    const chemin = modele === 'delegation-donnee' ? rolePath(delegue, 'habilitation', id) : pathTo('bienvenue');
    const niveau = libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau });
    const mots = { numero: row.numero, niveau, raisonSociale: row.raison_sociale };
    await sendAccountMail(telling, { modele, personneId, chemin, mots });
    if (dans === undefined) await updateAlertesHabilitation(db, id, telling);
  };
