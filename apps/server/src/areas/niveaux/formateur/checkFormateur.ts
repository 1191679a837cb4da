import { countLookups } from '../../../platform/auth/throttle.ts';
import type { AuditEntry, RoleContext } from '../../../platform/Handler.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';
import { readNiveau } from '../dispositif-niveau/niveaux.ts';
import { certificatsOf } from '../dispositif-niveau/certificatsOf.ts';
import { isFormateur } from './isFormateur.ts';

type Asked = { readonly habilisId: string; readonly nom: string; readonly dispositifNiveauId: number };

/** What the trail keeps of a look-up of formateurs for a demande. */
export const rechercheDeFormateurs = (habilisIds: readonly string[]): AuditEntry => ({
  action: 'demande-habilitation.RechercheFormateur',
  detail: { habilisIds },
});

/** The formateur with an identifier and a name, counted and recorded (SC22); the answer is the same for a wrong name and for an unknown identifier. */
export async function namedFormateur(
  context: RoleContext<'formateur.inconnu' | 'session-certification.trop-de-recherches'>,
  { habilisId, nom, dispositifNiveauId }: Asked,
) {
  const { niveauFormateurId } = await readNiveau(context, dispositifNiveauId);
  await countLookups(context, 1, rechercheDeFormateurs([habilisId]));
  const personne = await namedPersonne(context.db)
    .select(['personne.id', 'personne.habilis_id', 'personne.nom', 'personne.prenom'])
    .where('named.habilis_id', '=', habilisId)
    .where('personne.etat', '<>', 'fusionnee')
    // A niveau that names no niveau of formateurs is open to anybody whose name is given.
    .$if(niveauFormateurId !== null, (query) => query.where(isFormateur))
    .executeTakeFirst();
  if (personne === undefined || foldText(personne.nom) !== foldText(nom))
    throw context.refuse.badRequest('formateur.inconnu');
  return { personne, niveauFormateurId };
}

/** The formateur with an identifier and a name, and whether they hold what a niveau requires of its formateurs. */
export async function checkFormateur(
  context: RoleContext<'formateur.inconnu' | 'session-certification.trop-de-recherches'>,
  asked: Asked,
) {
  const { personne, niveauFormateurId } = await namedFormateur(context, asked);
  const certificatOf = await certificatsOf(context, [personne.id], niveauFormateurId);
  return {
    formateur: { habilisId: personne.habilis_id, nomPrenom: `${personne.prenom} ${personne.nom}` },
    certificat: certificatOf(personne.id),
  };
}
