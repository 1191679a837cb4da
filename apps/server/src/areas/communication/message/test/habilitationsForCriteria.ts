import { addMonths } from '@habilis/domain/date/addMonths';
import { etatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import { FIN_PROCHE_MOIS, type ProfilDestinataire } from '@habilis/domain/message/isCible';
import type { Context } from '../../../../platform/Handler.ts';
import type { ReaderRole } from '../../../avertir/role/readerRoles.ts';

/** What the criteria of a message look at: the habilitations of a role's entite, those delegated to a delegataire, and the niveaux asked for (rules/alerts#messages). */
export async function habilitationsForCriteria(
  { db, today }: Pick<Context, 'db' | 'today'>,
  { id, type, entiteId }: Pick<ReaderRole, 'id' | 'type' | 'entiteId'>,
): Promise<ProfilDestinataire['habilitations']> {
  if (entiteId === null) return [];
  const held = await db
    .selectFrom('habilitation')
    .select(['dispositif_niveau_id', 'date_debut', 'date_fin', 'date_fin_suspension', 'rupture', 'prorogee'])
    .select(['plateforme_mobile'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('habilitation_plateforme')
          .select('habilitation_plateforme.id')
          .whereRef('habilitation_plateforme.habilitation_id', '=', 'habilitation.id'),
      ).as('fixe'),
    )
    .where('entite_id', '=', entiteId)
    .$if(type === 'DL', (query) =>
      query.where('habilitation.id', 'in', (from) =>
        from
          .selectFrom('delegation')
          .select('delegation.habilitation_id')
          .where('delegation.role_id', '=', id)
          .where('delegation.fin_le', 'is', null),
      ),
    )
    .execute();
  const asked = await db
    .selectFrom('demande_habilitation')
    .select('dispositif_niveau_id')
    .where('entite_id', '=', entiteId)
    .where('en_cours', '=', true)
    .where('date_first_soumission', 'is not', null)
    .execute();
  const soon = addMonths(today, FIN_PROCHE_MOIS);
  return [
    ...held.map((row) => {
      const dates = {
        dateDebut: row.date_debut,
        dateFin: row.date_fin,
        dateFinSuspension: row.date_fin_suspension,
        rupture: row.rupture,
        prorogee: row.prorogee,
      };
      const etat = etatHabilitation(dates, today);
      const isNear = etat === 'ACTIVE' && row.date_fin !== null && row.date_fin <= soon;
      return {
        dispositifNiveauId: row.dispositif_niveau_id,
        etats: isNear ? [etat, 'FIN_6_MOIS'] : [etat],
        plateforme: row.plateforme_mobile || row.fixe === true,
      };
    }),
    ...asked.flatMap(({ dispositif_niveau_id: niveauId }) =>
      niveauId === null ? [] : [{ dispositifNiveauId: niveauId, etats: ['EN_DEMANDE'], plateforme: false }],
    ),
  ];
}
