import type { Estimation } from '@habilis/api/examen/endpoints';
import { addMonths } from '@habilis/domain/date/addMonths';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { estimationDelai } from '@habilis/domain/estimation/estimationDelai';
import type { Context } from '../../../platform/Handler.ts';

/** How long recently decided demandes of the same niveau and caisse took; null when they are too few, or when the demande has its decision (DH60, DH61). */
export async function estimateDelay({ db, today, settings }: Context, demandeId: number): Promise<Estimation | null> {
  const { periodeEstimationMois, minimumEstimationDemandes } = settings;
  const decided = await db
    .selectFrom('demande_habilitation as demande')
    .innerJoin('demande_habilitation as comparable', (join) =>
      join
        .onRef('comparable.dispositif_niveau_id', '=', 'demande.dispositif_niveau_id')
        .onRef('comparable.caisse_id', '=', 'demande.caisse_id'),
    )
    .select(['comparable.date_first_soumission as submitted', 'comparable.date_decision as judged'])
    .where('demande.id', '=', demandeId)
    // What is decided is expected no more; a decision that may still be cancelled is not known yet.
    .where('demande.en_cours', '=', true)
    .where('demande.tache', '<>', 'suppression_apres_refus')
    .where((eb) => eb.or([eb('demande.decision', 'is', null), eb('demande.tache', '=', 'decision')]))
    .where('comparable.date_decision', '>', addMonths(today, -periodeEstimationMois))
    .where('comparable.decision', '<>', 'AJOURNE')
    // Nobody may learn of a decision that may still be cancelled.
    .where('comparable.tache', '<>', 'decision')
    .execute();
  const durations = decided.flatMap(({ submitted, judged }) =>
    submitted === null || judged === null ? [] : [daysBetween(submitted, judged)],
  );
  const estimation = estimationDelai(durations, minimumEstimationDemandes);
  return estimation === null ? null : { ...estimation, mois: periodeEstimationMois };
}
