import { addDays } from '@habilis/domain/date/addDays';
import type { Mesure } from '@habilis/domain/statistique/MESURES';
import type { Periode } from '@habilis/domain/statistique/periodeStatistique';
import { type RawBuilder, sql } from 'kysely';
import { endOfDayAt } from '../../../platform/today.ts';

type Source = (periode: Periode) => RawBuilder<unknown>;

const dayOf = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Europe/Paris')::date`;
/** Whether an instant is of one of the days in Europe/Paris, which last 23, 24 or 25 hours. */
const isWithin = (instant: string, { du, au }: Periode) =>
  sql`${sql.ref(instant)} >= ${endOfDayAt(addDays(du, -1))} and ${sql.ref(instant)} < ${endOfDayAt(au)}`;
const isOn = (day: string, { du, au }: Periode) => sql`${sql.ref(day)} between ${du}::date and ${au}::date`;

/** The columns of every source, in order: day, caisse, entite, habilitation, person, niveau, detail, value. */
const recue: Source = (periode) => sql`
  select demande.date_first_soumission as jour, demande.caisse_id, demande.entite_id, null::integer as habilitation_id, null::integer as personne_id,
    demande.dispositif_niveau_id, 'DH' as detail, null::integer as valeur
  from demande_habilitation demande where ${isOn('demande.date_first_soumission', periode)}
  union all
  select demande.date_first_soumission, demande.caisse_id, demande.entite_id, null, null, null, 'DA', null
  from demande_administrative demande where ${isOn('demande.date_first_soumission', periode)}`;

// A step of the history never changes: a demande that is decided again counts on both days.
const decision: Source = (periode) => sql`
  select ${dayOf('pas.cree_le')} as jour, demande.caisse_id, demande.entite_id, null::integer as habilitation_id, null::integer as personne_id,
    demande.dispositif_niveau_id,
    case pas.tache_suivante when 'acceptee' then 'ACCORDE' when 'suppression_apres_refus' then 'REFUSE' else 'AJOURNE' end as detail,
    ${dayOf('pas.cree_le')} - demande.date_first_soumission as valeur
  from historique_commentaire pas join demande_habilitation demande on demande.id = pas.demande_id
  where pas.demande_type = 'DH' and ${isWithin('pas.cree_le', periode)} and pas.tache <> pas.tache_suivante
    and (pas.tache_suivante = 'suppression_apres_refus'
      or (pas.tache = 'decision' and pas.action_key = 'Soumet' and pas.tache_suivante in ('acceptee', 'planification_decision')))`;

const entree = sql`(select entree.cree_le from historique_commentaire entree
  where entree.demande_type = pas.demande_type and entree.demande_id = pas.demande_id and entree.id < pas.id
    and entree.tache_suivante = pas.tache and entree.tache <> entree.tache_suivante order by entree.id desc limit 1)`;

/** The demandes of one kind, with their niveau: whoever reads one entite reads its demandes alone. */
const demandesDe = (kind: 'DA' | 'DH') =>
  kind === 'DH'
    ? sql`(select id, caisse_id, entite_id, dispositif_niveau_id from demande_habilitation)`
    : sql`(select id, caisse_id, entite_id, null::integer as dispositif_niveau_id from demande_administrative)`;
/** Where a demande lies, in the order of the columns. */
const LIEU = sql`demande.caisse_id, demande.entite_id, null::integer as habilitation_id, null::integer as personne_id, demande.dispositif_niveau_id`;
const ofBoth =
  (read: (kind: 'DA' | 'DH', periode: Periode) => RawBuilder<unknown>): Source =>
  (periode) =>
    sql`${read('DH', periode)} union all ${read('DA', periode)}`;

const pas = ofBoth(
  (kind, periode) => sql`
  select ${dayOf('pas.cree_le')} as jour, ${LIEU}, pas.tache as detail, ${dayOf('pas.cree_le')} - ${dayOf('debut.cree_le')} as valeur
  from ${demandesDe(kind)} demande
    join historique_commentaire pas on pas.demande_type = ${sql.lit(kind)} and pas.demande_id = demande.id
    join lateral ${entree} debut on true
  where ${isWithin('pas.cree_le', periode)} and pas.tache <> pas.tache_suivante`,
);

const complement = ofBoth(
  (kind, periode) => sql`
  select ${dayOf('demande_complement.demande_le')} as jour, ${LIEU}, point.motif || ' ' || point.chemin as detail, null::integer as valeur
  from ${demandesDe(kind)} demande
    join demande_complement on ${sql.ref(kind === 'DH' ? 'demande_complement.demande_id' : 'demande_complement.demande_administrative_id')} = demande.id
    join demande_complement_point point on point.complement_id = demande_complement.id
  where ${isWithin('demande_complement.demande_le', periode)}`,
);

const avis: Source = (periode) => sql`
  select ${dayOf('avis.rendu_le')} as jour, demande.caisse_id, demande.entite_id, null::integer as habilitation_id, avis.personne_id,
    demande.dispositif_niveau_id, coalesce(avis.role_type, '') as detail,
    ${dayOf('avis.rendu_le')} - (select ${dayOf('entree.cree_le')} from historique_commentaire entree
      where entree.demande_type = 'DH' and entree.demande_id = avis.demande_id and entree.tache_suivante = avis.tache
        and entree.tache <> entree.tache_suivante and entree.cree_le <= avis.rendu_le order by entree.id desc limit 1) as valeur
  from avis join demande_habilitation demande on demande.id = avis.demande_id
  where ${isWithin('avis.rendu_le', periode)}`;

const session: Source = (periode) => sql`
  select ${dayOf('session.close_le')} as jour, session.caisse_id, session.entite_id, session.habilitation_id, session.animateur_id as personne_id,
    session.dispositif_niveau_id, session.mode as detail,
    (select count(*)::integer from session_stagiaire ligne where ligne.session_id = session.id and ligne.present) as valeur
  from session_certification session where ${isWithin('session.close_le', periode)} and session.etat = 'CLOTUREE'`;

const stagiaire: Source = (periode) => sql`
  select ${dayOf('session.close_le')} as jour, session.caisse_id, session.entite_id, session.habilitation_id, session.animateur_id as personne_id,
    session.dispositif_niveau_id, coalesce(ligne.resultat, '') as detail, null::integer as valeur
  from session_certification session join session_stagiaire ligne on ligne.session_id = session.id
  where ${isWithin('session.close_le', periode)} and session.etat = 'CLOTUREE' and ligne.present`;

const certificat: Source = (periode) => sql`
  select ${dayOf('certificat.cree_le')} as jour, certificat.caisse_id, certificat.entite_id, certificat.habilitation_id,
    certificat.formateur_id as personne_id, certificat.dispositif_niveau_id, certificat.mode as detail, null::integer as valeur
  from certificat where ${isWithin('certificat.cree_le', periode)}`;

const revocation: Source = (periode) => sql`
  select ${dayOf('revocation.appliquee_le')} as jour, certificat.caisse_id, certificat.entite_id, certificat.habilitation_id,
    certificat.formateur_id as personne_id, certificat.dispositif_niveau_id, revocation.motif as detail, null::integer as valeur
  from revocation_certificat revocation join certificat on certificat.id = revocation.certificat_id
  where ${isWithin('revocation.appliquee_le', periode)} and revocation.annulee_le is null`;

const connexion: Source = (periode) => sql`
  select ${dayOf('audit.fait_le')} as jour, null::integer as caisse_id, null::integer as entite_id, null::integer as habilitation_id, null::integer as personne_id,
    null::integer as dispositif_niveau_id, '' as detail, null::integer as valeur
  from audit where audit.action = 'connexion' and ${isWithin('audit.fait_le', periode)}`;

const SOURCES: Readonly<Record<Mesure, Source>> = {
  recue,
  decision,
  pas,
  complement,
  avis,
  session,
  stagiaire,
  certificat,
  revocation,
  connexion,
};

/** What happened on some days, one row for each time, with the caisse of the object and the département of its entite (decision 0225). */
export const fluxEntre = (mesure: Mesure, periode: Periode): RawBuilder<unknown> => sql`
  select flux.jour, flux.caisse_id, flux.entite_id, flux.habilitation_id, flux.personne_id, flux.dispositif_niveau_id, flux.detail, flux.valeur,
    1 as nombre, entite.code_departement as departement
  from (${SOURCES[mesure](periode)}) flux left join entite on entite.id = flux.entite_id`;
