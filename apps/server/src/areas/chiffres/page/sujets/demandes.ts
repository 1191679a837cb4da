import { MOTIFS_COMPLEMENT } from '@habilis/domain/complement/MOTIFS_COMPLEMENT';
import { FILE_UPLOADS } from '@habilis/domain/complement/valeursOfFichiers';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import { pourcentDe } from '@habilis/domain/statistique/centileCompte';
import { ETAPES_RESEAU } from '@habilis/domain/statistique/TRACES';
import { isHorsDelai } from '@habilis/domain/statistique/isHorsDelai';
import type { LectureDuRole } from '../Lecture.ts';
import { centile80, figure, figureDeFlux, ligne, lignesDeFlux, mediane, nombreDe, partDe, trace } from '../figures.ts';
import type { Fait } from '../Fait.ts';
import { parCle, readFlux, sommeDe } from '../readFlux.ts';
import { type Contenu, lienVers } from './Contenu.ts';
import { readEnCours, totalDe } from './demandesEnCours.ts';

const TASKS: readonly string[] = [...DA_TASK_KEYS, ...DH_TASK_KEYS];
const byTask = (one: { readonly cle: string }, other: { readonly cle: string }) =>
  TASKS.indexOf(one.cle) - TASKS.indexOf(other.cle);

/** A task in which a demande waits for nobody (ST1071). */
const RESTING: readonly string[] = DA_WORKFLOW.resting;
const isWaiting = ({ tache }: { readonly tache: string }) => !RESTING.includes(tache);

/** Which decisions end a demande: one that is postponed is decided later. */
const isFinal = (detail: string) => detail !== 'AJOURNE';
export const finales = (faits: readonly Fait[]) => faits.filter(({ detail }) => isFinal(detail));

const lien = (lecture: LectureDuRole, own: Readonly<Record<string, string>> = {}) => lienVers(lecture, 'demandes', own);

/** What stands today. */
function figuresDuStock(lecture: LectureDuRole, rows: Awaited<ReturnType<typeof readEnCours>>) {
  const stock = totalDe(rows);
  const waiting = totalDe(rows.filter(isWaiting));
  return [
    figure('demandes-en-cours', stock.total, { lien: lien(lecture) }),
    figure('demandes-en-retard', stock.enRetard, { sur: stock.total, lien: lien(lecture, { echeance: 'depassee' }) }),
    figure('age-moyen', waiting.total === 0 ? null : Math.round(waiting.jours / waiting.total)),
  ];
}

/** What came in, and what was decided. */
async function figuresDuFlux(lecture: LectureDuRole) {
  const delay = await figureDeFlux(
    lecture,
    'delai-decision',
    'decision',
    (faits) => mediane(finales(faits)),
    (faits) => sommeDe(finales(faits)),
  );
  const high = centile80(finales(await readFlux(lecture, 'decision', lecture.periode)));
  return {
    // One that was deleted since came in all the same, and is in no list.
    recues: await figureDeFlux(lecture, 'demandes-recues', 'recue'),
    decidees: [
      { ...delay, precision: high === null ? null : ({ cle: 'centile-80', valeur: high } as const) },
      await figureDeFlux(
        lecture,
        'taux-acceptation',
        'decision',
        partDe((detail) => detail === 'ACCORDE', isFinal),
        (faits) => sommeDe(finales(faits)),
      ),
    ],
  };
}

/** Time at each step in which somebody has to act; steps of drafts are those of the entite alone. */
async function tempsParTache(lecture: LectureDuRole, now: readonly Fait[]) {
  const before = lecture.avant === null ? null : await readFlux(lecture, 'pas', lecture.avant);
  const byDetail = Map.groupBy(now, ({ detail }) => detail);
  const former = Map.groupBy(before ?? [], ({ detail }) => detail);
  return [...byDetail]
    .filter(([tache]) => tache !== 'saisie' && tache !== 'da_saisie' && isWaiting({ tache }))
    .map(([tache, faits]) =>
      ligne(tache, [mediane(faits), centile80(faits)], {
        avant: before === null ? null : [mediane(former.get(tache) ?? []), centile80(former.get(tache) ?? [])],
      }),
    )
    .toSorted(byTask);
}

/** What each niveau calls the documents that it asks for, by niveau and path; a document that is asked no more keeps its name. */
async function nomsDesPieces({ db }: LectureDuRole): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('dispositif_niveau')
    .select(['code', 'pedagogique_upload_fields_config as pedagogique', 'technique_upload_fields_config as technique'])
    .execute();
  return new Map(
    rows.flatMap(({ code, pedagogique, technique }) =>
      [...pedagogique, ...technique].map(({ id, libelle }) => [`${code} ${FILE_UPLOADS}${id}`, libelle] as const),
    ),
  );
}

/** The motif and the field of a point that was counted. */
function pointDe({ detail }: Fait) {
  const [motif = '', chemin = ''] = detail.split(' ', 2);
  return { motif, chemin };
}

/** Points of complements by what they are about, across their motifs: documents of several niveaux that bear one name are one line (ST1066). */
async function complementsParChamp(lecture: LectureDuRole) {
  const noms = await nomsDesPieces(lecture);
  const nomDe = (fait: Fait) => noms.get(`${fait.cle} ${pointDe(fait).chemin}`) ?? null;
  const motifs = (faits: readonly Fait[]) =>
    MOTIFS_COMPLEMENT.map((motif) => sommeDe(faits, (fait) => pointDe(fait).motif === motif));
  const now = await readFlux(lecture, 'complement', lecture.periode, 'niveau');
  const before = lecture.avant === null ? null : await readFlux(lecture, 'complement', lecture.avant, 'niveau');
  const champDe = (fait: Fait) => nomDe(fait) ?? pointDe(fait).chemin;
  const former = Map.groupBy(before ?? [], champDe);
  const [total, totalAvant] = [sommeDe(now), sommeDe(before ?? [])];
  const champs = [...Map.groupBy(now, champDe)]
    .map(([champ, faits]) => {
      const [nombre, avant] = [sommeDe(faits), sommeDe(former.get(champ) ?? [])];
      return ligne(champ, [nombre, pourcentDe(nombre, total)], {
        libelle: faits[0] === undefined ? null : nomDe(faits[0]),
        avant: before === null ? null : [avant, pourcentDe(avant, totalAvant)],
      });
    })
    .toSorted(
      ({ cle, valeurs: [one = 0] }, { cle: other, valeurs: [two = 0] }) =>
        Number(two) - Number(one) || (cle < other ? -1 : 1),
    );
  const byChamp = Map.groupBy(now, champDe);
  return {
    champs,
    croises: champs.map(({ cle, libelle }) => ligne(cle, motifs(byChamp.get(cle) ?? []), { libelle })),
  };
}

/** The share of the steps left in a month that took longer than their delay. */
const partHorsDelai =
  ({ context: { settings } }: LectureDuRole) =>
  (faits: readonly Fait[]) => {
    const late = (fait: Fait) => isHorsDelai(fait.detail, fait.valeur, settings);
    return pourcentDe(
      sommeDe(faits, (fait) => late(fait) === true),
      sommeDe(faits, (fait) => late(fait) !== null),
    );
  };

/** How long each caisse takes from the first submit to the decision, and at each step. */
async function parCaisse(lecture: LectureDuRole, steps: readonly Fait[]): Promise<Contenu['traces']> {
  if (!lecture.seesCaisses) return [];
  return [
    trace(
      'temps-par-caisse',
      await lignesDeFlux(lecture, {
        cle: 'caisse',
        mesure: 'decision',
        columns: [(faits) => mediane(finales(faits)), (faits) => centile80(finales(faits))],
      }),
    ),
    trace(
      'temps-par-tache-et-caisse',
      [...parCle(steps)]
        .map(([caisse, faits]) =>
          ligne(
            caisse,
            ETAPES_RESEAU.map((tache) => mediane(faits.filter(({ detail }) => detail === tache))),
          ),
        )
        .filter(({ valeurs }) => valeurs.some((one) => one !== null)),
    ),
  ];
}

/** The steps that were left, what came in, what was asked again and what was granted. */
async function tracesDuFlux(lecture: LectureDuRole): Promise<Contenu['traces']> {
  const steps = await readFlux(lecture, 'pas', lecture.periode, ...(lecture.seesCaisses ? (['caisse'] as const) : []));
  const complements = await complementsParChamp(lecture);
  return [
    trace('temps-par-tache', await tempsParTache(lecture, steps)),
    ...(await parCaisse(lecture, steps)),
    trace(
      'part-en-retard',
      await lignesDeFlux(lecture, { cle: 'mois', mesure: 'pas', columns: [partHorsDelai(lecture)] }),
    ),
    trace('recues-par-mois', await lignesDeFlux(lecture, { cle: 'mois', mesure: 'recue', columns: [sommeDe] })),
    trace('complements-par-champ', complements.champs),
    trace('complements-par-motif', complements.croises),
    trace(
      'acceptation-par-dispositif',
      await lignesDeFlux(lecture, {
        cle: 'dispositif',
        mesure: 'decision',
        columns: [nombreDe(({ detail }) => isFinal(detail)), partDe((detail) => detail === 'ACCORDE', isFinal)],
      }),
    ),
  ];
}

/** Demandes: what came in, what stands where and since when, how long it takes, what is asked again and what is granted. */
export async function demandes(lecture: LectureDuRole): Promise<Contenu> {
  const [rows, { recues, decidees }, traces] = await Promise.all([
    readEnCours(lecture),
    figuresDuFlux(lecture),
    tracesDuFlux(lecture),
  ]);
  const stock = [...Map.groupBy(rows, ({ tache }) => tache)]
    .map(([tache, own]) => {
      const { moins15, moins31, moins61, plus60, enRetard } = totalDe(own);
      return ligne(tache, [moins15, moins31, moins61, plus60, enRetard], { lien: lien(lecture, { tache }) });
    })
    .toSorted(byTask);
  return {
    figures: [recues, ...figuresDuStock(lecture, rows), ...decidees],
    traces: [trace('stock-par-tache', stock), ...traces],
  };
}
