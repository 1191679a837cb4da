import { addMonths } from '@habilis/domain/date/addMonths';
import { type CriteresCible, FIN_PROCHE_MOIS } from '@habilis/domain/message/isCible';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { ETATS_MENES } from '@habilis/domain/session-certification/etats';
import { type RawBuilder, sql } from 'kysely';
import { etatHabilitationSql } from '../../habilitations/habilitation/etatHabilitationSql.ts';

/** A target: a role, narrowed by criteria. */
export type Cible = { readonly roleType: RoleType; readonly criteres: CriteresCible };

type Condition = RawBuilder<boolean>;

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

const isOneOf = (value: RawBuilder<unknown>, wanted: readonly string[] | undefined): Condition[] =>
  wanted === undefined || wanted.length === 0 ? [] : [sql<boolean>`${value} = any(${[...wanted]}::text[])`];

const isOneOfIds = (value: RawBuilder<unknown>, wanted: readonly number[] | undefined): Condition[] =>
  wanted === undefined || wanted.length === 0 ? [] : [sql<boolean>`${value} = any(${[...wanted]}::integer[])`];

/** A delegataire works on what is delegated to them alone. */
const isDelegated = (habilitationId: RawBuilder<unknown>): Condition =>
  sql<boolean>`(role.type <> 'DL' or ${habilitationId} in (
    select delegation.habilitation_id from delegation where delegation.role_id = role.id and delegation.fin_le is null))`;

const HAS_PLATEFORME = sql<boolean>`(habilitation.plateforme_mobile or exists (
  select from habilitation_plateforme where habilitation_plateforme.habilitation_id = habilitation.id))`;

function isInEtat(etat: string, today: string): Condition {
  if (etat === 'EN_DEMANDE') return sql<boolean>`false`;
  if (etat !== 'FIN_6_MOIS') return sql<boolean>`${etatHabilitationSql(today)} = ${etat}`;
  return sql<boolean>`(habilitation.date_fin <= ${addMonths(today, FIN_PROCHE_MOIS)}::date
    and ${etatHabilitationSql(today)} = 'ACTIVE')`;
}

/** One habilitation, or one niveau asked for, meets all that is asked of habilitations. */
function hasHabilitation(
  { dispositifNiveaux, etatHabilitation: etat, plateforme }: CriteresCible,
  today: string,
): Condition[] {
  if ((dispositifNiveaux ?? []).length === 0 && etat === undefined && plateforme === undefined) return [];
  const held = all([
    sql<boolean>`habilitation.entite_id = role.entite_id`,
    isDelegated(sql.ref('habilitation.id')),
    ...isOneOfIds(sql.ref('habilitation.dispositif_niveau_id'), dispositifNiveaux),
    ...(etat === undefined ? [] : [isInEtat(etat, today)]),
    ...(plateforme === undefined ? [] : [sql<boolean>`${HAS_PLATEFORME} = ${plateforme}`]),
  ]);
  const asked = all([
    sql<boolean>`demande.entite_id = role.entite_id and demande.en_cours
      and demande.date_first_soumission is not null and demande.dispositif_niveau_id is not null`,
    ...isOneOfIds(sql.ref('demande.dispositif_niveau_id'), dispositifNiveaux),
    ...(etat === undefined || etat === 'EN_DEMANDE' ? [] : [sql<boolean>`false`]),
    ...(plateforme === true ? [sql<boolean>`false`] : []),
  ]);
  return [
    sql<boolean>`(exists (select from habilitation where ${held})
      or exists (select from demande_habilitation demande where ${asked}))`,
  ];
}

/** A session that the role leads, or that its entite holds. */
const IS_ITS_SESSION = sql<boolean>`session.etat <> 'SUPPRIMEE' and case role.type when 'F'
  then session.animateur_id = role.personne_id
  else session.entite_id = role.entite_id and ${isDelegated(sql.ref('session.habilitation_id'))} end`;

function hasSession({ sessionsDepuis, sessionsJusqua }: CriteresCible): Condition[] {
  if (sessionsDepuis === undefined && sessionsJusqua === undefined) return [];
  const when = all([
    sql<boolean>`session.date_session is not null`,
    ...(sessionsDepuis === undefined ? [] : [sql<boolean>`session.date_session >= ${sessionsDepuis}::date`]),
    ...(sessionsJusqua === undefined ? [] : [sql<boolean>`session.date_session <= ${sessionsJusqua}::date`]),
  ]);
  return [sql<boolean>`exists (select from session_certification session where ${IS_ITS_SESSION} and ${when})`];
}

/** A formateur's own certificat, or that of one who really leads or led sessions of the entite (rules/certificats#readers); a later one of the same niveau replaces it. */
function hasCertificat({ certificatFormateurFinAvant: before }: CriteresCible): Condition[] {
  if (before === undefined) return [];
  return [
    sql<boolean>`exists (select from certificat_formateur certificat
      where certificat.date_fin < ${before}::date
      and not exists (select from certificat_formateur later
        where later.personne_id = certificat.personne_id
        and later.dispositif_niveau_id = certificat.dispositif_niveau_id
        and (later.date_fin is null or later.date_fin > certificat.date_fin))
      and case role.type when 'F' then certificat.personne_id = role.personne_id
        else exists (select from session_certification session
          where session.animateur_id = certificat.personne_id and session.etat = any(${[...ETATS_MENES]}::text[])
          and ${IS_ITS_SESSION}) end)`,
  ];
}

/** The SQL of the domain's `isCible`, for the columns of `role` and its `entite`; a test compares the two (M1). */
export function isCibleSql(cibles: readonly Cible[], today: string): Condition {
  if (cibles.length === 0) return sql<boolean>`false`;
  const conditions = cibles.map(({ roleType, criteres }) =>
    all([
      sql<boolean>`role.type = ${roleType}`,
      ...isOneOfIds(sql`coalesce(role.mrp_id, entite.caisse_id)`, criteres.caisses),
      ...isOneOf(sql.ref('entite.code_departement'), criteres.departements),
      ...isOneOf(sql.ref('entite.regime'), criteres.regimes),
      ...isOneOf(sql.ref('entite.type_entite'), criteres.typesEntite),
      ...hasHabilitation(criteres, today),
      ...hasSession(criteres),
      ...hasCertificat(criteres),
    ]),
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
