import { addDays } from '@habilis/domain/date/addDays';
import { numeroHabilitation } from '@habilis/domain/habilitation/numeroHabilitation';
import { plannedEndDate } from '@habilis/domain/habilitation/plannedEndDate';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { HabilitationSuspensionTable, HabilitationTable } from '../database/tables/habilitations.ts';
import type { Building, BuiltIds } from './Building.ts';
import type { GivenHabilitation } from './Population.ts';

type Day = (age: number) => string;

function periodsOf({ suspensions = [], rupture }: GivenHabilitation, day: Day) {
  const withheld = suspensions.map(({ de, a, motif }) => ({
    date_debut: day(de),
    date_fin: day(a),
    rupture: false,
    commentaire: motif,
  }));
  if (rupture === undefined) return withheld;
  return [
    ...withheld,
    { date_debut: day(rupture), date_fin: null, rupture: true, commentaire: 'Cessation de l’activité.' },
  ] satisfies Omit<Insertable<HabilitationSuspensionTable>, 'habilitation_id'>[];
}

function rowOf(
  given: GivenHabilitation,
  { population, today }: Building,
  { entiteId, niveauId, day }: { entiteId: number; niveauId: number; day: Day },
): Insertable<HabilitationTable> {
  const dateDebut = day(given.age);
  const [duree, unite] = population.niveaux.find(({ code }) => code === given.niveau)?.habilitation ?? [null, null];
  const last = periodsOf(given, day).at(-1);
  return {
    numero: numeroHabilitation({
      sequence: given.sequence,
      annee: Number(dateDebut.slice(0, 4)),
      code: given.niveau,
      indice: given.indice ?? 1,
    }),
    entite_id: entiteId,
    dispositif_niveau_id: niveauId,
    date_debut: dateDebut,
    date_fin: plannedEndDate(
      { dureeValiditeHabilitation: duree, uniteDureeValiditeHabilitation: unite },
      dateDebut,
      today,
    ),
    commentaire_date_fin: null,
    date_debut_suspension: last?.date_debut ?? null,
    date_decision_suspension: last?.date_debut ?? null,
    date_fin_suspension: last?.date_fin ?? null,
    commentaire_suspension: last?.commentaire ?? null,
    rupture: given.rupture !== undefined,
    plateforme_mobile: given.mobile === true,
  };
}

async function addDelegations(
  { db, today }: Building,
  ids: BuiltIds,
  { habilitationId, given }: { readonly habilitationId: number; readonly given: GivenHabilitation },
): Promise<void> {
  for (const [habilisId, age] of given.delegations ?? []) {
    const { id: role_id } = await db
      .selectFrom('role')
      .select('id')
      .where('personne_id', '=', ids.personne.get(habilisId) ?? 0)
      .where('type', '=', 'DL')
      .executeTakeFirstOrThrow();
    const debut_le = `${addDays(today, -age)}T09:20:00Z`;
    await db.insertInto('delegation').values({ habilitation_id: habilitationId, role_id, debut_le }).execute();
  }
}

/** Links each habilitation to the one it renews, and continues the numbering after the existing numbers. */
async function linkAndNumber(db: Kysely<Database>): Promise<void> {
  await sql`update habilitation set source_id = source.id from habilitation source
    where source.entite_id = habilitation.entite_id and source.dispositif_niveau_id = habilitation.dispositif_niveau_id
      and source.id < habilitation.id`.execute(db);
  await sql`insert into numerotation (prefixe, annee, dernier)
    select 'HAB', split_part(numero, '/', 2)::int, max(split_part(numero, '/', 1)::int) from habilitation group by 2`.execute(
    db,
  );
}

/** Writes the habilitations with their suspensions, platforms and délégataires. */
export async function addHabilitations(
  building: Building,
  { ids, niveaux }: { readonly ids: BuiltIds; readonly niveaux: ReadonlyMap<string, number> },
): Promise<void> {
  const { db, population, today } = building;
  const day: Day = (age) => addDays(today, -Math.floor(age));
  for (const given of population.habilitations) {
    const entiteId = ids.entite.get(given.entite) ?? 0;
    const { id: habilitation_id } = await db
      .insertInto('habilitation')
      .values(rowOf(given, building, { entiteId, niveauId: niveaux.get(given.niveau) ?? 0, day }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const periods = periodsOf(given, day).map((period) => ({ ...period, habilitation_id }));
    if (periods.length > 0) await db.insertInto('habilitation_suspension').values(periods).execute();
    const places = (given.plateformes ?? []).map(({ ligne1, codePostal, ville }) => ({
      habilitation_id,
      ligne1,
      ligne2: null,
      code_postal: codePostal,
      ville,
      date_validation_cnh: day(given.age),
    }));
    if (places.length > 0) await db.insertInto('habilitation_plateforme').values(places).execute();
    await addDelegations(building, ids, { habilitationId: habilitation_id, given });
  }
  await linkAndNumber(db);
}
