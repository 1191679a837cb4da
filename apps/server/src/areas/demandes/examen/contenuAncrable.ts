import { ancresOf, type NiveauAncrable } from '@habilis/domain/demande-habilitation/ancresOf';
import type { ContenuAncrable } from '@habilis/domain/demande-habilitation/valeurAncree';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

type Db = Kysely<Database>;

/** What points may be about in a demande, as it is now. */
export async function contenuAncrable(db: Db, demandeId: number): Promise<ContenuAncrable> {
  const { plateforme_mobile: plateformeMobile } = await db
    .selectFrom('demande_habilitation')
    .select('plateforme_mobile')
    .where('id', '=', demandeId)
    .executeTakeFirstOrThrow();
  const formateurs = await db
    .selectFrom('demande_habilitation_formateur as link')
    .innerJoin('personne', 'personne.id', 'link.personne_id')
    .select(['personne.habilis_id', 'personne.nom', 'personne.prenom'])
    .where('link.demande_id', '=', demandeId)
    .orderBy('link.rang')
    .execute();
  const plateformes = await db
    .selectFrom('demande_habilitation_plateforme')
    .select(['ligne1', 'ligne2', 'code_postal', 'ville'])
    .where('demande_id', '=', demandeId)
    .orderBy('rang')
    .execute();
  const fichiers = await db
    .selectFrom('demande_habilitation_fichier as link')
    .innerJoin('fichier', 'fichier.id', 'link.fichier_id')
    .select(['fichier.id', 'link.champ', 'fichier.user_filename', 'fichier.depose_le'])
    .where('link.demande_id', '=', demandeId)
    .orderBy('link.rang')
    .execute();
  return {
    plateformeMobile,
    formateurs: formateurs.map(({ habilis_id: habilisId, nom, prenom }) => ({
      habilisId,
      nomPrenom: `${prenom} ${nom}`,
    })),
    plateformesFixes: plateformes.map(({ ligne1, ligne2, code_postal: codePostal, ville }) => ({
      adresse: { ligne1, ligne2, codePostalVille: { codePostal, ville } },
    })),
    fileUploads: fichiers.map(({ id, champ, user_filename: userFilename, depose_le: depose }) => ({
      id,
      champ,
      userFilename,
      deposeLe: depose.toISOString(),
    })),
  };
}

const NO_LEVEL: NiveauAncrable = {
  avecTechnique: false,
  avecPlateforme: false,
  pedagogiqueUploadFieldsConfig: [],
  techniqueUploadFieldsConfig: [],
};

/** The paths that a point may name in a demande of this niveau. */
export async function ancresOfNiveau(db: Db, niveauId: number | null): Promise<string[]> {
  if (niveauId === null) return ancresOf(NO_LEVEL);
  const niveau = await db
    .selectFrom('dispositif_niveau')
    .select(['avec_technique', 'avec_plateforme'])
    .select(['pedagogique_upload_fields_config as pedagogique', 'technique_upload_fields_config as technique'])
    .where('id', '=', niveauId)
    .executeTakeFirstOrThrow();
  return ancresOf({
    avecTechnique: niveau.avec_technique,
    avecPlateforme: niveau.avec_plateforme,
    pedagogiqueUploadFieldsConfig: niveau.pedagogique,
    techniqueUploadFieldsConfig: niveau.technique,
  });
}
