import { rolePath } from '@habilis/api/page/rolePaths';
import type { CourrielDeDemande } from '@habilis/domain/demande/CourrielDeDemande';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { Evenement } from '@habilis/domain/notification/EVENEMENTS';
import type { ModeleCourriel, PointCourriel, ValeursCourriel } from '../../../database/values/Courriel.ts';
import type { Acting } from '../../../platform/Acting.ts';
import { sendToDeserted } from '../../avertir/courriel/sendToDeserted.ts';
import { sendToRoles, type ToldRole } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { nameOf } from '../../personnes/personne/nameOf.ts';
import type { DemandeKind, DemandeRow, TakenStep } from './DemandeKind.ts';

/** The ids of the roles that a mail is for; the person who acts only gets mail of their own submit. */
async function recipientsOf<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  row: Row,
  pour: CourrielDeDemande['pour'],
): Promise<number[]> {
  const { acteur, db, now } = acting;
  if (pour === 'auteur') return acteur === null ? [] : [acteur.roleId];
  const acteurId = acteur?.personneId ?? 0;
  if (pour === 'titulaires' || pour === 'assigne') {
    if (pour === 'assigne' && row.assigne_id === null) return [];
    const holders = await kind.titulairesOf(acting, row.tache, row);
    return holders
      .filter(({ personneId }) => personneId !== acteurId && (row.assigne_id ?? personneId) === personneId)
      .map(({ roleId }) => roleId);
  }
  const demandeurs = await notifiedRoles(db, now)
    .where('role.type', 'in', ['DM', 'G'])
    .where((eb) =>
      row.entite_id === null ? eb('role.id', '=', row.role_id) : eb('role.entite_id', '=', row.entite_id),
    )
    .where('role.personne_id', '<>', acteurId)
    .execute();
  return demandeurs.map(({ id }) => id);
}

type Said = {
  readonly modele: ModeleCourriel;
  readonly type: Evenement;
  readonly ids: readonly number[];
  readonly commentaire: string | null;
  readonly mots?: ValeursCourriel['mots'];
  readonly points?: readonly PointCourriel[];
  /** Whether it is for those who act for the entite. */
  readonly isForEntite?: boolean;
};

async function sendTo<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  row: Row,
  { modele, type: evenement, ids, commentaire, mots, points = [], isForEntite = false }: Said,
): Promise<void> {
  if (ids.length === 0 && !isForEntite) return;
  const { db, now } = acting;
  const own = await kind.motsOf(acting, row);
  const roles = ids.length === 0 ? [] : await notifiedRoles(db, now).where('role.id', 'in', ids).execute();
  const letterOf = (role: ToldRole) => ({
    modele,
    objetId: row.id,
    mots: { ...own, ...mots },
    commentaire,
    points,
    chemin: rolePath(role, kind.page, row.id),
  });
  await sendToRoles(acting, roles, evenement, letterOf);
  if (isForEntite) await sendToDeserted(acting, row.entite_id, evenement, letterOf);
}

/** Mails everybody concerned about a demande, as they wish (rules/alerts#mails). */
export async function sendAboutDemande<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  row: Row,
  courriel: CourrielDeDemande<ModeleCourriel, Evenement>,
  { commentaire = null, points = [] }: Partial<Pick<Said, 'commentaire' | 'points'>> = {},
): Promise<void> {
  await sendTo(acting, kind, row, {
    ...courriel,
    points,
    isForEntite: courriel.pour === 'demandeurs',
    ids: await recipientsOf(acting, kind, row, courriel.pour),
    commentaire: courriel.pour === 'auteur' ? null : commentaire,
  });
}

/** Tells a person whose task somebody else took, ended or moved who did, and how (rules/demandes#holder). */
export async function announceReprise<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  row: Row,
  { lost, tache, action }: { readonly lost: number; readonly tache: Row['tache']; readonly action: string },
): Promise<void> {
  const holders = await kind.titulairesOf(acting, tache, row);
  const ids = holders.filter(({ personneId }) => personneId === lost).map(({ roleId }) => roleId);
  const mots = { action, auteur: await nameOf(acting.db, acting.acteur?.personneId ?? null) };
  await sendTo(acting, kind, row, { modele: kind.reprise, type: 'TACHE_REPRISE', ids, commentaire: null, mots });
}

type Announced<Task extends string> = TakenStep<Task> & {
  readonly commentaire: string | null;
  /** Whether the demandeur may read the comment. */
  readonly partage: boolean;
  readonly decision?: Decision | null | undefined;
  /** What a complement is asked about. */
  readonly points?: readonly PointCourriel[] | undefined;
};

/** Mails those whom a step concerns, in the transaction of the step (rules/demandes#steps, rules/alerts#mails). */
export async function announceStep<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  row: Row,
  { commentaire, partage, decision = null, points = [], ...step }: Announced<Row['tache']>,
): Promise<void> {
  for (const courriel of kind.courrielsOfStep({ ...step, decision })) {
    const isOfNetwork = courriel.pour === 'titulaires' || courriel.pour === 'assigne';
    await sendAboutDemande(acting, kind, row, courriel, {
      commentaire: isOfNetwork || partage ? commentaire : null,
      points: courriel.pour === 'demandeurs' ? points : [],
    });
  }
}
