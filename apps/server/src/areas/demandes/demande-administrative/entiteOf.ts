import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import { caisseInstructriceOf } from '@habilis/domain/entite/caisseInstructriceOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { departementOfCity } from '../../../platform/communes/findCommunes.ts';
import { becomeGestionnaire, joinEntite } from '../../personnes/utilisateur/rolesOfEntite.ts';
import { ecritureEntite } from './ecritureEntite.ts';
import type { DemandeRow } from './findDemande.ts';

const UNIQUE_VIOLATION = '23505';

function columnsOf(saisie: DemandeAdministrativeSaisie) {
  const { codePostal, ville } = saisie.adresse.codePostalVille;
  return {
    raison_sociale: saisie.raisonSociale ?? '',
    siret: saisie.siret,
    type_entite: saisie.typeEntite,
    regime: saisie.regime,
    code_postal: codePostal,
    ville,
    code_departement: codePostal === null ? null : departementOfCity(codePostal, ville),
  };
}

/** Runs a write of an entite; 409 when somebody took the SIRET at the same moment. */
async function refusingTakenSiret(
  { refuse }: Context<'demande-administrative.siret-deja-utilise'>,
  write: Promise<unknown>,
): Promise<void> {
  try {
    await write;
  } catch (error) {
    const isUnique = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
    throw isUnique ? refuse.conflict('demande-administrative.siret-deja-utilise') : error;
  }
}

async function caisseIdOf(
  db: Kysely<Database>,
  { regime, code_departement }: ReturnType<typeof columnsOf>,
  caisseActuelle: string | null,
): Promise<number> {
  const code = caisseInstructriceOf(caisseActuelle, { regime, codeDepartement: code_departement });
  const { id } = await db.selectFrom('mrp').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  return id;
}

/** The entite of a demande being submitted: the first submit creates it, `provisoire`; later ones keep the caisse that examines it (rules/dossier#steps). */
export async function entiteOfSubmission(
  context: Context<'demande-administrative.siret-deja-utilise'>,
  row: DemandeRow,
  saisie: DemandeAdministrativeSaisie,
): Promise<{ entiteId: number; caisseId: number }> {
  const { db } = context;
  const columns = columnsOf(saisie);
  if (row.entite_id === null) {
    const caisseId = await caisseIdOf(db, columns, null);
    const entiteId = await ecritureEntite.ask().add(db, { ...columns, etat: 'provisoire', caisse_id: caisseId });
    // Somebody submitted the same SIRET at the same moment.
    if (entiteId === undefined) throw context.refuse.conflict('demande-administrative.siret-deja-utilise');
    await joinEntite(db, row.role_id, entiteId);
    return { entiteId, caisseId };
  }
  const entite = await db
    .selectFrom('entite')
    .leftJoin('mrp', 'mrp.id', 'entite.caisse_id')
    .select(['entite.id', 'entite.etat', 'mrp.code as caisse'])
    .where('entite.id', '=', row.entite_id)
    .forUpdate('entite')
    .executeTakeFirstOrThrow();
  const caisseId = await caisseIdOf(db, columns, entite.caisse);
  // An active entite keeps its name until what was typed is validated.
  const changes = entite.etat === 'provisoire' ? { ...columns, caisse_id: caisseId } : { caisse_id: caisseId };
  await refusingTakenSiret(context, ecritureEntite.ask().write(db, entite.id, changes));
  return { entiteId: entite.id, caisseId };
}

/** Copies what was typed to the entite once it is validated (rules/dossier#steps). */
export async function updateEntite(
  context: Context<'demande-administrative.siret-deja-utilise'>,
  row: DemandeRow,
  saisie: DemandeAdministrativeSaisie,
): Promise<void> {
  if (row.entite_id === null) return;
  await refusingTakenSiret(context, ecritureEntite.ask().write(context.db, row.entite_id, columnsOf(saisie)));
}

/** The entite of a validated demande becomes active, and the demandeur's role becomes manager (rules/dossier#steps). */
export async function activateEntite(
  context: Context<'demande-administrative.siret-deja-utilise'>,
  row: DemandeRow,
): Promise<void> {
  const { db } = context;
  if (row.entite_id === null) return;
  await ecritureEntite.ask().write(db, row.entite_id, { etat: 'active' });
  await becomeGestionnaire(db, row.role_id);
}
