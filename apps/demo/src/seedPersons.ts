import { addDays } from '@habilis/domain/date/addDays';
import type { EtatUtilisateur } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import { endOfDayAt } from '@habilis/server/platform/today';
import { departementOfCity } from '@habilis/server/platform/communes/findCommunes';
import { demoEmail } from './demoAccounts.ts';
import { DEMO_DEMANDES, type DemoDemande, wasValidated } from './demoDemandes.ts';
import { DEMO_PERSONS, type DemoPerson, nordEstRequester } from './demoPersons.ts';

/** The ids of the funds and of the seeded rows, by their natural names. */
export type SeededIds = {
  readonly mrp: ReadonlyMap<string, number>;
  readonly entite: ReadonlyMap<number, number>;
  readonly personne: ReadonlyMap<string, number>;
  /** Requester role of each entity, by the entity's number. */
  readonly requesterRole: ReadonlyMap<number, number>;
};

const TERMINATED = 12;

async function findMrp(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('mrp').select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

function entiteState(demande: DemoDemande): 'provisoire' | 'active' | 'fermee' {
  if (demande.entite.rang === TERMINATED) return 'fermee';
  return wasValidated(demande) ? 'active' : 'provisoire';
}

async function seedEntites(db: Kysely<Database>, mrp: ReadonlyMap<string, number>): Promise<Map<number, number>> {
  const rows = await db
    .insertInto('entite')
    .values(
      DEMO_DEMANDES.map((demande) => ({
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
  return new Map(DEMO_DEMANDES.map(({ entite }) => [entite.rang, bySiret.get(entite.siret) ?? 0]));
}

function demoPeople(): DemoPerson[] {
  const further = DEMO_DEMANDES.filter(({ entite }) => entite.rang > 100).map((demande): DemoPerson => {
    const person = nordEstRequester(demande.entite.rang);
    return wasValidated(demande) ? { ...person, roles: person.roles.map((role) => ({ ...role, type: 'G' })) } : person;
  });
  return [...DEMO_PERSONS, ...further];
}

function etatOf({ active, motifBlocage }: DemoPerson): EtatUtilisateur {
  if (motifBlocage !== undefined) return 'bloquee';
  return active === false ? 'a-activer' : 'active';
}

/** The entities, persons and roles of the demonstration; one password for all, hashed once. */
export async function seedPersons(db: Kysely<Database>, motDePasse: string, today: string): Promise<SeededIds> {
  const mrp = await findMrp(db);
  const entite = await seedEntites(db, mrp);
  const people = demoPeople();
  const rows = await db
    .insertInto('personne')
    .values(
      people.map((person) => ({
        habilis_id: person.habilisId,
        nom: person.nom,
        prenom: person.prenom,
        email: demoEmail(person),
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
      people.flatMap((person) =>
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
  const requesters = new Map(
    roles.filter(({ type }) => type === 'DM' || type === 'G').map(({ id, entite_id }) => [entite_id, id]),
  );
  const requesterRole = new Map([...entite].map(([rang, id]) => [rang, requesters.get(id) ?? 0]));
  return { mrp, entite, personne, requesterRole };
}
