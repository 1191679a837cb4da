import { rolePath } from '@habilis/api/page/rolePaths';
import type { Evenement } from '@habilis/domain/notification/EVENEMENTS';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import type { Acting } from '../../../platform/Acting.ts';
import { sendToPersons } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { nameOf } from '../../personnes/personne/nameOf.ts';
import { type DossierCite, ligneOf } from '../tache/sansTitulaire.ts';

/** A demande that a group gave to somebody, and who held it before. */
export type Confiee = { readonly dossier: DossierCite; readonly ancienId: number | null };

type Told = {
  readonly modele: ModeleCourriel;
  readonly evenement: Evenement;
  readonly personneId: number;
  readonly dossiers: readonly DossierCite[];
  readonly auteur: string;
};

async function tellOf(acting: Acting, { modele, evenement, personneId, dossiers, auteur }: Told): Promise<void> {
  const { db, now } = acting;
  const roles = await notifiedRoles(db, now).where('role.personne_id', '=', personneId).execute();
  await sendToPersons(acting, roles, evenement, (role) => ({
    modele,
    objetId: dossiers[0]?.id ?? null,
    mots: { nombre: dossiers.length, auteur },
    commentaire: null,
    lignes: dossiers.map((dossier) => ligneOf(role, dossier)),
    chemin: rolePath(role, 'taches'),
  }));
}

/** Tells who receives the tasks of a group, and each who held some of them, in one mail with the list; whoever acts is told nothing (rules/demandes#holder, rules/rights#what-hangs-on-it; EC64). */
export async function announceConfiees(
  acting: Acting,
  confiees: readonly Confiee[],
  habilisId: string | null,
): Promise<void> {
  if (confiees.length === 0 || habilisId === null) return;
  const { db, acteur } = acting;
  const { id: receveurId } = await db
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();
  const auteur = await nameOf(db, acteur?.personneId ?? null);
  const fresh = confiees.filter(({ ancienId }) => ancienId !== receveurId);
  const tell = async (
    personneId: number | null,
    told: readonly Confiee[],
    how: Pick<Told, 'modele' | 'evenement'>,
  ): Promise<void> => {
    if (personneId === null || personneId === acteur?.personneId || told.length === 0) return;
    await tellOf(acting, { ...how, personneId, dossiers: told.map(({ dossier }) => dossier), auteur });
  };
  await tell(receveurId, fresh, { modele: 'taches-affectees', evenement: 'TACHES_CONFIEES' });
  for (const [ancienId, lost] of Map.groupBy(fresh, (one) => one.ancienId))
    await tell(ancienId, lost, { modele: 'taches-reprises', evenement: 'TACHE_REPRISE' });
}
