import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import { sql } from 'kysely';
import { habilitations } from '../../../demandes/demande/demandeRows.ts';
import { isUnderWayOn } from '../../../demandes/demande/todoConditions.ts';
import type { LectureDuRole } from '../Lecture.ts';
import { centile80, figure, figureDeFlux, ligne, lignesDeFlux, mediane, trace } from '../figures.ts';
import { readFlux, sommeDe } from '../readFlux.ts';
import { type Contenu, lienVers } from './Contenu.ts';
import { finales } from './demandes.ts';
import { filtered, readEnCours, totalDe } from './demandesEnCours.ts';
import { COUNT, filtresDuStock } from '../stock.ts';

const DECIDED = ['ACCORDE', 'AJOURNE', 'REFUSE'];

/** What was sent of each of the commission's days in the span, by decision. */
async function parSeance({ db, filtres, periode: { du, au } }: LectureDuRole) {
  const isOf = (decision: Decision) =>
    sql<number>`(count(*) filter (where decision_commission.decision = ${decision}))::integer`;
  const rows = await filtresDuStock(filtres, {
    caisse: 'demande_habilitation.caisse_id',
    entite: 'demande_habilitation.entite_id',
    niveau: 'demande_habilitation.dispositif_niveau_id',
  })
    .reduce(
      (query, condition) => query.where(condition),
      db
        .selectFrom('decision_commission')
        .innerJoin('demande_habilitation', 'demande_habilitation.id', 'decision_commission.demande_id'),
    )
    .where('decision_commission.etat', '=', 'envoyee')
    .where('decision_commission.date_cnh', '>=', du)
    .where('decision_commission.date_cnh', '<=', au)
    .select([
      sql<string>`decision_commission.date_cnh::text`.as('jour'),
      isOf('ACCORDE').as('accord'),
      isOf('ACCORDE_SOUS_RESERVE').as('reserve'),
      isOf('AJOURNE').as('ajournement'),
      isOf('REFUSE').as('refus'),
    ])
    .groupBy('decision_commission.date_cnh')
    .orderBy('decision_commission.date_cnh')
    .execute();
  return rows.map(({ jour, accord, reserve, ajournement, refus }) =>
    ligne(jour, [accord, reserve, ajournement, refus]),
  );
}

/** The commission: its agenda, its decisions and how long they took from the first submit. */
export async function commission(lecture: LectureDuRole): Promise<Contenu> {
  const { context, periode, avant } = lecture;
  const waiting = totalDe(await readEnCours(lecture, ['planification_decision', 'decision']));
  const seances = await habilitations(context, [isUnderWayOn(['decision']), ...filtered(lecture)])
    .select([sql<string>`demande_habilitation.date_cnh::text`.as('jour'), COUNT.as('nombre')])
    .where('demande_habilitation.date_cnh', 'is not', null)
    .groupBy('demande_habilitation.date_cnh')
    .orderBy('demande_habilitation.date_cnh')
    .execute();
  const now = await readFlux(lecture, 'decision', periode);
  const before = avant === null ? null : await readFlux(lecture, 'decision', avant);
  const isOf = (decision: string) => (fait: { readonly detail: string }) => fait.detail === decision;
  return {
    figures: [
      figure('demandes-a-decider', waiting.total),
      await figureDeFlux(lecture, 'decisions', 'decision'),
      await figureDeFlux(
        lecture,
        'delai-soumission-decision',
        'decision',
        (faits) => mediane(finales(faits)),
        (faits) => sommeDe(finales(faits)),
      ),
    ],
    traces: [
      trace(
        'seances-a-venir',
        seances.map(({ jour, nombre }) =>
          ligne(jour, [nombre], { lien: lienVers(lecture, 'commissionSeance', { date: jour }, []) }),
        ),
      ),
      trace(
        'decisions-par-type',
        DECIDED.map((decision) =>
          ligne(decision, [sommeDe(now, isOf(decision))], {
            avant: before === null ? null : [sommeDe(before, isOf(decision))],
          }),
        ),
      ),
      trace('decisions-par-seance', await parSeance(lecture)),
      trace(
        'delai-decision-par-mois',
        await lignesDeFlux(lecture, {
          cle: 'mois',
          mesure: 'decision',
          columns: [(faits) => mediane(finales(faits)), (faits) => centile80(finales(faits))],
        }),
      ),
    ],
  };
}
