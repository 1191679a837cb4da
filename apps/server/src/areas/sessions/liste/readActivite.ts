import type {
  ActiviteHabilitation,
  FormateurHabilitation,
} from '@habilis/api/session-certification/ActiviteHabilitation';
import { addMonths } from '@habilis/domain/date/addMonths';
import { etatCertificat } from '@habilis/domain/demande-habilitation/etatCertificat';
import { SESSION_VUES } from '@habilis/domain/session-certification/vues';
import { type RawBuilder, sql } from 'kysely';
import { holds } from '../../../platform/auth/holds.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import {
  type CertificatFilters,
  certificatsIn,
  conditionsOf as certificatConditions,
} from '../../certificats/certificat/certificatRows.ts';
import { readSlice } from './listSessions.ts';
import { conditionsOf, longestSession, sessionsIn } from './sessionRows.ts';

/** As many sessions as the page of a habilitation shows. */
const SHOWN = 3;
/** As many formateurs. */
const MOST_FORMATEURS = 12;

const countOf = (condition: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${condition}))::integer`;

type Annee = ActiviteHabilitation['annee'];

/** The sessions of a habilitation, all and of a year, counted as their list counts them. */
async function countSessions(context: RoleContext, habilitationId: number, annee: Annee) {
  const longest = await longestSession(context);
  const year = sql`(${sql.join(conditionsOf({ dateDebut: annee.du, dateFin: annee.au }, longest), sql` and `)})`;
  const closed = sql`${year} and session_certification.etat = 'CLOTUREE'`;
  const lignes = sql`select count(*) from session_stagiaire where session_id = session_certification.id`;
  const sumOf = (resultats: RawBuilder<unknown>) =>
    sql<number>`(coalesce(sum((${lignes} and resultat in (${resultats}))) filter (where ${closed}), 0))::integer`;
  return sessionsIn(context, SESSION_VUES.toutes, conditionsOf({ habilitationId }, longest))
    .select(sql<number>`count(*)::integer`.as('total'))
    .select(countOf(year).as('deLAnnee'))
    .select(countOf(sql`${year} and session_certification.date_session > ${context.today}`).as('aVenir'))
    .select(countOf(closed).as('closes'))
    .select(sumOf(sql`'ADMIS', 'NON_ADMIS'`).as('presents'))
    .select(sumOf(sql`'ADMIS'`).as('admis'))
    .executeTakeFirstOrThrow();
}

/** The sessions to show first: those under way by their days, then the last closed. */
async function firstSessions(context: RoleContext, habilitationId: number) {
  const { elements: open } = await readSlice(
    context,
    { tri: 'dateSession', ordre: 'asc', filters: { vue: 'en-cours', habilitationId } },
    { from: 0, most: SHOWN },
  );
  if (open.length === SHOWN) return open;
  const { elements: closed } = await readSlice(
    context,
    { tri: 'dateSession', ordre: 'desc', filters: { vue: 'cloturees', habilitationId } },
    { from: 0, most: SHOWN - open.length },
  );
  return [...open, ...closed];
}

async function countCertificats(context: RoleContext, filters: CertificatFilters): Promise<number> {
  const { parts, narrowed } = certificatConditions(filters, context.today);
  const wholes = sql<boolean>`(${sql.join(
    parts.map(({ whole }) => whole),
    sql` or `,
  )})`;
  const { total } = await certificatsIn(context, [wholes, ...narrowed])
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function certificatsOf(
  context: RoleContext,
  habilitationId: number,
  annee: Annee,
): Promise<ActiviteHabilitation['certificats']> {
  if (!holds(context.caller, 'read-certificats')) return null;
  const count = (filters: CertificatFilters) => countCertificats(context, { habilitationId, ...filters });
  const unAnAvant = { obtenuDu: addMonths(annee.du, -12), obtenuAu: addMonths(context.today, -12) };
  return {
    deLAnnee: await count({ vue: 'tous', obtenuDu: annee.du, obtenuAu: annee.au }),
    unAnPlusTot: await count({ vue: 'tous', ...unAnAvant }),
    enVigueur: await count({ vue: 'en-vigueur' }),
    aRenouveler: await count({ vue: 'a-renouveler' }),
  };
}

/** Who had sessions of a habilitation in hand, with how many of the year: a draft or a deleted one names nobody (rules/sessions#formateurs-told). */
async function ledBy(context: RoleContext, habilitationId: number, annee: Annee) {
  const longest = await longestSession(context);
  const year = sql`${sql.join(conditionsOf({ dateDebut: annee.du, dateFin: annee.au }, longest), sql` and `)}`;
  return sessionsIn(context, ['RESULTATS', 'VERIFICATION', 'CLOTUREE'], conditionsOf({ habilitationId }, longest))
    .innerJoin('personne', 'personne.id', 'session_certification.animateur_id')
    .select(['personne.id', 'personne.habilis_id as habilisId', 'personne.nom', 'personne.prenom'])
    .select(countOf(year).as('sessions'))
    .select(sql<number>`count(*)::integer`.as('total'))
    .groupBy(['personne.id'])
    .orderBy('sessions', 'desc')
    .orderBy('personne.nom_tri')
    .limit(MOST_FORMATEURS)
    .execute();
}

/** Whom its entite inscribed for its niveau, by name. */
const inscribedFor = ({ db }: RoleContext, habilitationId: number) =>
  db
    .selectFrom('formateur_inscrit as inscrit')
    .innerJoin('habilitation', (join) =>
      join
        .onRef('habilitation.entite_id', '=', 'inscrit.entite_id')
        .onRef('habilitation.dispositif_niveau_id', '=', 'inscrit.dispositif_niveau_id'),
    )
    .innerJoin('personne', 'personne.id', 'inscrit.personne_id')
    .select(['personne.id', 'personne.habilis_id as habilisId', 'personne.nom', 'personne.prenom'])
    .where('habilitation.id', '=', habilitationId)
    .orderBy('personne.nom_tri')
    .orderBy('personne.id')
    .execute();

async function formateursOf(
  context: RoleContext,
  habilitationId: number,
  annee: Annee,
): Promise<FormateurHabilitation[]> {
  const led = await ledBy(context, habilitationId, annee);
  const inscribed = await inscribedFor(context, habilitationId);
  const further = inscribed.filter(({ id }) => led.every((one) => one.id !== id));
  const rows = [...led, ...further.map((one) => ({ ...one, sessions: 0, total: 0 }))];
  if (rows.length === 0) return [];
  const certificats = await context.db
    .selectFrom('certificat_formateur as droit')
    .innerJoin('dispositif_niveau as niveau', 'niveau.niveau_formateur_id', 'droit.dispositif_niveau_id')
    .innerJoin('habilitation', 'habilitation.dispositif_niveau_id', 'niveau.id')
    .select(['droit.personne_id', 'droit.date_obtention as dateObtention', 'droit.date_fin as dateFin'])
    .where('habilitation.id', '=', habilitationId)
    .where(
      'droit.personne_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ id, habilisId, nom, prenom, sessions, total }) => ({
    habilisId,
    nomPrenom: `${prenom} ${nom}`,
    sessions,
    total,
    isInscrit: inscribed.some((one) => one.id === id),
    dateFinCertificat: etatCertificat(
      certificats.filter(({ personne_id: of }) => of === id),
      { isAsked: true, today: context.today },
    ).dateFin,
  }));
}

/** What happens under a habilitation that the caller reads: its figures are the totals of the lists that they open (H860). */
export async function readActivite(context: RoleContext, habilitationId: number): Promise<ActiviteHabilitation> {
  const year = context.today.slice(0, 4);
  const annee = { du: `${year}-01-01`, au: `${year}-12-31` };
  return {
    annee,
    sessions: {
      ...(await countSessions(context, habilitationId, annee)),
      premieres: await firstSessions(context, habilitationId),
    },
    certificats: await certificatsOf(context, habilitationId, annee),
    formateurs: await formateursOf(context, habilitationId, annee),
  };
}
