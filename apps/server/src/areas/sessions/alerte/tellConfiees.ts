import { rolePath } from '@habilis/api/page/rolePaths';
import type { NouvelleConfiee } from '@habilis/domain/alerte/NOUVELLES_CONFIEE';
import { agendaConfiee } from '@habilis/domain/animateur/agendaConfiee';
import type { RefusDroit } from '@habilis/domain/droit/entitlementRefusal';
import {
  type ConfieeDite,
  nouvelleConfiee,
  type RendezVous,
  situationConfiee,
} from '@habilis/domain/animateur/nouvelleConfiee';
import { resultatsAttendus } from '@habilis/domain/resultat/resultatsAttendus';
import { formatDate } from '@habilis/i18n/format';
import type { Selectable } from 'kysely';
import type { SessionConfieeTable } from '../../../database/tables/sessions.ts';
import type { AgendaCourriel, ModeleCourriel } from '../../../database/values/Courriel.ts';
import type { Telling } from '../../../platform/evenement/Evenement.ts';
import { todayAt } from '../../../platform/today.ts';
import { sendToFormateur } from '../../avertir/courriel/sendToFormateur.ts';
import { cadreOf, refusalOfDroit } from '../session-certification/droitOf.ts';
import { rendezVousOf } from '../animateur/rendezVousOf.ts';
import type { SessionRow } from '../session-certification/scope.ts';

type Confiee = Selectable<SessionConfieeTable>;

/** The mail of each thing that a formateur is told. */
export const COURRIELS_CONFIEE = {
  CONFIEE: 'session-confiee',
  MODIFIEE: 'session-modifiee',
  EMPECHEE: 'session-empechee',
  RETABLIE: 'session-retablie',
  REPRISE: 'session-reprise',
  RETIREE: 'session-retiree',
  ANNULEE: 'session-annulee',
} as const satisfies Readonly<Record<NouvelleConfiee, ModeleCourriel>>;

/** What bars a session, as its mail says it. */
const MOTIFS: Partial<Readonly<Record<RefusDroit, string>>> = {
  'session-certification.habilitation-suspendue': 'suspendue',
  'session-certification.habilitation-rompue': 'rompue',
  'session-certification.entite-fermee': 'fermee',
};

/** Why the results of a session would be refused today; only while they are awaited. */
async function empechementOf(telling: Telling, row: SessionRow): Promise<RefusDroit | null> {
  if (row.etat !== 'RESULTATS') return null;
  const cadre = await cadreOf(telling, row.habilitation_id);
  return refusalOfDroit(cadre, row.date_session, 'resultats', telling.today);
}

const joursOf = ({ dateSession, dateFinSession }: RendezVous) => {
  const debut = dateSession === null ? '' : formatDate(dateSession);
  const fin = dateFinSession === null ? debut : formatDate(dateFinSession);
  return { debut, fin, memeJour: debut === fin ? 'oui' : 'non' };
};
const horairesOf = ({ heureDebut, heureFin }: RendezVous): string =>
  heureDebut === null || heureFin === null ? 'aucun' : `${heureDebut} – ${heureFin}`;

/** How it was before, when that is what has changed. */
function avantOf(dite: ConfieeDite | null, now: RendezVous): string {
  if (dite === null) return 'aucun';
  const { debut, fin } = joursOf(dite);
  const jours = debut === fin ? debut : `${debut} – ${fin}`;
  const parts = [
    dite.dateSession === now.dateSession && dite.dateFinSession === now.dateFinSession ? null : jours,
    horairesOf(dite) === horairesOf(now) || horairesOf(dite) === 'aucun' ? null : horairesOf(dite),
    dite.lieu === now.lieu ? null : dite.lieu,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'aucun' : parts.join(', ');
}

/** The entry of the formateur's calendar; the UID is that of the session in their hands, whoever mends it. */
function entryOf(confiee: Confiee, now: ConfieeDite, today: string): AgendaCourriel | undefined {
  // What is taken out is what stands there: the days that were told.
  const shown =
    now.situation === 'A_TENIR' || now.situation === 'EMPECHEE'
      ? now
      : { ...now, ...confiee.dite, situation: now.situation };
  const agenda = agendaConfiee(shown, { isInscrite: confiee.agenda_inscrite, today });
  const { dateSession, dateFinSession, lieu } = shown;
  if (agenda === null || dateSession === null) return undefined;
  return {
    ...agenda,
    uid: `session-confiee-${confiee.id}`,
    sequence: confiee.agenda_sequence + 1,
    debut: dateSession,
    fin: dateFinSession ?? dateSession,
    lieu,
  };
}

/** Whether its results are awaited as its formateur is told of it, and until which day: one mail says both. */
function attenteOf(row: SessionRow, { situation }: ConfieeDite, today: string) {
  const soumise = row.soumise_le === null ? null : todayAt(row.soumise_le);
  const session = { etat: row.etat, soumise, dateFinSession: row.date_fin_session };
  const isAwaited = situation === 'A_TENIR' && resultatsAttendus(session, today) !== null;
  return {
    resultats: isAwaited ? 'attendus' : 'aucun',
    suppression: row.date_suppression === null ? 'aucune' : formatDate(row.date_suppression),
  };
}

/** What the names of a session add to a mail about it. */
type Names = { readonly raisonSociale: string; readonly niveau: string; readonly formateur: string | null };
type Said = {
  readonly names: Names;
  readonly commentaire: string | null;
  /** Whoever sent the session back themselves is not told what they did. */
  readonly isOwnAct: boolean;
};

/** Tells one of them what changed; gives who has just been told, in the same words, that the results are awaited. */
async function tellOne(
  telling: Telling,
  row: SessionRow,
  { confiee, empechement, names, commentaire, isOwnAct }: Said & { confiee: Confiee; empechement: RefusDroit | null },
): Promise<number | null> {
  const { db, today } = telling;
  const isRetiree = confiee.retiree_le !== null;
  const situation = situationConfiee({ etat: row.etat, isRetiree, isEmpechee: empechement !== null });
  const standing: ConfieeDite = { situation, ...rendezVousOf(row) };
  const nouvelle = nouvelleConfiee(confiee.dite, standing);
  if (nouvelle === null) return null;
  const isSilent = isOwnAct && confiee.personne_id === row.animateur_id;
  const agenda = isSilent ? undefined : entryOf(confiee, standing, today);
  await db
    .updateTable('session_confiee')
    .set({
      dite: JSON.stringify(standing),
      ...(isSilent ? {} : { nouvelle, nouvelle_le: today }),
      ...(agenda === undefined
        ? {}
        : { agenda_sequence: agenda.sequence, agenda_inscrite: agenda.methode === 'REQUEST' }),
    })
    .where('id', '=', confiee.id)
    .execute();
  if (isSilent) return null;
  // Of what is no longer theirs, the days are those that they had.
  const attente = attenteOf(row, standing, today);
  const told = situation === 'RETIREE' && confiee.dite !== null ? confiee.dite : standing;
  await sendToFormateur(telling, confiee.personne_id, 'SESSION_CONFIEE', (role) => ({
    modele: COURRIELS_CONFIEE[nouvelle],
    objetId: row.id,
    mots: {
      numero: row.numero,
      niveau: names.niveau,
      raisonSociale: names.raisonSociale,
      nom: names.formateur ?? '',
      ...joursOf(told),
      ...attente,
      horaires: horairesOf(told),
      lieu: told.lieu ?? 'aucun',
      avant: avantOf(confiee.dite, standing),
      motif: (empechement === null ? undefined : MOTIFS[empechement]) ?? 'autre',
      faute: row.suppression_faute ? 'oui' : 'non',
    },
    commentaire: nouvelle === 'REPRISE' || nouvelle === 'ANNULEE' ? commentaire : null,
    chemin: rolePath(role, 'session', row.id, undefined),
    ...(agenda === undefined ? {} : { agenda }),
  }));
  return attente.resultats === 'attendus' ? confiee.personne_id : null;
}

/** Tells the formateurs of a locked session, of today and of before, how it now stands for them, each change once; gives those whom this told that the results are awaited (rules/sessions#formateurs-told; SC40). */
export async function tellConfiees(telling: Telling, row: SessionRow, said: Said): Promise<ReadonlySet<number>> {
  const awaited = new Set<number>();
  const confiees = await telling.db
    .selectFrom('session_confiee')
    .selectAll()
    .where('session_id', '=', row.id)
    .orderBy('id')
    .execute();
  if (confiees.length === 0) return awaited;
  const empechement = await empechementOf(telling, row);
  for (const confiee of confiees) {
    const personneId = await tellOne(telling, row, { ...said, confiee, empechement });
    if (personneId !== null) awaited.add(personneId);
  }
  return awaited;
}

/** What the formateurs of a session were told last. */
export async function nouvellesOf({ db }: Pick<Telling, 'db'>, sessionId: number) {
  const rows = await db
    .selectFrom('session_confiee')
    .select(['personne_id', 'nouvelle', 'nouvelle_le'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ personne_id: personneId, nouvelle, nouvelle_le: le }) =>
    nouvelle === null || le === null ? [] : [{ personneId, nouvelle, le }],
  );
}
