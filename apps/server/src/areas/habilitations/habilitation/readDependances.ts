import type { DependancesHabilitation } from '@habilis/api/habilitation/DependancesHabilitation';
import type { RoleContext } from '../../../platform/Handler.ts';
import { liveDelegations } from './liveDelegations.ts';

/** What hangs on a habilitation: its sessions that are not closed, what was asked for and granted from it, to whom it is delegated, who follows its certificats (rules/rights#what-hangs-on-it; H717). */
export async function readDependances({ db, now }: RoleContext, id: number): Promise<DependancesHabilitation> {
  const sessions = await db
    .selectFrom('session_certification')
    .select(['id', 'numero', 'date_session as dateSession', 'etat'])
    .where('habilitation_id', '=', id)
    .where('etat', 'in', ['SAISIE', 'RESULTATS', 'VERIFICATION'])
    .orderBy('date_session')
    .orderBy('id')
    .execute();
  const demandes = await db
    .selectFrom('demande_habilitation')
    .select(['id', 'numero', 'mode', 'tache as currentTaskDefinitionKey'])
    .where('habilitation_source_id', '=', id)
    .where('en_cours', '=', true)
    .orderBy('id')
    .execute();
  const suites = await db
    .selectFrom('habilitation')
    .select(['id', 'numero'])
    .where('source_id', '=', id)
    .where('rupture', '=', false)
    .orderBy('id')
    .execute();
  const delegataires = await liveDelegations(db, id, now)
    .select(['role.id as roleId', 'personne.nom', 'personne.prenom'])
    .execute();
  const { suivis } = await db
    .selectFrom('suivi_certificat as suivi')
    .innerJoin('certificat', 'certificat.id', 'suivi.certificat_id')
    .select((eb) => eb.fn.countAll<number>().as('suivis'))
    .where('certificat.habilitation_id', '=', id)
    .where('suivi.confirme_le', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    sessions,
    demandes: demandes.flatMap(({ mode, ...one }) => (mode === 'INI' ? [] : [{ ...one, mode }])),
    suites,
    delegataires: delegataires.map(({ roleId, nom, prenom }) => ({ roleId, nomPrenom: `${prenom} ${nom}` })),
    suivis,
  };
}
