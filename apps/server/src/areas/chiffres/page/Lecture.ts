import type { PageStatistique } from '@habilis/api/statistique/Statistique';
import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { Periode } from '@habilis/domain/statistique/periodeStatistique';
import {
  type FiltreStatistique,
  filtresDuSujet,
  type SujetStatistique,
} from '@habilis/domain/statistique/SUJETS_STATISTIQUE';
import { type RawBuilder, sql } from 'kysely';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';

/** What narrows a page of figures. */
export type Filtres = Partial<Readonly<Record<FiltreStatistique, string | undefined>>>;

/** What is read of the facts: which rows, of which days. */
export type Lecture = {
  readonly db: Context['db'];
  readonly today: string;
  /** The last closed day that is counted. */
  readonly arretee: string | null;
  readonly periode: Periode;
  readonly avant: Periode | null;
  /** Whether facts serve; what is of one entite or one person is read from its rows. */
  readonly isReseau: boolean;
  /** Whether cells of few persons are those of others. */
  readonly isMasquee: boolean;
  readonly filtres: Filtres;
  /** The spans over which persons are counted. */
  readonly personnes: { readonly periode: Periode; readonly avant: Periode | null };
  /** Whether the scope is one of niveaux. */
  readonly isParNiveau: boolean;
  /** The rows of the scope. */
  readonly condition: RawBuilder<boolean>;
  /** What the page has read, by what was asked (`onceFor`). */
  readonly lus: Map<string, Promise<unknown>>;
};

/** A page that a role reads. */
export type LectureDuRole = Lecture & {
  readonly context: RoleContext;
  /** Whether it tells caisses apart: a plot of one's own caisse alone says nothing. */
  readonly seesCaisses: boolean;
};

const isOne = (column: string, id: number | null) =>
  id === null ? sql<boolean>`false` : sql<boolean>`${sql.ref(`flux.${column}`)} = ${id}`;

/** The condition that what happened lies in the scope of the caller (rules/rights#scopes). */
export function conditionDuRole({ db, caller: { role, personneId } }: RoleContext): RawBuilder<boolean> {
  switch (scopeOf(role.type, 'read-statistiques')) {
    case 'all':
      return sql<boolean>`true`;
    case 'caisse':
      return isOne('caisse_id', role.mrpId);
    case 'dispositif':
      return sql<boolean>`flux.dispositif_niveau_id = any(array(${niveauxOfRole(db, role.id)}))`;
    case 'entite':
      return isOne('entite_id', role.entiteId);
    case 'delegation':
      return sql<boolean>`flux.habilitation_id in (${db
        .selectFrom('delegation')
        .select('delegation.habilitation_id')
        .where('delegation.role_id', '=', role.id)
        .where('delegation.fin_le', 'is', null)})`;
    case 'assigned':
      return isOne('personne_id', personneId);
    case 'none':
      return sql<boolean>`false`;
  }
}

/** What the filters of a role may be set to: nobody narrows by what is always the same for them. */
function filtresDuRole({ caller: { role } }: RoleContext): PageStatistique['filtres'] {
  if (!isNetworkScope(role.type, 'read-statistiques')) return role.type === 'E' ? [] : ['niveau'];
  switch (scopeOf(role.type, 'read-statistiques')) {
    case 'caisse':
      return ['dispositif', 'niveau', 'departement'];
    case 'dispositif':
      return ['caisse', 'niveau', 'region', 'departement'];
    default:
      return ['caisse', 'dispositif', 'niveau', 'region', 'departement'];
  }
}

/** What a page of a subject may be narrowed by for its reader (ST1063). */
export const filtresDe = (context: RoleContext, sujet: SujetStatistique): PageStatistique['filtres'] =>
  filtresDuRole(context).filter((filtre) => filtresDuSujet(sujet).includes(filtre));
