import { rolePath } from '@habilis/api/page/rolePaths';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Context } from '../../../platform/Handler.ts';
import { sendToRoles } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import type { DecisionRow } from './sendDecision.ts';

const EVENEMENTS = {
  'dh-decision-retenue': 'DH_DECISION_RETENUE',
  'dh-decision-annulee': 'DH_DECISION_REPRISE',
} as const;

/** The mails to who decided, about what became of their decision. */
export const COURRIELS_DECISION = ['dh-decision-retenue', 'dh-decision-annulee'] as const;

/** Mails who decided that their decision does not leave, or that somebody else cancelled it; the whole secretariat once that role is over (rules/demandes#promise; CN16). */
export async function tellDecider(
  tools: Pick<Context, 'db' | 'jobs' | 'now'>,
  decision: Pick<DecisionRow, 'demande_id' | 'role_id'>,
  {
    modele,
    mots,
  }: { readonly modele: (typeof COURRIELS_DECISION)[number]; readonly mots: Readonly<Record<string, string>> },
): Promise<void> {
  const { db, now } = tools;
  const demande = await db
    .selectFrom('demande_habilitation as dh')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'dh.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'niveau.dispositif_id')
    .select(['dh.id', 'dh.numero', 'dh.raison_sociale', 'niveau.niveau', 'dispositif.libelle_court'])
    .where('dh.id', '=', decision.demande_id)
    .executeTakeFirstOrThrow();
  const secretaires = await notifiedRoles(db, now).where('role.type', '=', 'CNH').execute();
  const own = secretaires.filter(({ id }) => id === decision.role_id);
  const said = {
    numero: demande.numero ?? '',
    entite: demande.raison_sociale ?? '',
    libelleNiveau: libelleNiveau({ libelleCourt: demande.libelle_court, niveau: demande.niveau }),
    ...mots,
  };
  await sendToRoles(tools, own.length === 0 ? secretaires : own, EVENEMENTS[modele], (role) => ({
    modele,
    objetId: demande.id,
    mots: said,
    commentaire: null,
    chemin: rolePath(role, 'demandeHabilitation', demande.id),
  }));
}
