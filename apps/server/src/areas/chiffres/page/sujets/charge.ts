import { HELD } from '../../../demandes/demande/filterConditions.ts';
import type { LectureDuRole } from '../Lecture.ts';
import { figure, ligne, trace } from '../figures.ts';
import { type Contenu, lienVers } from './Contenu.ts';
import { readEnCours, totalDe } from './demandesEnCours.ts';

const REPARTITION = 'repartition';
const EXPERTISE = 'sous_commission';
const AGENT = { titulaire: 'agent' };

/** Who of the network holds how many tasks, and what nobody holds. */
export async function charge(lecture: LectureDuRole): Promise<Contenu> {
  const rows = await readEnCours(lecture, HELD);
  const total = totalDe(rows);
  const lien = (filtres: Readonly<Record<string, string>>) => lienVers(lecture, 'demandes', filtres);
  const lineOf = (cle: string, libelle: string | null, own: typeof rows, filtres: Readonly<Record<string, string>>) => {
    const sums = totalDe(own);
    return ligne(cle, [sums.total - sums.enRetard, sums.enRetard], { libelle, lien: lien(filtres) });
  };
  const byPerson = (some: typeof rows, filtres: Readonly<Record<string, string>>) =>
    [...Map.groupBy(some, ({ habilisId }) => habilisId ?? '')]
      .filter(([habilisId]) => habilisId !== '')
      .map(([habilisId, own]) =>
        lineOf(habilisId, own[0]?.nomPrenom ?? null, own, { ...filtres, responsable: habilisId }),
      )
      .toSorted((one, other) => (one.libelle ?? '').localeCompare(other.libelle ?? '', 'fr'));
  const free = totalDe(rows.filter(({ habilisId }) => habilisId === null));
  const toDispatch = totalDe(rows.filter(({ tache }) => tache === REPARTITION));
  const byCaisse = Map.groupBy(rows, ({ caisse }) => caisse ?? '');
  return {
    figures: [
      figure('taches-en-cours', total.total, { lien: lien(AGENT) }),
      // Who answers for one caisse dispatches nothing.
      ...(lecture.seesCaisses
        ? [figure('demandes-a-repartir', toDispatch.total, { lien: lien({ tache: REPARTITION }) })]
        : []),
      figure('taches-sans-titulaire', free.total, { sur: total.total, lien: lien({ titulaire: 'aucun' }) }),
      figure('taches-en-retard', total.enRetard, {
        sur: total.total,
        lien: lien({ ...AGENT, echeance: 'depassee' }),
      }),
    ],
    traces: [
      trace('charge-par-personne', byPerson(rows, AGENT)),
      ...(lecture.seesCaisses
        ? [
            trace(
              'charge-par-expert',
              byPerson(
                rows.filter(({ tache }) => tache === EXPERTISE),
                { tache: EXPERTISE },
              ),
            ),
            trace(
              'charge-par-caisse',
              [...byCaisse]
                .filter(([caisse]) => caisse !== '')
                .map(([caisse, own]) => lineOf(caisse, null, own, { ...AGENT, caisse }))
                .toSorted((one, other) => (one.cle < other.cle ? -1 : 1)),
            ),
          ]
        : []),
    ],
  };
}
