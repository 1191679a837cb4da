import { randomUUID } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import type { ResultatWrite } from '@habilis/api/session-certification/Stagiaire';
import { dayIn, givenHabilitation, newNiveau } from './dossiers.ts';
import { callsAs, newcomer, newEntite } from './rencontre.ts';

/** A line of a class, as a spreadsheet gives it. */
export type Line = {
  readonly habilisId?: string;
  readonly nom: string;
  readonly prenom: string;
  readonly naissance: string;
  readonly courriel?: string;
};

/** An entite of its own that runs classes of a niveau of its own, with its formateur. */
export async function newSchool(admin: Call, niveau?: Awaited<ReturnType<typeof newNiveau>>) {
  const taught = niveau ?? (await newNiveau(admin));
  const { id: entiteId, gestionnaire } = await newEntite(admin, 'Rencontres');
  const held = await givenHabilitation(admin, {
    entiteId,
    dispositifNiveauId: taught.id,
    du: dayIn(-300),
    au: dayIn(900),
  });
  const formateur = await newcomer(admin, 'Fabien', { type: 'F' });
  const g = await callsAs(gestionnaire.habilisId);
  const f = await callsAs(formateur.habilisId);
  return { niveau: taught, entiteId, gestionnaire, held, formateur, g, f };
}
export type School = Awaited<ReturnType<typeof newSchool>>;

/** A class of the last days that the formateur of a school is to have, not submitted yet; `write` is what it was saved with. */
export async function draftedClass(
  { g, held, formateur }: School,
  lines: readonly Line[],
  changes: Partial<SessionWrite> = {},
): Promise<{ readonly draft: SessionCertification; readonly write: SessionWrite }> {
  const write: SessionWrite = {
    id: null,
    version: 0,
    cleBrouillon: randomUUID(),
    habilitationId: held.id,
    mode: 'INI',
    dateSession: dayIn(-2),
    dateFinSession: dayIn(-1),
    heureDebut: '08:30',
    heureFin: '17:00',
    lieuFormation: 'FR',
    lieuFormationType: 'LOCAUX',
    lieuFormationCodePostalVille: { codePostal: '14000', ville: 'Caen' },
    lieuFormationAdresse: '4 rue du Port',
    plateformeFixeId: null,
    animateurHabilisId: formateur.habilisId,
    stagiaires: null,
    ...changes,
  };
  const { id } = await g(sessionCertification.update, { body: write });
  const lignes = lines.map((line) => ({ habilisId: '', courriel: '', choix: null, ...line }));
  const draft = await g(sessionCertification.importer, { params: { id: id ?? 0 }, body: { lignes, colonnes: [] } });
  return { draft, write };
}

/** The same, given to the formateur. */
export async function givenClass(
  school: School,
  lines: readonly Line[],
  changes: Partial<SessionWrite> = {},
): Promise<SessionCertification> {
  const { draft, write } = await draftedClass(school, lines, changes);
  const body = { ...draft, ...write, id: draft.id, version: draft.version, cleBrouillon: null };
  return school.g(sessionCertification.submit, { body });
}

const admitted = ({ stagiaires }: SessionCertification): ResultatWrite[] =>
  stagiaires.map(({ id, version }) => ({
    stagiaireId: id,
    version,
    present: true,
    identiteVerifiee: true,
    resultat: 'ADMIS',
    motif: null,
  }));

export const readClass = (by: Call, { id }: SessionCertification): Promise<SessionCertification> =>
  by(sessionCertification.get, { params: { id: id ?? 0 } });

/** Enters everybody as admitted, without submitting. */
export const enter = (by: Call, session: SessionCertification) =>
  by(sessionCertification.updateResultats, { body: { id: session.id ?? 0, resultats: admitted(session) } });

/** Enters everybody as admitted and submits. */
export async function submitAdmitted(by: Call, session: SessionCertification): Promise<SessionCertification> {
  const now = await readClass(by, session);
  return by(sessionCertification.submitResultats, {
    body: { id: now.id ?? 0, version: now.version, resultats: admitted(now) },
  });
}

/** Closes a class that was verified: its certificats are made. */
export async function close(by: Call, session: SessionCertification): Promise<SessionCertification> {
  const { id, version } = await readClass(by, session);
  return by(sessionCertification.submitVerification, { body: { id: id ?? 0, version, corrections: [] } });
}
