import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import type { LectureDuRole } from '../Lecture.ts';
import { figure, ligne, trace } from '../figures.ts';
import type { Contenu } from './Contenu.ts';
import { readEnCours, totalDe } from './demandesEnCours.ts';

/** The tasks of agents. */
const TASKS = [...DA_TASK_KEYS, ...DH_TASK_KEYS].filter(hasHolder);

/** Who of the network holds how many tasks, and what nobody holds. */
export async function charge(lecture: LectureDuRole): Promise<Contenu> {
  const rows = await readEnCours(lecture, TASKS);
  const total = totalDe(rows);
  const lineOf = (cle: string, libelle: string | null, own: typeof rows) => {
    const sums = totalDe(own);
    return ligne(cle, [sums.total - sums.enRetard, sums.enRetard], { libelle });
  };
  const held = Map.groupBy(rows, ({ habilisId }) => habilisId ?? '');
  const byCaisse = Map.groupBy(rows, ({ caisse }) => caisse ?? '');
  return {
    figures: [
      figure('taches-en-cours', total.total),
      figure('taches-sans-titulaire', totalDe(held.get('') ?? []).total, { sur: total.total }),
      figure('taches-en-retard', total.enRetard, { sur: total.total }),
    ],
    traces: [
      trace(
        'charge-par-personne',
        [...held]
          .filter(([habilisId]) => habilisId !== '')
          .map(([habilisId, own]) => lineOf(habilisId, own[0]?.nomPrenom ?? null, own))
          .toSorted((one, other) => (one.libelle ?? '').localeCompare(other.libelle ?? '', 'fr')),
      ),
      ...(lecture.seesCaisses
        ? [
            trace(
              'charge-par-caisse',
              [...byCaisse]
                .filter(([caisse]) => caisse !== '')
                .map(([caisse, own]) => lineOf(caisse, null, own))
                .toSorted((one, other) => (one.cle < other.cle ? -1 : 1)),
            ),
          ]
        : []),
    ],
  };
}
