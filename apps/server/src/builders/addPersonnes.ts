import { addDays } from '@habilis/domain/date/addDays';
import type { EtatUtilisateur } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import { endOfDayAt } from '../platform/today.ts';
import { departementOfCity } from '../platform/communes/findCommunes.ts';
import type { Building, BuiltIds } from './Building.ts';
import { emailOf } from './emailOf.ts';
import type { GivenDossier, GivenPersonne } from './Population.ts';
import { wasValidated } from './dossierSteps.ts';

async function findMrp(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('mrp').select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

function entiteState(demande: GivenDossier): 'provisoire' | 'active' | 'fermee' {
  if (demande.entite.isFermee === true) return 'fermee';
  return wasValidated(demande) ? 'active' : 'provisoire';
}

async function addEntites(
  { db, population: { dossiers } }: Building,
  mrp: ReadonlyMap<string, number>,
): Promise<Map<number, number>> {
  const rows = await db
    .insertInto('entite')
    .values(
      dossiers.map((demande) => ({
        raison_sociale: demande.entite.raisonSociale,
        siret: demande.entite.siret,
        etat: entiteState(demande),
        type_entite: demande.entite.typeEntite,
        regime: demande.entite.regime,
        caisse_id: mrp.get(demande.entite.caisse) ?? null,
        code_postal: demande.entite.codePostal,
        ville: demande.entite.ville,
        code_departement: departementOfCity(demande.entite.codePostal, demande.entite.ville),
      })),
    )
    .returning(['id', 'siret'])
    .execute();
  const bySiret = new Map(rows.map(({ id, siret }) => [siret, id]));
  return new Map(dossiers.map(({ entite }) => [entite.rang, bySiret.get(entite.siret) ?? 0]));
}

function etatOf({ active, motifBlocage }: GivenPersonne): EtatUtilisateur {
  if (motifBlocage !== undefined) return 'bloquee';
  return active === false ? 'a-activer' : 'active';
}

/** Writes the entites, persons and roles; everybody shares one hashed password. */
export async function addPersonnes(building: Building, motDePasse: string): Promise<BuiltIds> {
  const { db, today, population } = building;
  const mrp = await findMrp(db);
  const entite = await addEntites(building, mrp);
  const rows = await db
    .insertInto('personne')
    .values(
      population.personnes.map((person) => ({
        habilis_id: person.habilisId,
        nom: person.nom,
        prenom: person.prenom,
        email: emailOf(person),
        mot_de_passe: person.active === false ? null : motDePasse,
        etat: etatOf(person),
        motif_blocage: person.motifBlocage ?? null,
        cree_le: `${addDays(today, person.active === false ? -12 : -600)}T08:30:00Z`,
        donnees_validees: person.personalDataValidated !== false,
      })),
    )
    .returning(['id', 'habilis_id'])
    .execute();
  const personne = new Map(rows.map(({ id, habilis_id }) => [habilis_id, id]));
  const roles = await db
    .insertInto('role')
    .values(
      population.personnes.flatMap((person) =>
        person.roles.map((role) => ({
          personne_id: personne.get(person.habilisId) ?? 0,
          type: role.type,
          entite_id: role.entite === undefined ? null : (entite.get(role.entite) ?? null),
          mrp_id: role.mrp === undefined ? null : (mrp.get(role.mrp) ?? null),
          notif_set: role.notifSet !== false,
          fin_le: role.finieDepuis === undefined ? null : endOfDayAt(addDays(today, -role.finieDepuis)),
        })),
      ),
    )
    .returning(['id', 'type', 'entite_id'])
    .execute();
  const demandeurs = new Map(
    roles.filter(({ type }) => type === 'DM' || type === 'G').map(({ id, entite_id }) => [entite_id, id]),
  );
  const demandeurRole = new Map([...entite].map(([rang, id]) => [rang, demandeurs.get(id) ?? 0]));
  return { mrp, entite, personne, demandeurRole };
}
