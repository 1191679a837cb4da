import { addDays } from '@habilis/domain/date/addDays';
import { departementsDe } from '@habilis/domain/entite/REGIONS';
import type { Compte } from '@habilis/domain/statistique/centileCompte';
import type { Mesure } from '@habilis/domain/statistique/MESURES';
import type { Periode } from '@habilis/domain/statistique/periodeStatistique';
import { type RawBuilder, sql } from 'kysely';
import { fluxEntre } from '../fait/fluxEntre.ts';
import type { Filtres, Lecture } from './Lecture.ts';

/** By what happenings are put together; codes are put in order by their characters, as `byCode` does. */
const CLES = {
  tout: { cle: sql`''`, libelle: sql`null::text` },
  mois: { cle: sql`to_char(flux.jour, 'YYYY-MM')`, libelle: sql`null::text` },
  annee: { cle: sql`to_char(flux.jour, 'YYYY')`, libelle: sql`null::text` },
  caisse: { cle: sql`mrp.code collate "C"`, libelle: sql`null::text` },
  departement: { cle: sql`flux.departement collate "C"`, libelle: sql`null::text` },
  dispositif: { cle: sql`dispositif.code collate "C"`, libelle: sql`dispositif.libelle` },
  niveau: { cle: sql`niveau.code collate "C"`, libelle: sql`dispositif.libelle_court || ' – ' || niveau.niveau` },
} as const;
export type Cle = keyof typeof CLES;

/** How often something happened. */
export type Fait = Compte & { readonly cle: string; readonly libelle: string | null; readonly detail: string };

const when = (value: string | undefined, column: string): RawBuilder<boolean>[] =>
  value === undefined || value === '' ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`];

/** What the filters keep of `flux`, beside which `mrp`, `niveau` and `dispositif` are read. */
export const filtresDuFlux = ({ caisse, region, departement, dispositif, niveau }: Filtres): RawBuilder<boolean>[] => [
  ...(region === undefined || region === ''
    ? []
    : [sql<boolean>`flux.departement = any(${[...departementsDe(region)]}::text[])`]),
  ...when(caisse, 'mrp.code'),
  ...when(departement, 'flux.departement'),
  ...when(dispositif, 'dispositif.code'),
  ...when(niveau, 'niveau.code'),
];

const COLUMNS = sql`jour, caisse_id, entite_id, habilitation_id, personne_id, dispositif_niveau_id, detail, valeur, nombre, departement`;

/** The rows of some days: kept facts of the closed days of the network, rows themselves of the others. */
function rowsOf({ arretee, isReseau }: Lecture, mesure: Mesure, { du, au }: Periode): RawBuilder<unknown> {
  if (!isReseau || arretee === null || arretee < du) return fluxEntre(mesure, { du, au });
  const closed = sql`select jour, caisse_id, null::integer as entite_id, null::integer as habilitation_id, null::integer as personne_id,
    dispositif_niveau_id, detail, valeur, nombre, departement
    from fait_du_jour where mesure = ${mesure} and jour between ${du}::date and ${au}::date`;
  return arretee >= au
    ? closed
    : sql`${closed} union all select ${COLUMNS} from (${fluxEntre(mesure, { du: addDays(arretee, 1), au })}) du_jour`;
}

/** How often something happened in a span, put together by a key and told by detail and value. */
export async function readFlux(lecture: Lecture, mesure: Mesure, periode: Periode, cle: Cle = 'tout'): Promise<Fait[]> {
  const conditions = [lecture.condition, ...filtresDuFlux(lecture.filtres)];
  const { rows } = await sql<Omit<Fait, 'cle'> & { cle: string | null }>`
    select ${CLES[cle].cle} as cle, ${CLES[cle].libelle} as libelle, flux.detail, coalesce(flux.valeur, 0) as valeur, sum(flux.nombre)::integer as nombre
    from (${rowsOf(lecture, mesure, periode)}) flux
      left join mrp on mrp.id = flux.caisse_id
      left join dispositif_niveau niveau on niveau.id = flux.dispositif_niveau_id
      left join dispositif on dispositif.id = niveau.dispositif_id
    where ${sql.join(conditions, sql` and `)} group by 1, 2, 3, 4 order by 1`.execute(lecture.db);
  return rows.map((row) => ({ ...row, cle: row.cle ?? '' }));
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
