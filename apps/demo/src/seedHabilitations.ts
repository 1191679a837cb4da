import { addDays } from '@habilis/domain/date/addDays';
import { numeroHabilitation } from '@habilis/domain/habilitation/numeroHabilitation';
import { plannedEndDate } from '@habilis/domain/habilitation/plannedEndDate';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import type { HabilitationSuspensionTable, HabilitationTable } from '@habilis/server/database/tables/habilitations';
import { DEMO_HABILITATIONS, type DemoHabilitation } from './demoHabilitations.ts';
import { DEMO_NIVEAUX } from './demoNiveaux.ts';
import type { SeededIds } from './seedPersons.ts';

type Day = (age: number) => string;

function periodsOf({ suspensions = [], rupture }: DemoHabilitation, day: Day) {
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
  demo: DemoHabilitation,
  { entiteId, niveauId, today, day }: { entiteId: number; niveauId: number; today: string; day: Day },
): Insertable<HabilitationTable> {
  const dateDebut = day(demo.age);
  const [duree, unite] = DEMO_NIVEAUX.find(([code]) => code === demo.niveau)?.[3] ?? [null, null];
  const last = periodsOf(demo, day).at(-1);
  return {
    numero: numeroHabilitation({
      sequence: demo.sequence,
      annee: Number(dateDebut.slice(0, 4)),
      code: demo.niveau,
      indice: demo.indice ?? 1,
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
    date_fin_suspension: last?.date_fin ?? null,
    commentaire_suspension: last?.commentaire ?? null,
    rupture: demo.rupture !== undefined,
    plateforme_mobile: demo.mobile === true,
  };
}

/** The accreditations of D.3, with their suspensions and their platforms. */
export async function seedHabilitations(
  db: Kysely<Database>,
  {
    ids,
    niveaux,
    today,
  }: { readonly ids: SeededIds; readonly niveaux: ReadonlyMap<string, number>; readonly today: string },
): Promise<void> {
  const day: Day = (age) => addDays(today, -Math.floor(age));
  for (const demo of DEMO_HABILITATIONS) {
    const entiteId = ids.entite.get(demo.entite) ?? 0;
    const { id: habilitation_id } = await db
      .insertInto('habilitation')
      .values(rowOf(demo, { entiteId, niveauId: niveaux.get(demo.niveau) ?? 0, today, day }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const periods = periodsOf(demo, day).map((period) => ({ ...period, habilitation_id }));
    if (periods.length > 0) await db.insertInto('habilitation_suspension').values(periods).execute();
    const places = (demo.plateformes ?? []).map(({ ligne1, codePostal, ville }) => ({
      habilitation_id,
      ligne1,
      ligne2: null,
      code_postal: codePostal,
      ville,
      date_validation_cnh: day(demo.age),
    }));
    if (places.length > 0) await db.insertInto('habilitation_plateforme').values(places).execute();
  }
}
