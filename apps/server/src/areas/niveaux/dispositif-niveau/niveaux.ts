import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Kysely, Selectable } from 'kysely';
import { byCode } from '../../../database/byCode.ts';
import type { Database } from '../../../database/Database.ts';
import type { DispositifNiveauTable } from '../../../database/tables/habilitations.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { editableDispositifs } from './editableDispositifs.ts';

type Row = Selectable<DispositifNiveauTable> & {
  readonly code_dispositif: string;
  readonly libelle_court: string;
};

/** The niveaux with the names of their dispositifs, grouped by dispositif. */
export const niveauRows = (db: Kysely<Database>) =>
  db
    .selectFrom('dispositif_niveau')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .selectAll('dispositif_niveau')
    .select(['dispositif.code as code_dispositif', 'dispositif.libelle_court'])
    .orderBy('dispositif.id')
    .orderBy('dispositif_niveau.code', byCode);

function presentNiveau(row: Row, modifiable: boolean): DispositifNiveau {
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    dispositif: { id: row.dispositif_id, libelleCourt: row.libelle_court },
    libelle: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
    niveau: row.niveau,
    besoin: row.besoin,
    dureeValiditeHabilitation: row.duree_validite_habilitation,
    uniteDureeValiditeHabilitation: row.unite_duree_validite_habilitation,
    avecTechnique: row.avec_technique,
    avecPlateforme: row.avec_plateforme,
    dureeValiditeCertificat: row.duree_validite_certificat,
    uniteDureeValiditeCertificat: row.unite_duree_validite_certificat,
    nbStagiairesMin: row.nb_stagiaires_min,
    nbStagiairesMax: row.nb_stagiaires_max,
    heuresInitiales: row.heures_initiales,
    heuresMac: row.heures_mac,
    sessionParFormateur: row.session_par_formateur,
    ouvert: row.ouvert,
    niveauFormateurId: row.niveau_formateur_id,
    toleranceMacMois: row.tolerance_mac_mois,
    dureeSessionMaxJours: row.duree_session_max_jours,
    pedagogiqueUploadFieldsConfig: row.pedagogique_upload_fields_config,
    techniqueUploadFieldsConfig: row.technique_upload_fields_config,
    modifiable,
  };
}

/** Niveaux as the caller sees them. */
export async function presentNiveaux(context: AccountContext, rows: readonly Row[]): Promise<DispositifNiveau[]> {
  const isEditable = await editableDispositifs(context);
  return rows.map((row) => presentNiveau(row, isEditable(row.dispositif_id)));
}

/** One niveau as the caller sees it; 404 when it does not exist. */
export async function readNiveau(context: AccountContext, id: number): Promise<DispositifNiveau> {
  const row = await niveauRows(context.db).where('dispositif_niveau.id', '=', id).executeTakeFirst();
  const [niveau] = await presentNiveaux(context, row === undefined ? [] : [row]);
  if (niveau === undefined) throw refuse.notFound();
  return niveau;
}
