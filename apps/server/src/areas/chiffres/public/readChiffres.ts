import type { ChiffresPublics } from '@habilis/api/statistique/Statistique';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { firstOfMonth } from '@habilis/domain/date/firstOfMonth';
import { anneeAvant } from '@habilis/domain/statistique/periodeStatistique';
import { sql } from 'kysely';
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
import { nombreDesParts, parCode } from '../page/stock.ts';
import { finales } from '../page/sujets/demandes.ts';
import { STOCK_HABILITATIONS } from '../page/sujets/stockDesHabilitations.ts';

/** How many habilitations run, by dispositif and département, by the codes of both. */
export async function habilitationsParLieu({ db, today }: Pick<Lecture, 'db' | 'today'>) {
  const { rows } = await sql<{ code: string; libelle: string; departement: string | null; nombre: number }>`
    select dispositif.code, dispositif.libelle, flux.departement, sum(flux.nombre)::integer as nombre
    from (select departement, dispositif_niveau_id, sum(nombre) as nombre from ${STOCK_HABILITATIONS} habilitation
      where ${isInEtat('ACTIVE', today)} group by 1, 2) flux
      join dispositif_niveau niveau on niveau.id = flux.dispositif_niveau_id join dispositif on dispositif.id = niveau.dispositif_id
    group by 1, 2, 3 having sum(flux.nombre) <> 0 order by dispositif.code collate "C", flux.departement collate "C"`.execute(
    db,
  );
  return rows;
}

/** How many habilitations run, by dispositif and by département, the latter of one dispositif if it is named. */
async function habilitationsOf(lecture: Lecture, dispositif: string | undefined) {
  const { db, today } = lecture;
  const rows = await habilitationsParLieu(lecture);
  // An entite that has several is one.
  const { entites } = await db
    .selectFrom(
      db.selectFrom('habilitation').select('entite_id').distinct().where(isInEtat('ACTIVE', today)).as('habilitees'),
    )
    .select(sql<number>`count(*)::integer`.as('entites'))
    .executeTakeFirstOrThrow();
  const byDispositif = parCode(rows, ({ code }) => code)
    .map(([code, own]) => ({ code, libelle: own[0]?.libelle ?? '', nombre: nombreDesParts(own) }))
    .toSorted((one, other) => other.nombre - one.nombre);
  const placed = dispositif === undefined || dispositif === '' ? rows : rows.filter(({ code }) => code === dispositif);
  const byDepartement = parCode(placed, ({ departement }) => departement).map(([cle, own]) => ({
    cle,
    nombre: nombreDesParts(own),
  }));
  return { nombre: nombreDesParts(rows), entites, byDispositif, byDepartement };
}

/** The twelve months before the current one, of the whole network. */
export async function lecturePublique({ db, today }: Pick<Context, 'db' | 'today'>): Promise<Lecture> {
  const first = firstOfMonth(today);
  const periode = { du: addMonths(first, -12), au: addDays(first, -1) };
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
  const certificats = await lignesDeFlux(lecture, {
    cle: 'mois',
    mesure: 'certificat',
    columns: [(faits) => sommeDe(faits)],
  });
  const delais = await lignesDeFlux(lecture, {
    cle: 'mois',
    mesure: 'decision',
    columns: [(faits) => mediane(finales(faits)), (faits) => centile80(finales(faits))],
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
