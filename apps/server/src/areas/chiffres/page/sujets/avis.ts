import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { countDemandes } from '../../../demandes/demande/listDemandes.ts';
import { isAwaited } from '../../../demandes/demande/isAwaited.ts';
import { isInView } from '../../../demandes/demande/todoConditions.ts';
import type { LectureDuRole } from '../Lecture.ts';
import { centile80, figure, figureDeFlux, lignesDeFlux, mediane, moyenne, trace } from '../figures.ts';
import type { Fait } from '../Fait.ts';
import { readFlux, sommeDe } from '../readFlux.ts';
import { type Contenu, lienVers } from './Contenu.ts';
import { readEnCours, totalDe } from './demandesEnCours.ts';

const EXPERTISE = 'sous_commission';

/** Experts' avis: due and given, and how long they took. */
export async function avis(lecture: LectureDuRole): Promise<Contenu> {
  const { context, periode } = lecture;
  const isReseau = isNetworkScope(context.caller.role.type, 'read-statistiques');
  // Those of other roles are no expert's.
  const experts = (faits: readonly Fait[]) => faits.filter(({ detail }) => detail === 'E');
  const due = isReseau
    ? figure('avis-a-rendre', totalDe(await readEnCours(lecture, [EXPERTISE])).total, {
        lien: lienVers(lecture, 'demandes', { tache: EXPERTISE }),
      })
    : figure(
        'avis-a-rendre',
        (await countDemandes(context, [await isAwaited(context)], { total: isInView(context, 'a-traiter') })).total,
        { lien: lienVers(lecture, 'taches') },
      );
  const delay = await figureDeFlux(
    lecture,
    'delai-avis',
    'avis',
    (faits) => mediane(experts(faits)),
    (faits) => sommeDe(experts(faits)),
  );
  const mean = moyenne(experts(await readFlux(lecture, 'avis', periode)));
  return {
    figures: [
      due,
      await figureDeFlux(lecture, 'avis-rendus', 'avis', (faits) => sommeDe(experts(faits))),
      { ...delay, precision: mean === null ? null : ({ cle: 'moyenne', valeur: mean } as const) },
    ],
    traces: [
      trace(
        'avis-par-mois',
        await lignesDeFlux(lecture, {
          cle: 'mois',
          mesure: 'avis',
          columns: [(faits) => sommeDe(experts(faits))],
        }),
      ),
      trace(
        'delai-avis-par-niveau',
        await lignesDeFlux(lecture, {
          cle: 'niveau',
          mesure: 'avis',
          columns: [(faits) => mediane(experts(faits)), (faits) => centile80(experts(faits))],
        }),
      ),
    ],
  };
}
