import type { Habilitation, HabilitationCreation } from '@habilis/api/habilitation/Habilitation';
import { horizonOf } from '@habilis/domain/date/horizonOf';
import { checkCreationHabilitation } from '@habilis/domain/habilitation/checkCreationHabilitation';
import { plannedEndDate } from '@habilis/domain/habilitation/plannedEndDate';
import type { Context, RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { addFichiersHabilitation } from './fichiersHabilitation.ts';
import { insertHabilitation, nextNumeroHabilitation, refuseHeld } from './insertHabilitation.ts';
import { readHabilitation } from './readHabilitation.ts';
import { refuseChevauchement } from './refuseChevauchement.ts';
import { recordEvenement } from './recordEvenement.ts';

/** The code and the end of a new habilitation, by default the end that its niveau plans; impossible values are refused field by field. */
async function checkedNiveau(
  { db, today, settings }: Context,
  creation: HabilitationCreation,
): Promise<{ readonly code: string; readonly fin: string | null }> {
  const entite = await db
    .selectFrom('entite')
    .select('id')
    .where('id', '=', creation.entiteId)
    .where('etat', '=', 'active')
    .where('date_fin_activite', 'is', null)
    .executeTakeFirst();
  const niveau = await db
    .selectFrom('dispositif_niveau')
    .select(['code', 'avec_plateforme', 'duree_validite_habilitation', 'unite_duree_validite_habilitation'])
    .where('id', '=', creation.dispositifNiveauId)
    .executeTakeFirst();
  const errors = checkCreationHabilitation(
    { ...creation, entiteId: entite?.id ?? null },
    niveau === undefined ? null : { avecPlateforme: niveau.avec_plateforme },
    horizonOf(today, settings.horizonDatesMois),
  );
  if (niveau === undefined || errors.length > 0) throw refuse.badRequest('donnees-invalides', errors);
  const { code, duree_validite_habilitation: duree, unite_duree_validite_habilitation: unite } = niveau;
  const validite = { dureeValiditeHabilitation: duree, uniteDureeValiditeHabilitation: unite };
  return { code, fin: creation.dateFin ?? plannedEndDate(validite, creation.dateDebut, today) };
}

async function refuseAsked(
  { db, refuse }: Context<'habilitation.demande-deja-en-cours'>,
  { entiteId, dispositifNiveauId }: HabilitationCreation,
): Promise<void> {
  const asked = await db
    .selectFrom('demande_habilitation')
    .select('id')
    .where('entite_id', '=', entiteId)
    .where('dispositif_niveau_id', '=', dispositifNiveauId)
    .where('en_cours', '=', true)
    .where('date_first_soumission', 'is not', null)
    .executeTakeFirst();
  if (asked !== undefined) throw refuse.conflict('habilitation.demande-deja-en-cours');
}

/** Creates a habilitation without a demande (rules/habilitations#state). */
export async function createHabilitation(
  context: RoleContext<'habilitation.deja-habilitee' | 'habilitation.demande-deja-en-cours'>,
  creation: HabilitationCreation,
  files: readonly UploadedFile[],
): Promise<Habilitation> {
  const { db, today } = context;
  const { entiteId, dispositifNiveauId, dateDebut, plateformesFixes, plateformeMobile } = creation;
  const { code, fin: dateFin } = await checkedNiveau(context, creation);
  await refusePartiePrenante(context, entiteId);
  await refuseHeld(context, entiteId, dispositifNiveauId);
  await refuseChevauchement(context, { entiteId, niveauId: dispositifNiveauId, dateDebut, dateFin });
  await refuseAsked(context, creation);
  const row = {
    numero: await nextNumeroHabilitation(db, code, dateDebut),
    entite_id: entiteId,
    dispositif_niveau_id: dispositifNiveauId,
    date_debut: dateDebut,
    date_fin: dateFin,
    plateforme_mobile: plateformeMobile,
    cree_le: today,
  };
  const id = await insertHabilitation(
    db,
    row,
    plateformesFixes.map(({ adresse: { ligne1, ligne2, codePostalVille } }) => ({
      ligne1,
      ligne2,
      code_postal: codePostalVille.codePostal,
      ville: codePostalVille.ville,
      date_validation_cnh: dateDebut,
    })),
  );
  await addFichiersHabilitation(context, id, creation.fileUploads, files);
  await recordEvenement(context, { ...row, id }, 'habilitation-creee', { debut: dateDebut, fin: dateFin });
  return readHabilitation(context, id);
}
