import { addDays } from '@habilis/domain/date/addDays';
import type { Mesure } from '@habilis/domain/statistique/MESURES';
import { endOfMonth } from '@habilis/domain/date/endOfMonth';
import { firstOfMonth } from '@habilis/domain/date/firstOfMonth';
import type { Periode } from '@habilis/domain/statistique/periodeStatistique';
import { type RawBuilder, sql } from 'kysely';
import { fluxEntre } from '../fait/fluxEntre.ts';
import type { Fait } from './Fait.ts';
import type { Lecture } from './Lecture.ts';
import { onceFor } from './onceFor.ts';
import { COLUMNS_DU_STOCK, filtresDuStock } from './stock.ts';

/** By what happenings are put together: a column of theirs, and what it is called; codes are put in order by their characters, as `byCode` does. */
const CLES = {
  mois: { par: 'jour', cle: sql`to_char(flux.cle, 'YYYY-MM')`, libelle: sql`null::text` },
  annee: { par: 'jour', cle: sql`to_char(flux.cle, 'YYYY')`, libelle: sql`null::text` },
  caisse: {
    par: 'caisse_id',
    cle: sql`(select mrp.code from mrp where mrp.id = flux.cle) collate "C"`,
    libelle: sql`null::text`,
  },
  departement: { par: 'departement', cle: sql`flux.cle collate "C"`, libelle: sql`null::text` },
  dispositif: { par: 'dispositif_niveau_id', cle: sql`dispositif.code collate "C"`, libelle: sql`dispositif.libelle` },
  niveau: {
    par: 'dispositif_niveau_id',
    cle: sql`niveau.code collate "C"`,
    libelle: sql`dispositif.libelle_court || ' – ' || niveau.niveau`,
  },
} as const;
export type Cle = keyof typeof CLES;

const COLUMNS = sql`caisse_id, entite_id, habilitation_id, personne_id, dispositif_niveau_id, detail, valeur, nombre, departement`;

const FACTS = sql`caisse_id, null::integer as entite_id, null::integer as habilitation_id, null::integer as personne_id,
  dispositif_niveau_id, detail, valeur, nombre, departement`;
const daysOf = (mesure: Mesure, { du, au }: Periode) => sql`select jour, ${FACTS} from fait_du_jour
  where mesure = ${mesure} and jour between ${du}::date and ${au}::date`;
/** A month stands for its days on its first. */
const monthsOf = (
  mesure: Mesure,
  isPlaced: boolean,
  { du, au }: Periode,
) => sql`select mois as jour, ${FACTS} from fait_du_mois
  where mesure = ${mesure} and est_situe = ${isPlaced} and mois between ${du}::date and ${au}::date`;

/** Kept facts of closed days: whole months, and the days before and behind them. */
function closedOf(mesure: Mesure, isPlaced: boolean, { du, au }: Periode): RawBuilder<unknown>[] {
  const first = du === firstOfMonth(du) ? du : addDays(endOfMonth(du), 1);
  const last = au === endOfMonth(au) ? au : addDays(firstOfMonth(au), -1);
  if (first > last) return [daysOf(mesure, { du, au })];
  return [
    ...(du < first ? [daysOf(mesure, { du, au: addDays(first, -1) })] : []),
    monthsOf(mesure, isPlaced, { du: first, au: last }),
    ...(last < au ? [daysOf(mesure, { du: addDays(last, 1), au })] : []),
  ];
}

/** Whether facts must tell their département or niveau: those of months are far fewer without. */
const needsPlaces = ({ filtres, isParNiveau }: Lecture, by: Cle) =>
  isParNiveau ||
  CLES[by].par === 'departement' ||
  CLES[by].par === 'dispositif_niveau_id' ||
  [filtres.region, filtres.departement, filtres.dispositif, filtres.niveau].some((value) => Boolean(value));

/** The rows of some days: kept facts of the closed days of the network, rows themselves of the others. */
function rowsOf(lecture: Lecture, mesure: Mesure, { du, au }: Periode, by: Cle): RawBuilder<unknown> {
  const { arretee, isReseau } = lecture;
  if (!isReseau || arretee === null || arretee < du) return fluxEntre(mesure, { du, au });
  const isPlaced = needsPlaces(lecture, by);
  const rest = { du: addDays(arretee, 1), au };
  return sql.join(
    arretee >= au
      ? closedOf(mesure, isPlaced, { du, au })
      : [
          ...closedOf(mesure, isPlaced, { du, au: arretee }),
          sql`select jour, ${COLUMNS} from (${fluxEntre(mesure, rest)}) du_jour`,
        ],
    sql` union all `,
  );
}

async function readRows(lecture: Lecture, mesure: Mesure, periode: Periode, by: Cle): Promise<Fait[]> {
  const conditions = [lecture.condition, ...filtresDuStock(lecture.filtres, COLUMNS_DU_STOCK)];
  const { par, cle, libelle } = CLES[by];
  const names =
    par === 'dispositif_niveau_id'
      ? sql`left join dispositif_niveau niveau on niveau.id = flux.cle left join dispositif on dispositif.id = niveau.dispositif_id`
      : sql``;
  // Columns as they stand are put together first: there are few left to be named.
  const { rows } = await sql<Omit<Fait, 'cle'> & { cle: string | null }>`
    select ${cle} as cle, ${libelle} as libelle, flux.detail, flux.valeur, sum(flux.nombre)::integer as nombre
    from (select flux.${sql.ref(par)} as cle, flux.detail, coalesce(flux.valeur, 0) as valeur, sum(flux.nombre) as nombre
      from (${rowsOf(lecture, mesure, periode, by)}) flux where ${sql.join(conditions, sql` and `)} group by 1, 2, 3) flux
      ${names}
    group by 1, 2, 3, 4 order by 1`.execute(lecture.db);
  return rows.map((row) => ({ ...row, cle: row.cle ?? '' }));
}

/** The key by which pages read a measure anyway: whoever asks for no key adds all up, and reads nothing more. */
const CLE_USUELLE: Readonly<Record<Mesure, Cle>> = {
  recue: 'mois',
  decision: 'caisse',
  pas: 'mois',
  complement: 'niveau',
  avis: 'mois',
  session: 'mois',
  stagiaire: 'mois',
  certificat: 'mois',
  revocation: 'mois',
  connexion: 'mois',
};

/** How often something happened in a span, put together by a key and told by detail and value; a page that asks twice reads once. */
export function readFlux(
  lecture: Lecture,
  mesure: Mesure,
  periode: Periode,
  cle: Cle = CLE_USUELLE[mesure],
): Promise<Fait[]> {
  return onceFor(lecture, ['flux', mesure, periode.du, periode.au, cle], () => readRows(lecture, mesure, periode, cle));
}

/** How many there are, in all or of some details. */
export const sommeDe = (faits: readonly Fait[], isCounted: (fait: Fait) => boolean = () => true): number =>
  faits.reduce((sum, fait) => (isCounted(fait) ? sum + fait.nombre : sum), 0);

/** The facts of each key, in order. */
export const parCle = (faits: readonly Fait[]): ReadonlyMap<string, readonly Fait[]> =>
  Map.groupBy(
    faits.filter(({ cle }) => cle !== ''),
    ({ cle }) => cle,
  );
