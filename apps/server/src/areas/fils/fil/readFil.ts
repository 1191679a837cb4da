import type { Fil, MessageFil } from '@habilis/api/fil/Fil';
import { MOST_MESSAGES } from '@habilis/domain/fil/DOSSIERS_FIL';
import { type CoteFil, coteDe } from '@habilis/domain/fil/coteDe';
import { signatureDe } from '@habilis/domain/fil/signatureDe';
import { actsForNetwork } from '@habilis/domain/role/refusalOfPartiePrenante';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { partPriseOf } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import type { Dossier, Nomme } from './Dossier.ts';
import { filOf } from './filOf.ts';

const messagesOf = (db: Kysely<Database>, filId: number) =>
  db
    .selectFrom('fil_message as message')
    .leftJoin('personne as auteur', 'auteur.id', 'message.auteur_id')
    .leftJoin('mrp', 'mrp.id', 'message.auteur_mrp_id')
    .select(['message.id', 'message.cote', 'message.auteur_id', 'message.auteur_role_type as role'])
    .select(['message.texte', 'message.ecrit_le', 'auteur.nom', 'auteur.prenom', 'mrp.libelle as caisse'])
    .where('message.fil_id', '=', filId)
    .orderBy('message.id')
    .execute();
type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];

/** Who wrote a message, as far as its reader may know (DH951). */
function authorFor(lecteur: CoteFil, { role, nom, prenom, caisse }: MessageRow): string | null {
  switch (signatureDe(lecteur, role)) {
    case 'NOM':
      return nom === null ? null : `${prenom} ${nom}`;
    case 'CAISSE':
      return caisse;
    case 'RESEAU':
      return null;
  }
}

/** The messages of a thread as the caller reads them, the oldest first; new are those of the other side that they have not read and that nobody of their side has answered (DH955). */
export async function readMessages({ db, caller }: RoleContext, nomme: Nomme): Promise<MessageFil[]> {
  const filId = await filOf(db, nomme);
  if (filId === null) return [];
  const rows = await messagesOf(db, filId);
  const read = db.selectFrom('fil_lecture').select('jusqua').where('fil_id', '=', filId);
  const lecture = await read.where('personne_id', '=', caller.personneId).executeTakeFirst();
  const cote = coteDe(caller.role.type);
  const known = Math.max(lecture?.jusqua ?? 0, ...rows.filter((one) => one.cote === cote).map(({ id }) => id));
  return rows.map((row) => ({
    id: row.id,
    cote: row.cote,
    deSoi: row.auteur_id === caller.personneId && row.cote === cote,
    auteur: authorFor(cote, row),
    roleType: signatureDe(cote, row.role) === 'NOM' ? row.role : null,
    texte: row.texte,
    ecritLe: row.ecrit_le.toISOString(),
    nouveau: row.cote !== cote && row.id > known,
  }));
}

/** Why the caller may not write in the thread of a file although it is open (DH950, DH958). */
async function empechementOf(
  context: RoleContext,
  { entiteId, assigneId }: Dossier,
  messages: readonly MessageFil[],
): Promise<Fil['empechement']> {
  const { personneId, role } = context.caller;
  if (actsForNetwork(role.type) && (await partPriseOf(context, entiteId)) !== null) return 'PARTIE_PRENANTE';
  if (role.type === 'E' && assigneId !== personneId) return 'PLUS_TITULAIRE';
  return messages.length >= MOST_MESSAGES ? 'PLEIN' : null;
}

/** The thread of a file as the caller reads it (rules/rights#thread). */
export async function readFil(context: RoleContext, dossier: Dossier): Promise<Fil> {
  const messages = await readMessages(context, dossier);
  return {
    messages,
    nouveaux: messages.filter(({ nouveau }) => nouveau).length,
    fermeture: dossier.fermeture,
    empechement: await empechementOf(context, dossier, messages),
  };
}
