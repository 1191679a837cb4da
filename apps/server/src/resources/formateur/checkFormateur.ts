import { etatCertificat } from '@habilis/domain/demande-habilitation/etatCertificat';
import type { Context } from '../../platform/Handler.ts';
import { refuse } from '../../platform/Refusal.ts';
import { foldText } from '../demande/foldText.ts';
import { readNiveau } from '../dispositif-niveau/niveaux.ts';
import { isFormateur } from './isFormateur.ts';

type Asked = { readonly habilisId: string; readonly nom: string; readonly dispositifNiveauId: number };

/** The trainer who bears an identifier and a name, and whether they hold what a level asks of its trainers; one answer for a wrong name and for nobody. */
export async function checkFormateur(context: Context, { habilisId, nom, dispositifNiveauId }: Asked) {
  const { db, today } = context;
  const { niveauFormateurId } = await readNiveau(context, dispositifNiveauId);
  const personne = await db
    .selectFrom('personne')
    .select(['id', 'habilis_id', 'nom', 'prenom'])
    .where('habilis_id', '=', habilisId)
    .where('etat', '<>', 'fusionnee')
    .where(isFormateur)
    .executeTakeFirst();
  if (personne === undefined || foldText(personne.nom) !== foldText(nom)) throw refuse.badRequest('formateur.inconnu');
  const certificats = await db
    .selectFrom('certificat_formateur')
    .select(['date_obtention as dateObtention', 'date_fin as dateFin'])
    .where('personne_id', '=', personne.id)
    .where('dispositif_niveau_id', '=', niveauFormateurId ?? 0)
    .execute();
  return {
    formateur: { habilisId: personne.habilis_id, nomPrenom: `${personne.prenom} ${personne.nom}` },
    certificat: etatCertificat(certificats, { isAsked: niveauFormateurId !== null, today }),
  };
}
