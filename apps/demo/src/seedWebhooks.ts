import { addDays } from '@habilis/domain/date/addDays';
import type { ResultatTentative } from '@habilis/domain/webhook/Livraison';
import type { TypeWebhook } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import { sealSecret } from '@habilis/server/areas/webhooks/envoi/secretsOf';
import { newSecret } from '@habilis/server/areas/webhooks/envoi/signMessage';
import { parisInstant } from '@habilis/server/platform/parisInstant';
import type { Services } from '@habilis/server/platform/Services';
import { todayAt } from '@habilis/server/platform/today';

const MINUTE_MS = 60_000;
const MAKER = 'LPF20001';
const TYPES: TypeWebhook[] = ['decision-rendue', 'session-cloturee', 'certificat-delivre'];

type Tried = readonly [
  minutes: number,
  resultat: ResultatTentative,
  statut: number | null,
  ms: number,
  reponse: string,
];
/** How long ago, and what was tried: the first of each is the earliest. */
const OF_SESSION: readonly Tried[] = [
  [0, 'REFUS', 503, 132, 'Service en maintenance'],
  [1, 'REMISE', 200, 91, 'reçu'],
];
const OF_CERTIFICATS: readonly Tried[] = [[0, 'REMISE', 200, 84, 'reçu']];
const OF_OTHER: readonly Tried[] = [[0, 'CERTIFICAT_TLS', null, 38, '']];

type Db = Services['connection']['db'];

/** The webhook itself, made some weeks ago. */
async function addWebhook({ db, config }: { readonly db: Db; readonly config: Services['config'] }, made: Date) {
  const role = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'role.entite_id'])
    .where('habilis_id', '=', MAKER)
    .where('role.type', '=', 'G')
    .executeTakeFirstOrThrow();
  const row = {
    nom: 'Cadence, planning des sessions',
    adresse: 'https://cadence.example.org/habilis',
    types: TYPES,
    entite_id: role.entite_id,
    caisse_id: null,
    secret: '',
    secret_le: made,
    ancien_secret: null,
    ancien_secret_jusque: null,
    responsable_id: role.id,
    cree_le: made,
    arrete_le: null,
    arrete_motif: null,
  };
  const { id } = await db.insertInto('webhook').values(row).returning('id').executeTakeFirstOrThrow();
  const secret = await sealSecret(config, id, newSecret());
  await db.updateTable('webhook').set({ secret }).where('id', '=', id).execute();
  return { id, entiteId: role.entite_id };
}

type Told = {
  readonly webhookId: number;
  readonly type: TypeWebhook;
  readonly objet_type: 'session-certification' | 'certificat';
  readonly objet: { readonly id: number; readonly numero: string };
  readonly at: Date;
  readonly tries: readonly Tried[];
};

/** A message with its tries. */
async function addLivraison(db: Db, { webhookId, type, objet_type, objet, at, tries }: Told): Promise<void> {
  const isTaken = tries.some(([, resultat]) => resultat === 'REMISE');
  const livraison = await db
    .insertInto('webhook_livraison')
    .values({
      webhook_id: webhookId,
      evenement_id: null,
      message_id: `msg_demonstration${type}${objet.id}`,
      type,
      objet_type,
      objet_id: objet.id,
      numero: objet.numero,
      survenu_le: at,
      etat: isTaken ? 'REMISE' : 'ABANDONNEE',
      tentatives: tries.length,
      depuis: at,
      prochaine_le: null,
      prise_jusque: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = tries.map(([minutes, resultat, statut, duree_ms, reponse]) => ({
    livraison_id: livraison.id,
    faite_le: new Date(at.getTime() + minutes * MINUTE_MS),
    duree_ms,
    resultat,
    statut,
    reponse,
  }));
  await db.insertInto('webhook_tentative').values(rows).execute();
}

/** The webhook of an entite: what it was told of its last closed session, once refused and then taken, and what was given up before. */
export async function seedWebhooks({
  connection: { db },
  config,
  now,
}: Pick<Services, 'connection' | 'config' | 'now'>): Promise<void> {
  const today = todayAt(now());
  const { id: webhookId, entiteId } = await addWebhook({ db, config }, parisInstant(addDays(today, -40), 10));
  const [first, ...others] = await db
    .selectFrom('certificat')
    .innerJoin('session_certification as session', 'session.id', 'certificat.session_id')
    .select(['certificat.id', 'certificat.numero', 'session.id as sessionId', 'session.numero as sessionNumero'])
    .where('certificat.entite_id', '=', entiteId)
    .orderBy('certificat.id', 'desc')
    .limit(3)
    .execute();
  if (first === undefined) throw new Error(`aucun certificat de l’entité de ${MAKER}`);
  const [before, at] = [parisInstant(addDays(today, -6), 9), parisInstant(addDays(today, -2), 14)];
  const certificat = { webhookId, type: 'certificat-delivre', objet_type: 'certificat' } as const;
  for (const objet of others) await addLivraison(db, { ...certificat, objet, at: before, tries: OF_OTHER });
  const session = { webhookId, type: 'session-cloturee', objet_type: 'session-certification' } as const;
  const closed = { id: first.sessionId, numero: first.sessionNumero };
  await addLivraison(db, { ...session, objet: closed, at, tries: OF_SESSION });
  await addLivraison(db, { ...certificat, objet: first, at, tries: OF_CERTIFICATS });
  const last = { derniere_le: at, dernier_resultat: 'REMISE', dernier_statut: 200 } as const;
  await db.updateTable('webhook').set(last).where('id', '=', webhookId).execute();
}
