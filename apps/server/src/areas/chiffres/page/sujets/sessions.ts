import { addDays } from '@habilis/domain/date/addDays';
import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { JOURS_CLOTURE } from '@habilis/domain/session-certification/JOURS_CLOTURE';
import { SESSION_VUES } from '@habilis/domain/session-certification/vues';
import { pourcentDe } from '@habilis/domain/statistique/centileCompte';
import { moisEntiers } from '@habilis/domain/statistique/moisEntiers';
import { joursDuMois, type Periode } from '@habilis/domain/statistique/periodeStatistique';
import { sql } from 'kysely';
import { sessionsIn } from '../../../sessions/liste/sessionRows.ts';
import type { LectureDuRole } from '../Lecture.ts';
import {
  bornesDe,
  figure,
  figureDeFlux,
  figureDePersonnes,
  ligne,
  lignesDeFlux,
  lignesDePersonnes,
  nombreDe,
  partDe,
  surMoisEntiers,
  trace,
} from '../figures.ts';
import { parCle, readFlux, sommeDe } from '../readFlux.ts';
import { type Contenu, lienVers } from './Contenu.ts';
import { COUNT, filtresDuStock } from '../stock.ts';

const isAdmis = (detail: string) => detail === 'ADMIS';
const isMac = (detail: string) => detail === 'MAC';
/** How many years the table goes back. */
const YEARS = 3;

/** The sessions closed on some days. */
const closesLien = (lecture: LectureDuRole, { du, au }: Periode) =>
  lienVers(lecture, 'sessions', { vue: 'cloturees', closeDu: du, closeAu: au });

/** The sessions that are deleted soon, unless they are closed. */
async function aRisque(lecture: LectureDuRole) {
  const before = addDays(lecture.today, JOURS_CLOTURE.proche + 1);
  const { nombre } = await sessionsIn(lecture.context, SESSION_VUES['en-cours'], [
    sql<boolean>`session_certification.date_suppression < ${before}::date`,
    ...filtresDuStock(lecture.filtres, {
      caisse: 'session_certification.caisse_id',
      entite: 'session_certification.entite_id',
      niveau: 'session_certification.dispositif_niveau_id',
    }),
  ])
    .select(COUNT.as('nombre'))
    .executeTakeFirstOrThrow();
  return figure('sessions-a-risque', nombre, {
    lien: lienVers(lecture, 'sessions', { cloture: String(JOURS_CLOTURE.proche) }),
  });
}

/** The last years as far as today. */
async function parAnnee(lecture: LectureDuRole) {
  const year = Number(lecture.today.slice(0, 4));
  // Stagiaires of others are counted until the end of the last month.
  const span = { du: `${year - YEARS + 1}-01-01`, au: lecture.today };
  const whole = lecture.isMasquee ? moisEntiers(span, lecture.today) : span;
  const held = parCle(await readFlux(lecture, 'session', span, 'annee'));
  const trained = parCle(await readFlux(lecture, 'stagiaire', whole, 'annee'));
  return Array.from({ length: YEARS }, (_, index) => String(year - YEARS + 1 + index)).map((annee) => {
    const stagiaires = trained.get(annee) ?? [];
    const total = sommeDe(stagiaires);
    const admitted = sommeDe(stagiaires, ({ detail }) => isAdmis(detail));
    return ligne(annee, [sommeDe(held.get(annee) ?? []), total, pourcentDe(admitted, total)]);
  });
}

/** Which of those years begin or end beside a month of few stagiaires. */
async function anneesVoisines(lecture: LectureDuRole): Promise<boolean[]> {
  const year = Number(lecture.today.slice(0, 4));
  const periode = moisEntiers({ du: `${year - YEARS + 1}-01-01`, au: lecture.today }, lecture.today);
  const safe = await bornesDe(lecture, 'stagiaire', periode);
  return Array.from({ length: YEARS }, (_, place) => {
    const [start, end] = [safe[place * 12], safe[Math.min(place * 12 + 12, safe.length - 1)]];
    return lecture.isMasquee && (start === false || end === false);
  });
}

/** How many sessions had how many stagiaires. */
async function tailles(lecture: LectureDuRole) {
  const faits = await readFlux(lecture, 'session', lecture.periode);
  const bySize = Map.groupBy(faits, ({ valeur }) => valeur);
  const largest = Math.max(0, ...bySize.keys());
  return Array.from({ length: largest }, (_, index) => index + 1).map((size) =>
    ligne(String(size), [sommeDe(bySize.get(size) ?? [])]),
  );
}

/** Whom each niveau trained, and how many of them succeeded. */
const parNiveau = (lecture: LectureDuRole) =>
  lignesDeFlux(lecture, {
    cle: 'niveau',
    mesure: 'stagiaire',
    columns: [(faits) => sommeDe(faits), partDe(isAdmis)],
  });

async function figuresOf(lecture: LectureDuRole): Promise<Contenu['figures']> {
  const dePersonnes = surMoisEntiers(lecture);
  return [
    { ...(await figureDeFlux(lecture, 'sessions-tenues', 'session')), lien: closesLien(lecture, lecture.periode) },
    await figureDePersonnes(dePersonnes, (own) => figureDeFlux(own, 'stagiaires-formes', 'stagiaire'), {
      mesure: 'stagiaire',
    }),
    await figureDePersonnes(
      dePersonnes,
      (own) => figureDeFlux(own, 'taux-reussite', 'stagiaire', partDe(isAdmis), (faits) => sommeDe(faits)),
      { personsOf: ({ sur }) => sur ?? 0, mesure: 'stagiaire' },
    ),
    await figureDeFlux(lecture, 'part-mac', 'session', partDe(isMac), (faits) => sommeDe(faits)),
    await aRisque(lecture),
  ];
}

async function tracesOf(lecture: LectureDuRole): Promise<Contenu['traces']> {
  const { context, periode } = lecture;
  const dePersonnes = surMoisEntiers(lecture);
  return [
    trace(
      'sessions-par-mois',
      await lignesDeFlux(lecture, {
        cle: 'mois',
        mesure: 'session',
        columns: [nombreDe(({ detail }) => !isMac(detail)), nombreDe(({ detail }) => isMac(detail))],
        lien: (mois) => closesLien(lecture, joursDuMois(mois, periode)),
      }),
    ),
    trace(
      'sessions-par-annee',
      await lignesDePersonnes(lecture, parAnnee, { column: 1, own: await anneesVoisines(lecture) }),
    ),
    trace('reussite-par-niveau', await lignesDePersonnes(dePersonnes, parNiveau, { isDePeriode: true })),
    ...(isNetworkScope(context.caller.role.type, 'read-statistiques')
      ? [
          trace(
            'sessions-par-departement',
            await lignesDeFlux(lecture, {
              cle: 'departement',
              mesure: 'session',
              columns: [(faits) => sommeDe(faits)],
            }),
          ),
        ]
      : []),
    trace('tailles-de-classe', await tailles(lecture)),
  ];
}

/** Sessions that were closed, whom they trained and how well, and those about to be deleted. */
export async function sessions(lecture: LectureDuRole): Promise<Contenu> {
  const [figures, traces] = await Promise.all([figuresOf(lecture), tracesOf(lecture)]);
  return { figures, traces };
}
