import type { RemiseFaite, RemiseSession, RemiseWrite, remise } from '@habilis/api/certificat/remise';
import type { TitlesOf } from '@habilis/api/endpoint';
import { ecartRemise } from '@habilis/domain/certificat/etatRemise';
import { sql } from 'kysely';
import { countRemises } from '../../../platform/auth/throttle.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import { certificatInScope } from '../papier/certificatScope.ts';
import { readCertificats } from '../papier/readCertificats.ts';
import { courrielAuTitulaire, finDuLien, type Secrets } from '../titulaire/courrielAuTitulaire.ts';
import { keepRemise } from '../titulaire/keepRemise.ts';
import { aRemettre, remiseRows } from './remiseRows.ts';

type Sending = RoleContext<TitlesOf<(typeof remise)['remettre']>>;

/** The certificats of a session that the caller may issue, those that were replaced among them. */
const rowsOf = (context: Pick<RoleContext, 'db' | 'now' | 'caller'>, sessionId: number) =>
  remiseRows(
    context,
    sql<boolean>`certificat.session_id = ${sessionId} and ${certificatInScope(context, 'issue-certificats')}`,
  );

/** The certificats of a session with where each goes and how far it has come (C840). */
export async function readRemise(
  context: Pick<RoleContext, 'db' | 'now' | 'caller'>,
  sessionId: number,
): Promise<RemiseSession> {
  const rows = await rowsOf(context, sessionId);
  return { certificats: rows.filter(({ nextId }) => nextId === null).map(aRemettre) };
}

/** Mails some certificats, each to its address, and keeps that it did. */
async function mail(
  secrets: Secrets,
  context: Sending,
  sessionId: number,
  adresses: ReadonlyMap<number, string>,
): Promise<void> {
  const ids = [...adresses.keys()];
  if (ids.length === 0) return;
  await countRemises(context, [...adresses.values()]);
  const dateExpiration = finDuLien(context.today);
  const rows = await readCertificats(context, sql<boolean>`true`, ids);
  for (const row of rows) {
    const courriel = adresses.get(row.id) ?? '';
    const said = { modele: 'certificat-titulaire', courriel, ouvre: row.id, dateExpiration } as const;
    const courrielId = await sendCourriel(context, courrielAuTitulaire(secrets, row, said));
    await keepRemise(context, row.id, { adresse: courriel, courrielId });
  }
  // The addresses stay with the holders.
  await context.audit({
    action: 'certificats.EnvoieAuxTitulaires',
    objetType: 'session-certification',
    objetId: sessionId,
    detail: { numeros: rows.map(({ numero }) => numero), dateExpiration },
  });
}

/** Mails the certificats of a session to their holders as the page showed them: what changed since is told, not sent (C841, C842). */
export async function remettre(
  secrets: Secrets,
  context: Sending,
  sessionId: number,
  { envois }: RemiseWrite,
): Promise<RemiseFaite> {
  // Two who send at once wait for each other.
  await context.db
    .selectFrom('certificat')
    .select('id')
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const actuels = new Map((await rowsOf(context, sessionId)).map((row) => [row.id, aRemettre(row)]));
  const adresses = new Map<number, string>();
  const ecartes: RemiseFaite['ecartes'] = [];
  for (const { certificatId, ...montre } of envois) {
    const actuel = actuels.get(certificatId);
    if (actuel === undefined) throw refuse.notFound();
    const raison = ecartRemise(montre, { ...actuel, isEnVigueur: actuel.enVigueur });
    if (raison !== null) ecartes.push({ certificatId, stagiaireId: actuel.stagiaireId, raison });
    else adresses.set(certificatId, actuel.adresse ?? montre.adresse);
  }
  await mail(secrets, context, sessionId, adresses);
  return { ...(await readRemise(context, sessionId)), nbEnvoyes: adresses.size, ecartes };
}
