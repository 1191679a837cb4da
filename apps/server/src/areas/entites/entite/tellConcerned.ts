import { rolePath } from '@habilis/api/page/rolePaths';
import { sendToRoles } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import type { Announcement } from './announceEntite.ts';
import type { EntiteRow } from './openEntite.ts';

/** Beyond the caisse, which is told of every end: whoever works on demandes that go on without purpose. */
const TOLD = ['R', 'E', 'RD', 'CNH'] as const;
const BEFORE_COMMISSION = ['planification_decision', 'decision'] as const;

/** Mails those who work on the live demandes of an entite, and the commission when one waits for it, that its activity ends or goes on (rules/rights#what-hangs-on-it, rules/habilitations#end; EN15). */
export async function tellConcerned(
  { db, jobs, now, exceptPersonneId }: Announcement,
  { id: entiteId, raison_sociale: raisonSociale }: Pick<EntiteRow, 'id' | 'raison_sociale'>,
  { fin, commentaire }: { readonly fin: string; readonly commentaire: string | null },
): Promise<void> {
  const demandes = await db
    .selectFrom('demande_habilitation')
    .select(['id', 'tache', 'assigne_id', 'expert_id', 'instructeur_id'])
    .where('entite_id', '=', entiteId)
    .where('en_cours', '=', true)
    .where('date_first_soumission', 'is not', null)
    .orderBy('id')
    .execute();
  const isForCommission = (tache: string) => BEFORE_COMMISSION.some((one) => one === tache);
  const roles = await notifiedRoles(db, now).where('role.type', 'in', TOLD).execute();
  const concerned = roles.flatMap((role) => {
    const own = demandes.find(
      ({ tache, assigne_id: assigne, expert_id: expert, instructeur_id: instructeur }) =>
        [assigne, expert, instructeur].includes(role.personneId) || (role.type === 'CNH' && isForCommission(tache)),
    );
    return own === undefined || role.personneId === exceptPersonneId ? [] : [{ ...role, demandeId: own.id }];
  });
  // The notice of their tasks: they have no other word about entites.
  await sendToRoles({ db, jobs, now }, concerned, 'TACHE_REPRISE', (role) => ({
    modele: 'entite-fin-activite',
    objetId: entiteId,
    mots: { raisonSociale, fin },
    commentaire,
    chemin: rolePath(role, 'demandeHabilitation', role.demandeId),
  }));
}
