import { rolePath } from '@habilis/api/page/paths';
import { assignableRoles } from '@habilis/domain/demande/assignableRoles';
import { type CourrielDeDemande, courrielsOfStep } from '@habilis/domain/demande-administrative/courrielsOfStep';
import { formatDate } from '@habilis/i18n/format';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import type { ModeleCourriel, ValeursCourriel } from '../../../database/values/Courriel.ts';
import { sendToRoles } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { nameOf } from '../../personnes/personne/nameOf.ts';
import type { DemandeRow } from './findDemande.ts';
import type { DaStep } from './recordDaStep.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';

const NONE = 'aucune';

const liveRoles = ({ db, now }: Context) => notifiedRoles(db, now);

/** The roles that a mail is for; who acts is only told of their own submit. */
async function recipients(context: RoleContext, row: DemandeRow, { pour }: CourrielDeDemande) {
  const { role, personneId } = context.caller;
  if (pour === 'auteur') return liveRoles(context).where('role.id', '=', role.id).execute();
  if (pour === 'demandeurs') {
    const requesters = liveRoles(context).where('role.type', 'in', ['DM', 'G']);
    const own =
      row.entite_id === null
        ? requesters.where('role.id', '=', row.role_id)
        : requesters.where('role.entite_id', '=', row.entite_id);
    return own.where('role.personne_id', '<>', personneId).execute();
  }
  const types = assignableRoles(DA_WORKFLOW, row.tache);
  if (types.length === 0 || row.caisse_id === null) return [];
  const holders = liveRoles(context)
    .where('role.type', 'in', types)
    .where('role.mrp_id', '=', row.caisse_id)
    .where('role.personne_id', '<>', personneId);
  return (row.assigne_id === null ? holders : holders.where('role.personne_id', '=', row.assigne_id)).execute();
}

function wordsOf(row: DemandeRow): ValeursCourriel['mots'] {
  const { numero, raison_sociale: raisonSociale, date_echeance: echeance } = row;
  const suspension = row.tache === 'da_complement' ? row.date_suspension_administrative : null;
  return {
    numero: numero ?? '',
    raisonSociale: raisonSociale ?? '',
    echeance: echeance === null ? NONE : formatDate(echeance),
    suspension: suspension === null ? NONE : formatDate(suspension),
  };
}

type Letter = Pick<CourrielDeDemande, 'type'> & {
  readonly modele: ModeleCourriel;
  readonly to: Awaited<ReturnType<typeof recipients>>;
  readonly commentaire: string | null;
  readonly mots?: ValeursCourriel['mots'];
};

const sendTo = (context: Context, row: DemandeRow, { to, modele, type: evenement, ...said }: Letter): Promise<void> =>
  sendToRoles(context, to, evenement, (role) => ({
    modele,
    objetId: row.id,
    mots: { ...wordsOf(row), ...said.mots },
    commentaire: said.commentaire,
    chemin: rolePath(role, 'demandeAdministrative', row.id),
  }));

/** Writes to those whom a step concerns, in the transaction of the step and as they wish (domain, C.1 and C.9). */
export async function announceStep(
  context: RoleContext,
  row: DemandeRow,
  step: Omit<DaStep, 'demandeId'>,
): Promise<void> {
  for (const courriel of courrielsOfStep(step)) {
    const to = await recipients(context, row, courriel);
    await sendTo(context, row, { ...courriel, to, commentaire: courriel.pour === 'auteur' ? null : step.commentaire });
  }
}

/** Tells whoever loses a task by somebody else's hand who took it, and how (decision 23). */
export async function announceReprise(
  context: RoleContext,
  row: DemandeRow,
  lost: number,
  action: string,
): Promise<void> {
  const to = await liveRoles(context)
    .where('role.type', 'in', assignableRoles(DA_WORKFLOW, row.tache))
    .where('role.mrp_id', '=', row.caisse_id)
    .where('role.personne_id', '=', lost)
    .execute();
  const mots = { action, auteur: await nameOf(context.db, context.caller.personneId) };
  await sendTo(context, row, { modele: 'da-reprise', type: 'TACHE_REPRISE', to, commentaire: null, mots });
}
