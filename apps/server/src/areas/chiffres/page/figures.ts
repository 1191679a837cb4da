import type {
  FigureStatistique,
  LienStatistique,
  LigneTrace,
  TraceStatistique,
} from '@habilis/api/statistique/Statistique';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { endOfMonth } from '@habilis/domain/date/endOfMonth';
import { firstOfMonth } from '@habilis/domain/date/firstOfMonth';
import { bornesSures } from '@habilis/domain/statistique/bornesSures';
import { centileCompte, moyenneCompte, pourcentDe } from '@habilis/domain/statistique/centileCompte';
import { type CleFigure, FIGURES } from '@habilis/domain/statistique/FIGURES';
import type { Mesure } from '@habilis/domain/statistique/MESURES';
import { moisEntiers } from '@habilis/domain/statistique/moisEntiers';
import { moisDe, type Periode } from '@habilis/domain/statistique/periodeStatistique';
import { isPetite, petitesCases } from '@habilis/domain/statistique/petitesCases';
import { type CleTrace, TRACES } from '@habilis/domain/statistique/TRACES';
import type { Lecture } from './Lecture.ts';
import type { Fait } from './Fait.ts';
import { type Cle, parCle, readFlux, sommeDe } from './readFlux.ts';

/** A figure with what is told beside it. */
export function figure(
  cle: CleFigure,
  valeur: number | null,
  told: Partial<Omit<FigureStatistique, 'cle' | 'valeur'>> = {},
): FigureStatistique {
  const { sens, temps, unite } = FIGURES[cle];
  return {
    cle,
    unite,
    sens,
    temps,
    masquee: false,
    sur: null,
    avant: null,
    precision: null,
    lien: null,
    ...told,
    valeur,
  };
}

/** A line with values that are all told. */
export const ligne = (cle: string, valeurs: (number | null)[], told: Partial<LigneTrace> = {}): LigneTrace => ({
  cle,
  libelle: null,
  masquees: valeurs.map(() => false),
  avant: null,
  lien: null,
  ...told,
  valeurs,
});

/** A plot of its lines. */
export function trace(cle: CleTrace, lignes: LigneTrace[]): TraceStatistique {
  const { axe, forme, series, temps } = TRACES[cle];
  return { cle, forme, axe, temps, series: series.map(([name, unite]) => ({ cle: name, unite })), lignes };
}

/** The same page with fewer filters, in each way: what a reader may compare it with. */
function plusLarges<L extends Lecture>(lecture: L): L[] {
  const set = Object.entries(lecture.filtres).filter(([, value]) => Boolean(value));
  const kept = set.reduce<(typeof set)[]>((ways, one) => [...ways, ...ways.map((way) => [...way, one])], [[]]);
  return kept.filter((way) => way.length < set.length).map((way) => ({ ...lecture, filtres: Object.fromEntries(way) }));
}

/** A line that says nothing but that it is masked. */
export const masquee = (one: LigneTrace): LigneTrace => ({
  ...one,
  valeurs: one.valeurs.map(() => null),
  masquees: one.valeurs.map(() => true),
  avant: null,
  lien: null,
});

/** The same lines for whom they are not their own: columns of few persons are masked, with what would tell them; so are lines of `own` (ST1042). */
export function masque(
  { isMasquee }: Lecture,
  lignes: LigneTrace[],
  { column = 0, own = [] }: { readonly column?: number; readonly own?: readonly boolean[] } = {},
): LigneTrace[] {
  if (!isMasquee) return lignes;
  const cells = petitesCases(
    lignes.map(({ valeurs }) => valeurs[column] ?? 0),
    own,
  );
  return lignes.map((one, place) =>
    cells[place] === true
      ? masquee(one)
      : // What was a year before is no less of persons.
        { ...one, avant: one.avant?.map((value) => (value !== null && isPetite(value) ? null : value)) ?? null },
  );
}

/** Lines of persons for whom they are not their own; a line is masked too when its filters leave fewer than five others out of it (ST1042). */
export async function lignesDePersonnes<L extends Lecture>(
  lecture: L,
  read: (lecture: L) => Promise<LigneTrace[]>,
  {
    column = 0,
    isDePeriode = false,
    own: masked = [],
    avant: former = [],
  }: {
    readonly column?: number;
    /** Whether each line counts over the whole span: then those beside the span could be computed. */
    readonly isDePeriode?: boolean;
    readonly own?: readonly boolean[];
    /** Which lines tell nothing of the year before. */
    readonly avant?: readonly boolean[];
  } = {},
): Promise<LigneTrace[]> {
  const lignes = await read(lecture);
  if (!lecture.isMasquee) return lignes;
  const countOf = ({ valeurs }: LigneTrace) => valeurs[column] ?? 0;
  const own = lignes.map((_, place) => masked[place] === true);
  for (const edge of isDePeriode ? surBords(lecture) : []) {
    const counts = new Map((await read(edge)).map((one) => [one.cle, countOf(one)]));
    for (const [place, one] of lignes.entries()) if (isPetite(counts.get(one.cle) ?? 0)) own[place] = true;
  }
  for (const wider of plusLarges(lecture)) {
    const wholes = new Map((await read(wider)).map((one) => [one.cle, countOf(one)]));
    for (const [place, one] of lignes.entries()) {
      const whole = wholes.get(one.cle) ?? 0;
      if (!isPetite(whole) && isPetite(whole - countOf(one))) own[place] = true;
    }
  }
  const told = masque(lecture, lignes, { column, own });
  // The span a year before has neighbours too.
  return told.map((one, place) => (isDePeriode || former[place] === true ? { ...one, avant: null } : one));
}

/** A figure of persons for whom they are not their own: none under five, nor one whose filters leave fewer than five others out (ST1042). */
export async function figureDePersonnes<L extends Lecture>(
  lecture: L,
  read: (lecture: L) => Promise<FigureStatistique>,
  {
    personsOf = ({ valeur }) => valeur ?? 0,
    mesure,
  }: {
    readonly personsOf?: (one: FigureStatistique) => number;
    /** What is counted over the span; a figure of today has none. */
    readonly mesure?: Mesure;
  } = {},
): Promise<FigureStatistique> {
  const one = await read(lecture);
  if (!lecture.isMasquee) return one;
  const { periode, avant } = lecture.personnes;
  const isSafe = async (span: Periode | null) => {
    if (mesure === undefined || span === null) return true;
    const safe = await bornesDe(lecture, mesure, span);
    return safe[0] === true && safe.at(-1) === true;
  };
  let isTold = !isPetite(personsOf(one)) && (await isSafe(periode));
  for (const wider of plusLarges(lecture)) {
    if (isTold) isTold = !isPetite(personsOf(await read(wider)) - personsOf(one));
  }
  if (isTold)
    return (one.avant !== null && one.unite === 'nombre' && isPetite(one.avant)) || !(await isSafe(avant))
      ? { ...one, avant: null }
      : one;
  return { ...one, valeur: null, masquee: true, avant: null, sur: null, lien: null, precision: null };
}

/** How far beside a span months are looked at. */
const MOIS_VOISINS = 12;

/** Which places between the months of a span of persons are safe to tell, its first one and its last among them (ST1065). */
export async function bornesDe(lecture: Lecture, mesure: Mesure, periode: Periode): Promise<readonly boolean[]> {
  const before = addMonths(periode.du, -MOIS_VOISINS);
  const after = moisEntiers({ du: before, au: addMonths(periode.au, MOIS_VOISINS) }, lecture.today);
  const around = parCle(await readFlux(lecture, mesure, after, 'mois'));
  const safe = bornesSures(moisDe(after).map((mois) => sommeDe(around.get(mois) ?? [])));
  return safe.slice(MOIS_VOISINS, MOIS_VOISINS + moisDe(periode).length + 1);
}

/** Which months of a span are masked by themselves or by one beside them, which may lie outside the span (ST1065). */
export async function moisVoisins(
  lecture: Lecture,
  mesure: Mesure,
  periode: Periode | null = lecture.personnes.periode,
): Promise<boolean[]> {
  if (!lecture.isMasquee || periode === null) return [];
  const safe = await bornesDe(lecture, mesure, periode);
  return safe.slice(1).map((isSafe, place) => !isSafe || safe[place] === false);
}

/** A page that counts over the months that persons are counted over. */
export const surMoisEntiers = <L extends Lecture>(lecture: L): L => ({ ...lecture, ...lecture.personnes });

/** The four months at the edges of a span of persons, inside and outside, each alone. */
function surBords<L extends Lecture>(lecture: L): L[] {
  const { du, au } = lecture.personnes.periode;
  return [addMonths(du, -1), du, au, addDays(au, 1)].map((day) => {
    return { ...lecture, avant: null, periode: { du: firstOfMonth(day), au: endOfMonth(day) } };
  });
}

type Measured = (faits: readonly Fait[]) => number | null;

/** What happened in the span and, if it is asked, in the year before. */
async function both(lecture: Lecture, mesure: Mesure, cle?: Cle): Promise<[Fait[], Fait[] | null]> {
  const { avant, periode } = lecture;
  return [
    await readFlux(lecture, mesure, periode, cle),
    avant === null ? null : await readFlux(lecture, mesure, avant, cle),
  ];
}

/** A figure counted from what happened. */
export async function figureDeFlux(
  lecture: Lecture,
  cle: CleFigure,
  mesure: Mesure,
  measured: Measured = (faits) => sommeDe(faits),
  sur?: Measured,
): Promise<FigureStatistique> {
  const [now, before] = await both(lecture, mesure);
  return figure(cle, measured(now), {
    avant: before === null ? null : measured(before),
    sur: sur === undefined ? null : sur(now),
  });
}

type Lines = {
  readonly cle: Cle;
  readonly mesure: Mesure;
  readonly columns: readonly Measured[];
  readonly lien?: (cle: string) => LienStatistique | null;
};

/** The lines of what happened by a key, with the year before; a key of which nothing is told has none, but each month of the span has. */
export async function lignesDeFlux(
  lecture: Lecture,
  { cle, mesure, columns, lien = () => null }: Lines,
): Promise<LigneTrace[]> {
  const [now, before] = await both(lecture, mesure, cle);
  const [faits, avant] = [parCle(now), before === null ? null : parCle(before)];
  const isTold = (key: string) => columns.some((measured) => measured(faits.get(key) ?? []) !== null);
  const [months, monthsBefore] = [lecture.periode, lecture.avant].map((span) =>
    cle === 'mois' && span !== null ? moisDe(span) : undefined,
  );
  return (months ?? [...faits.keys()].filter(isTold)).map((key, place) => {
    const own = faits.get(key) ?? [];
    const former = avant?.get(monthsBefore?.[place] ?? key) ?? [];
    return ligne(
      key,
      columns.map((measured) => measured(own)),
      {
        libelle: own[0]?.libelle ?? null,
        avant: avant === null ? null : columns.map((measured) => measured(former)),
        lien: lien(key),
      },
    );
  });
}

export const mediane: Measured = (faits) => centileCompte(faits, 0.5);
export const centile80: Measured = (faits) => centileCompte(faits, 0.8);
export const moyenne: Measured = moyenneCompte;
/** The share of some details among others. */
export const partDe =
  (isPart: (detail: string) => boolean, isWhole: (detail: string) => boolean = () => true): Measured =>
  (faits) =>
    pourcentDe(
      sommeDe(faits, ({ detail }) => isPart(detail)),
      sommeDe(faits, ({ detail }) => isWhole(detail)),
    );
/** How many of some details. */
export const nombreDe =
  (isCounted: (fait: Fait) => boolean): Measured =>
  (faits) =>
    sommeDe(faits, isCounted);
