import type { ChiffresPublics } from '@habilis/api/statistique/Statistique';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { anneeAvant, moisDe } from '@habilis/domain/statistique/periodeStatistique';
import { type Kysely, sql } from 'kysely';
import { byCode } from '../../../database/byCode.ts';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { isInEtat } from '../../habilitations/habilitation/etatHabilitationSql.ts';
import { dernierJourCompte } from '../fait/keepFaits.ts';
import {
  centile80,
  figure,
  figureDeFlux,
  figureDePersonnes,
  ligne,
  lignesDeFlux,
  masque,
  mediane,
  moisVoisins,
  trace,
} from '../page/figures.ts';
import type { Lecture } from '../page/Lecture.ts';
import { readFlux, sommeDe } from '../page/readFlux.ts';
import { finales } from '../page/sujets/demandes.ts';

const COUNT = sql<number>`count(*)::integer`;

/** The habilitations that run, with where their entites are. */
const rowsOf = (db: Kysely<Database>, today: string) =>
  db
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .where(isInEtat('ACTIVE', today));

async function habilitationsOf({ db, today }: Lecture, dispositif: string | undefined) {
  const { nombre, entites } = await rowsOf(db, today)
    .select([COUNT.as('nombre'), sql<number>`count(distinct habilitation.entite_id)::integer`.as('entites')])
    .executeTakeFirstOrThrow();
  const byDispositif = await rowsOf(db, today)
    .select(['dispositif.code', 'dispositif.libelle', COUNT.as('nombre')])
    .groupBy(['dispositif.code', 'dispositif.libelle'])
    .orderBy('nombre', 'desc')
    .orderBy('dispositif.code', byCode)
    .execute();
  const byDepartement = await rowsOf(db, today)
    .select([sql<string>`entite.code_departement`.as('cle'), COUNT.as('nombre')])
    .where('entite.code_departement', 'is not', null)
    .$if(dispositif !== undefined && dispositif !== '', (rows) => rows.where('dispositif.code', '=', dispositif ?? ''))
    .groupBy('entite.code_departement')
    .orderBy('entite.code_departement', byCode)
    .execute();
  return { nombre, entites, byDispositif, byDepartement };
}

/** The twelve months before the current one, of the whole network. */
export async function lecturePublique({ db, today }: Pick<Context, 'db' | 'today'>): Promise<Lecture> {
  const au = addDays(`${today.slice(0, 7)}-01`, -1);
  const periode = { du: addMonths(`${today.slice(0, 7)}-01`, -12), au };
  return {
    db,
    today,
    arretee: await dernierJourCompte(db),
    periode,
    avant: anneeAvant(periode),
    personnes: { periode, avant: anneeAvant(periode) },
    isReseau: true,
    isMasquee: true,
    filtres: {},
    isParNiveau: false,
    condition: sql<boolean>`true`,
    lus: new Map(),
  };
}

/** The lines of certificats and of delays by month. */
export async function parMois(lecture: Lecture) {
  const months = {
    known: moisDe(lecture.periode),
    ...(lecture.avant === null ? {} : { knownAvant: moisDe(lecture.avant) }),
  };
  const certificats = await lignesDeFlux(lecture, {
    cle: 'mois',
    mesure: 'certificat',
    columns: [(faits) => sommeDe(faits)],
    ...months,
  });
  const delais = await lignesDeFlux(lecture, {
    cle: 'mois',
    mesure: 'decision',
    columns: [(faits) => mediane(finales(faits)), (faits) => centile80(finales(faits))],
    ...months,
  });
  return { certificats: masque(lecture, certificats, { own: await moisVoisins(lecture, 'certificat') }), delais };
}

/** The public figures of the network (ST1049). */
export async function readChiffres(
  context: Pick<Context, 'db' | 'today'>,
  dispositif: string | undefined,
): Promise<ChiffresPublics> {
  const lecture = await lecturePublique(context);
  const { nombre, entites, byDispositif, byDepartement } = await habilitationsOf(lecture, dispositif);
  const { certificats, delais } = await parMois(lecture);
  const high = centile80(finales(await readFlux(lecture, 'decision', lecture.periode)));
  const delay = await figureDeFlux(lecture, 'public-delai-decision', 'decision', (faits) => mediane(finales(faits)));
  return {
    dispositifs: byDispositif.map(({ code, libelle }) => ({ code, libelle })),
    dateArretee: lecture.arretee === null ? null : lecture.periode.au,
    enRetard: lecture.arretee !== null && lecture.arretee < lecture.periode.au,
    periode: lecture.periode,
    figures: [
      figure('public-habilitations', nombre, { precision: { cle: 'entites', valeur: entites } }),
      await figureDePersonnes(lecture, (own) => figureDeFlux(own, 'public-certificats', 'certificat'), {
        mesure: 'certificat',
      }),
      { ...delay, precision: high === null ? null : { cle: 'centile-80', valeur: high } },
    ],
    traces: [
      trace(
        'public-habilitations-par-departement',
        byDepartement.map(({ cle, nombre: own }) => ligne(cle, [own])),
      ),
      trace(
        'public-habilitations-par-dispositif',
        byDispositif.map(({ code, libelle, nombre: own }) => ligne(code, [own], { libelle })),
      ),
      trace('public-certificats-par-mois', certificats),
      trace('public-delai-par-mois', delais),
    ],
  };
}
