import type { Call } from '@habilis/api/client/createClient';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import type { ResultatWrite } from '@habilis/api/session-certification/Stagiaire';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Four persons whom nobody knows, named after a tag of letters. */
export const fourOf = (tag: string) =>
  ['Ro', 'Lu', 'Vi', 'Ma'].map((name, index) => ({
    habilisId: '',
    nom: `${name}${tag}`,
    prenom: `Prénom${tag}`,
    naissance: `1${index}/04/1980`,
    courriel: '',
    choix: null,
  }));

/** A draft of a class, inscribed by who opens it. */
export async function draftOf(by: Call, write: SessionWrite, lignes = fourOf('essai')): Promise<SessionCertification> {
  const { id } = await by(sessionCertification.update, { body: write });
  return by(sessionCertification.importer, { params: { id: id ?? 0 }, body: { lignes, colonnes: [] } });
}

/** The write that changes a stored session and leaves its class as it is. */
export const changeOf = (session: SessionCertification, changes: Partial<SessionWrite> = {}): SessionWrite => ({
  ...session,
  cleBrouillon: null,
  habilitationId: session.habilitation.id,
  stagiaires: null,
  ...changes,
});

/** Everybody present, seen and admitted. */
export const admittedOf = ({ stagiaires }: Pick<SessionCertification, 'stagiaires'>): ResultatWrite[] =>
  stagiaires.map(({ id, version }) => ({
    stagiaireId: id,
    version,
    present: true,
    identiteVerifiee: true,
    resultat: 'ADMIS',
    motif: null,
  }));

/** The state of a session and the results of its lines, as they are stored. */
export async function storedClass(
  db: Kysely<Database>,
  { id }: Pick<SessionCertification, 'id'>,
): Promise<(string | null)[]> {
  const { etat } = await db
    .selectFrom('session_certification')
    .select('etat')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = db.selectFrom('session_stagiaire').select('resultat').where('session_id', '=', id);
  return [etat, ...(await lines.orderBy('id').execute()).map(({ resultat }) => resultat)];
}
