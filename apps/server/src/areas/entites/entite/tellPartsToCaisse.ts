import type { RoleContext } from '../../../platform/Handler.ts';
import { partiesPrenantes } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { rolesReseauSur } from '../../personnes/partie-prenante/rolesReseauSur.ts';
import { announceEntite } from './announceEntite.ts';

/** Mails the responsables of its caisse who of the network has a part in an entite, where they could have acted (rules/rights#both-sides; DH893). */
export async function tellPartsToCaisse(context: RoleContext, personneId: number, entiteId?: number): Promise<void> {
  const { db } = context;
  const { nom, prenom } = await db
    .selectFrom('personne')
    .select(['nom', 'prenom'])
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  const entites = await db
    .selectFrom('entite')
    .select(['id', 'raison_sociale', 'caisse_id'])
    .where('etat', '<>', 'fermee')
    .where(({ or, exists, selectFrom, eb }) =>
      entiteId === undefined
        ? or([
            exists(
              selectFrom('role')
                .select('role.id')
                .whereRef('role.entite_id', '=', 'entite.id')
                .where('role.personne_id', '=', personneId),
            ),
            exists(
              selectFrom('demande_habilitation as dh')
                .innerJoin('demande_habilitation_formateur as declare', 'declare.demande_id', 'dh.id')
                .select('dh.id')
                .whereRef('dh.entite_id', '=', 'entite.id')
                .where('declare.personne_id', '=', personneId),
            ),
            exists(
              selectFrom('formateur_inscrit as inscrit')
                .select('inscrit.personne_id')
                .whereRef('inscrit.entite_id', '=', 'entite.id')
                .where('inscrit.personne_id', '=', personneId),
            ),
          ])
        : eb('entite.id', '=', entiteId),
    )
    .orderBy('id')
    .execute();
  for (const entite of entites) {
    if (entite.caisse_id === null || !(await partiesPrenantes(context, entite.id)).has(personneId)) continue;
    const [role] = await rolesReseauSur(context, personneId, entite.caisse_id);
    if (role === undefined) continue;
    await announceEntite({ ...context, exceptPersonneId: personneId }, entite, {
      modele: 'entite-partie-prenante',
      evenement: 'ENTITE_PARTIE_PRENANTE',
      roles: ['RC'],
      of: { mrpId: entite.caisse_id },
      mots: { nom: `${prenom} ${nom}`, role },
      commentaire: null,
    });
  }
}
