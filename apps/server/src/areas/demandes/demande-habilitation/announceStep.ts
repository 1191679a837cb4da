import { rolePath } from '@habilis/api/page/paths';
import { type CourrielDeDh, courrielsOfStep } from '@habilis/domain/demande-habilitation/courrielsOfStep';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { formatDate } from '@habilis/i18n/format';
import type { Acting } from '../../../platform/Acting.ts';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import { nameOf } from '../../personnes/personne/nameOf.ts';
import { sendToRoles } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { titulairesOf } from './candidatesOf.ts';
import { niveauOf } from './niveauOf.ts';
import type { DhRow } from './scope.ts';

const NONE = 'aucune';

/** The ids of the roles that a mail is for; who acts is only told of their own submit. */
async function recipientsOf(acting: Acting, row: DhRow, pour: CourrielDeDh['pour']): Promise<number[]> {
  const { acteur, db, now } = acting;
  if (pour === 'auteur') return acteur === null ? [] : [acteur.roleId];
  const acteurId = acteur?.personneId ?? 0;
  if (pour === 'titulaires') {
    const holders = await titulairesOf(acting, row.tache, row);
    return holders
      .filter(({ personneId }) => personneId !== acteurId && (row.assigne_id ?? personneId) === personneId)
      .map(({ roleId }) => roleId);
  }
  const requesters = await notifiedRoles(db, now)
    .where('role.type', 'in', ['DM', 'G'])
    .where((eb) =>
      row.entite_id === null ? eb('role.id', '=', row.role_id) : eb('role.entite_id', '=', row.entite_id),
    )
    .where('role.personne_id', '<>', acteurId)
    .execute();
  return requesters.map(({ id }) => id);
}

/** Writes one mail about a request to everybody whom it is for, as they wish (domain, C.9). */
export async function sendAboutDemande(
  acting: Acting,
  row: DhRow,
  courriel: CourrielDeDh,
  commentaire: string | null,
): Promise<void> {
  const { pour } = courriel;
  const ids = await recipientsOf(acting, row, pour);
  await sendTo(acting, row, courriel, { ids, commentaire: pour === 'auteur' ? null : commentaire });
}

/** Tells whoever loses a task by somebody else's hand who took it, and how (decision 23). */
export async function sendReprise(acting: Acting, row: DhRow, lost: number, action: string): Promise<void> {
  const holders = await titulairesOf(acting, row.tache, row);
  const ids = holders.filter(({ personneId }) => personneId === lost).map(({ roleId }) => roleId);
  const mots = { action, auteur: await nameOf(acting.db, acting.acteur?.personneId ?? null) };
  await sendTo(acting, row, { modele: 'dh-reprise', type: 'TACHE_REPRISE' }, { ids, commentaire: null, mots });
}

type Letter = {
  readonly ids: readonly number[];
  readonly commentaire: string | null;
  readonly mots?: Readonly<Record<string, string>>;
};

async function sendTo(
  acting: Acting,
  row: DhRow,
  { modele, type: evenement }: Pick<CourrielDeDh, 'type'> & { readonly modele: ModeleCourriel },
  { ids, commentaire, mots = {} }: Letter,
): Promise<void> {
  const { db, now } = acting;
  if (ids.length === 0) return;
  const niveau = await niveauOf(db, row.dispositif_niveau_id);
  const roles = await notifiedRoles(db, now).where('role.id', 'in', ids).execute();
  await sendToRoles(acting, roles, evenement, (role) => ({
    modele,
    objetId: row.id,
    mots: {
      numero: row.numero ?? '',
      raisonSociale: row.raison_sociale ?? '',
      niveau: niveau?.libelle ?? '',
      echeance: row.date_echeance === null ? NONE : formatDate(row.date_echeance),
      ...mots,
    },
    commentaire,
    chemin: rolePath(role, 'demandeHabilitation', row.id),
  }));
}

type Announced = {
  readonly action: string;
  readonly tache: DhTaskKey;
  readonly suivante: DhTaskKey;
  readonly commentaire: string | null;
  /** Whether the requester may read the comment. */
  readonly partage: boolean;
  readonly decision: Decision | null;
};

/** Writes to those whom a step concerns, in the transaction of the step (domain, C.1 and C.9). */
export async function announceStep(acting: Acting, row: DhRow, step: Announced): Promise<void> {
  for (const courriel of courrielsOfStep(step)) {
    const isRead = courriel.pour === 'titulaires' || step.partage;
    await sendAboutDemande(acting, row, courriel, isRead ? step.commentaire : null);
  }
}
