import type { DispositifNiveau, DispositifNiveauWrite } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { changesOfNiveau } from '@habilis/domain/dispositif-niveau/changesOfNiveau';
import { durcissementsDe } from '@habilis/domain/dispositif-niveau/durcissementsDe';
import type { Durcissement } from '@habilis/domain/durcissement/DURCISSEMENTS';
import { nextChamps } from '@habilis/domain/dispositif-niveau/nextChamps';
import { niveauFaultsOf } from '@habilis/domain/dispositif-niveau/niveauFaultsOf';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { DispositifNiveauTable } from '../../../database/tables/habilitations.ts';
import type { AccountContext, Context } from '../../../platform/Handler.ts';
import { type FieldError, refuse } from '../../../platform/Refusal.ts';
import { happened } from '../../../platform/evenement/happened.ts';
import { dependancesDeNiveau, liveHabilitations } from './dependancesDeNiveau.ts';
import { editableDispositifs } from './editableDispositifs.ts';
import { type NiveauDurci, tellDemandesDurcies, tellHabilitationsDurcies } from './tellDurcissement.ts';
import { readNiveau } from './niveaux.ts';

type Champs = Pick<DispositifNiveau, 'pedagogiqueUploadFieldsConfig' | 'techniqueUploadFieldsConfig'>;
const NO_CHAMPS: Champs = { pedagogiqueUploadFieldsConfig: [], techniqueUploadFieldsConfig: [] };

/** What is wrong with a niveau, including the other rows that it names. */
async function faultsOf(
  { db }: Context,
  write: DispositifNiveauWrite,
  champs: Champs,
  codeDispositif: string,
): Promise<readonly FieldError[]> {
  const idsOf = (kept: Champs['pedagogiqueUploadFieldsConfig']) => kept.map(({ id }) => id);
  const faults = niveauFaultsOf(write, {
    codeDispositif,
    champs: {
      pedagogique: idsOf(champs.pedagogiqueUploadFieldsConfig),
      technique: idsOf(champs.techniqueUploadFieldsConfig),
    },
  });
  if (write.niveauFormateurId === null) return faults;
  const formateurs = await db
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('id', '=', write.niveauFormateurId)
    .executeTakeFirst();
  return formateurs === undefined ? [...faults, { path: 'niveauFormateurId', title: 'champ.invalide' }] : faults;
}

async function freshIds(db: Kysely<Database>, { length }: readonly unknown[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval('champ_depot_id')::int as id from generate_series(1, ${length}::int)`.execute(db);
  return rows.map(({ id }) => id);
}

/** The slots after the write; new ones get their ids and names. */
async function champsAfter(db: Kysely<Database>, write: DispositifNiveauWrite, before: Champs): Promise<Champs> {
  const { pedagogiqueUploadFieldsConfig: pedagogique, techniqueUploadFieldsConfig: technique } = write;
  const added = [...pedagogique, ...technique].filter(({ id }) => id === null);
  const after = nextChamps(
    { pedagogique: before.pedagogiqueUploadFieldsConfig, technique: before.techniqueUploadFieldsConfig },
    { pedagogique, technique },
    await freshIds(db, added),
  );
  return {
    pedagogiqueUploadFieldsConfig: [...after.pedagogique],
    techniqueUploadFieldsConfig: [...after.technique],
  };
}

const columnsOf = (write: DispositifNiveauWrite, champs: Champs) =>
  ({
    niveau: write.niveau.trim(),
    besoin: nullWhenEmpty(write.besoin)?.trim() ?? null,
    duree_validite_habilitation: write.dureeValiditeHabilitation,
    unite_duree_validite_habilitation: write.uniteDureeValiditeHabilitation,
    avec_technique: write.avecTechnique,
    avec_plateforme: write.avecPlateforme,
    duree_validite_certificat: write.dureeValiditeCertificat,
    unite_duree_validite_certificat: write.uniteDureeValiditeCertificat,
    nb_stagiaires_min: write.nbStagiairesMin,
    nb_stagiaires_max: write.nbStagiairesMax,
    heures_initiales: write.heuresInitiales,
    heures_mac: write.heuresMac,
    session_par_formateur: write.sessionParFormateur,
    ouvert: write.ouvert,
    niveau_formateur_id: write.niveauFormateurId,
    tolerance_mac_mois: write.toleranceMacMois,
    duree_session_max_jours: write.dureeSessionMaxJours,
    pedagogique_upload_fields_config: JSON.stringify(champs.pedagogiqueUploadFieldsConfig),
    technique_upload_fields_config: JSON.stringify(champs.techniqueUploadFieldsConfig),
  }) satisfies Partial<Insertable<DispositifNiveauTable>>;

/** The dispositif of a write, if the caller may change its niveaux; 404 otherwise. */
async function dispositifOf(context: AccountContext, dispositifId: number): Promise<{ readonly code: string }> {
  const isEditable = await editableDispositifs(context);
  const row = await context.db
    .selectFrom('dispositif')
    .select('code')
    .where('id', '=', dispositifId)
    .executeTakeFirst();
  if (row === undefined || !isEditable(dispositifId)) throw refuse.notFound();
  return row;
}

/** Creates a niveau of a dispositif (DN6). */
export async function createNiveau(
  context: AccountContext<'dispositif-niveau.code-deja-utilise'>,
  write: DispositifNiveauWrite,
): Promise<DispositifNiveau> {
  const { code: codeDispositif } = await dispositifOf(context, write.dispositifId);
  const faults = await faultsOf(context, write, NO_CHAMPS, codeDispositif);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const champs = await champsAfter(context.db, write, NO_CHAMPS);
  const row = await context.db
    .insertInto('dispositif_niveau')
    .values({ code: write.code, dispositif_id: write.dispositifId, ...columnsOf(write, champs) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw context.refuse.conflict('dispositif-niveau.code-deja-utilise');
  await context.audit({ action: 'niveau-cree', objetType: 'dispositif-niveau', objetId: row.id });
  return readNiveau(context, row.id);
}

/** Refuses to make a niveau stricter until the writer confirms that they know what hangs on it; with nothing there is nothing to confirm (DN7, DN1030). */
async function refuseSilentHardening(
  context: Context<'dispositif-niveau.plus-strict'>,
  before: DispositifNiveau,
  durcissements: readonly Durcissement[],
  write: DispositifNiveauWrite,
): Promise<void> {
  if (durcissements.length === 0 || write.durcissementConfirme) return;
  const dependances = await dependancesDeNiveau(
    context,
    before.id,
    durcissements.includes('formateur') ? write.niveauFormateurId : null,
  );
  const { habilitations, demandes, sessions } = dependances;
  if (habilitations + demandes + sessions === 0) return;
  throw context.refuse.conflict('dispositif-niveau.plus-strict', { durcissements, ...dependances });
}

/** Tells each entite that holds the niveau, or asks for it, in what it became stricter (DN1030, DN1032). */
async function tellHardening(
  context: Context,
  niveauId: number,
  durcissements: NiveauDurci['durcissements'],
): Promise<void> {
  if (durcissements.length === 0) return;
  const held = await liveHabilitations(context, niveauId);
  await happened(
    context,
    ...held.map(({ id, numero, entite_id: entiteId }) => ({
      type: 'habilitation-niveau-durci' as const,
      objet: { id, numero, entiteId },
      valeurs: { durcissements },
    })),
  );
  const durci = { niveauId, durcissements, held };
  await tellHabilitationsDurcies.ask()(context, durci);
  await tellDemandesDurcies.ask()(context, durci);
}

/** Changes a niveau, except its code and its dispositif; habilitations keep their dates, and each change is recorded in the history (DN5, DN7, DN9). */
export async function updateNiveau(
  context: AccountContext<'dispositif-niveau.plus-strict' | 'dispositif-niveau.version-perimee'>,
  write: DispositifNiveauWrite,
): Promise<DispositifNiveau> {
  const { db } = context;
  const { id } = await db
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('id', '=', write.id ?? 0)
    .forUpdate()
    .executeTakeFirstOrThrow(() => refuse.notFound());
  const before = await readNiveau(context, id);
  if (!before.modifiable) throw refuse.notFound();
  const { code: codeDispositif } = await dispositifOf(context, before.dispositif.id);
  const moved = [
    ...(write.code === before.code ? [] : [{ path: 'code', title: 'champ.invalide' }]),
    ...(write.dispositifId === before.dispositif.id ? [] : [{ path: 'dispositifId', title: 'champ.invalide' }]),
  ];
  const faults = [...moved, ...(await faultsOf(context, write, before, codeDispositif))];
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  if (write.version !== before.version) throw context.refuse.conflict('dispositif-niveau.version-perimee', before);
  const durcissements = durcissementsDe(before, write, context.today);
  await refuseSilentHardening(context, before, durcissements, write);
  const champs = await champsAfter(db, write, before);
  await db
    .updateTable('dispositif_niveau')
    .set({ ...columnsOf(write, champs), version: before.version + 1 })
    .where('id', '=', id)
    .execute();
  const after = await readNiveau(context, id);
  const changements = changesOfNiveau(before, after);
  await context.audit({
    action: 'niveau-regle',
    objetType: 'dispositif-niveau',
    objetId: id,
    detail: { changements },
  });
  await tellHardening(context, id, durcissements);
  return after;
}
