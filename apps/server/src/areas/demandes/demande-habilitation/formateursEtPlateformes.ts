import { normalizeAdresse } from '@habilis/domain/adresse/normalizeAdresse';
import type { PlateformeDemandee } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { countLookups } from '../../../platform/auth/throttle.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';
import { rechercheDeFormateurs } from '../../niveaux/formateur/checkFormateur.ts';
import { foldText } from '../../../platform/lists/foldText.ts';

type Db = Kysely<Database>;

/** The formateurs that a demande declares, in their order. */
export async function listFormateurs(db: Db, demandeId: number) {
  const rows = await db
    .selectFrom('demande_habilitation_formateur as link')
    .innerJoin('personne', 'personne.id', 'link.personne_id')
    .select(['personne.id', 'personne.habilis_id', 'personne.nom', 'personne.prenom'])
    .where('link.demande_id', '=', demandeId)
    .orderBy('link.rang')
    .execute();
  return rows.map(({ id, habilis_id: habilisId, nom, prenom }) => ({
    personneId: id,
    habilisId,
    nomPrenom: `${prenom} ${nom}`,
  }));
}

/** Declares exactly the formateurs of a write; a new one is found by identifier and name together, so that neither alone reveals the other (DH741). */
export async function replaceFormateurs(
  context: RoleContext<'session-certification.trop-de-recherches'>,
  demandeId: number,
  declared: readonly PersonneRef[],
): Promise<void> {
  const { db } = context;
  const before = await listFormateurs(db, demandeId);
  const habilisIds = declared.map(({ habilisId }) => habilisId);
  const unique = [...new Set(habilisIds)];
  if (unique.join() === before.map(({ habilisId }) => habilisId).join()) return;
  const ids = new Map(before.map(({ personneId, habilisId }) => [habilisId, personneId]));
  const added = unique.filter((habilisId) => !ids.has(habilisId));
  const found = added.length === 0 ? [] : await lookUpPersonnes(context, added);
  const names = new Map(declared.map(({ habilisId, nomPrenom }) => [habilisId, foldText(nomPrenom)]));
  for (const { id, habilis_id: habilisId, nom, prenom } of found) {
    if (names.get(habilisId) === foldText(`${prenom} ${nom}`)) ids.set(habilisId, id);
  }
  const errors = habilisIds.flatMap((habilisId, index) =>
    ids.has(habilisId) ? [] : [{ path: `formateurs.${index}`, title: 'champ.formateur-inconnu' }],
  );
  if (errors.length > 0) throw refuse.badRequest('donnees-invalides', errors);
  await db.deleteFrom('demande_habilitation_formateur').where('demande_id', '=', demandeId).execute();
  // Two identifiers of merged accounts are one person.
  const personneIds = new Set(unique.map((habilisId) => ids.get(habilisId) ?? 0));
  const rows = [...personneIds].map((personne_id, rang) => ({ demande_id: demandeId, personne_id, rang }));
  if (rows.length > 0) await db.insertInto('demande_habilitation_formateur').values(rows).execute();
}

/** The persons of some identifiers: counted by account, and recorded (SC22). */
async function lookUpPersonnes(
  context: RoleContext<'session-certification.trop-de-recherches'>,
  habilisIds: readonly string[],
) {
  await countLookups(context, habilisIds.length, rechercheDeFormateurs(habilisIds));
  return namedPersonne(context.db)
    .select(['personne.id', 'named.habilis_id', 'personne.nom', 'personne.prenom'])
    .where('named.habilis_id', 'in', habilisIds)
    .where('personne.etat', '<>', 'fusionnee')
    .execute();
}

const rowsOfPlateformes = (db: Db, demandeId: number) =>
  db
    .selectFrom('demande_habilitation_plateforme')
    .selectAll()
    .where('demande_id', '=', demandeId)
    .orderBy('rang')
    .execute();

/** The places that a demande asks for, in their order. */
export async function listPlateformes(db: Db, demandeId: number): Promise<PlateformeDemandee[]> {
  const rows = await rowsOfPlateformes(db, demandeId);
  return rows.map(({ id, ligne1, ligne2, code_postal: codePostal, ville }) => ({
    id,
    adresse: { ligne1, ligne2, codePostalVille: { codePostal, ville } },
  }));
}

/** Asks for exactly the places of a write, in its order; a kept place keeps its id, and the id of another demande's place finds nothing. */
export async function replacePlateformes(
  db: Db,
  demandeId: number,
  plateformes: readonly PlateformeDemandee[],
): Promise<void> {
  const known = new Set((await rowsOfPlateformes(db, demandeId)).map(({ id }) => id));
  const kept = new Set(plateformes.flatMap(({ id }) => (id !== null && known.has(id) ? [id] : [])));
  const gone = [...known.difference(kept)];
  if (gone.length > 0) await db.deleteFrom('demande_habilitation_plateforme').where('id', 'in', gone).execute();
  for (const [rang, { id, adresse }] of plateformes.entries()) {
    const { ligne1, ligne2, codePostalVille } = normalizeAdresse(adresse);
    const columns = {
      ligne1,
      ligne2,
      code_postal: codePostalVille.codePostal,
      ville: codePostalVille.ville,
      rang,
    };
    if (id !== null && kept.has(id)) {
      await db.updateTable('demande_habilitation_plateforme').set(columns).where('id', '=', id).execute();
      // A second line with the same id becomes a new place.
      kept.delete(id);
    } else {
      await db
        .insertInto('demande_habilitation_plateforme')
        .values({ ...columns, demande_id: demandeId })
        .execute();
    }
  }
}
