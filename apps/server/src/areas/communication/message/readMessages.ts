import type { DestinataireMessage, Message } from '@habilis/api/message/Message';
import { etatEnvoi } from '@habilis/domain/message/etatEnvoi';
import { periodeDiffusion } from '@habilis/domain/message/periodeDiffusion';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { EtatCourriel } from '@habilis/domain/exploitation/ETATS_COURRIEL';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { todayAt } from '../../../platform/today.ts';
import { departMessage } from './departMessage.ts';
import { isInPortee } from './portee.ts';

type Reading = Pick<RoleContext, 'db' | 'now' | 'settings'>;

/** A mail that did not arrive. */
const ECHECS = ['refuse', 'perdu'] as const satisfies readonly EtatCourriel[];

const messages = ({ db, now }: Pick<RoleContext, 'db' | 'now'>) =>
  db
    .selectFrom('message')
    .innerJoin('personne', 'personne.id', 'message.diffuseur_id')
    .selectAll('message')
    .select(['personne.nom', 'personne.prenom', 'personne.habilis_id'])
    .select(({ eb }) => [
      eb
        .exists(
          eb
            .selectFrom('role')
            .select('role.id')
            .whereRef('role.id', '=', 'message.diffuseur_role_id')
            .where(isLiveRole(now)),
        )
        .as('est_tenu'),
      eb
        .selectFrom('courriel')
        .where('courriel.modele', '=', 'message')
        .whereRef('courriel.objet_id', '=', 'message.id')
        .where('courriel.etat', 'in', ECHECS)
        .select((count) => count.fn.countAll<number>().as('nb'))
        .as('nb_echecs'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>;
type Cibles = ReadonlyMap<number, Message['ciblesMessage']>;

async function ciblesOf(db: Kysely<Database>, ids: readonly number[]): Promise<Cibles> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('message_cible')
    .selectAll()
    .where('message_id', 'in', ids)
    .orderBy('message_id')
    .orderBy('rang')
    .execute();
  const byMessage = Map.groupBy(rows, ({ message_id: id }) => id);
  return new Map(
    [...byMessage].map(([id, cibles]) => [
      id,
      cibles.map(({ role_type: roleType, criteres }) => ({
        roleType,
        // They were written by a call of the same contract.
        cibleMessageCriterias: criteres as Message['ciblesMessage'][number]['cibleMessageCriterias'],
      })),
    ]),
  );
}

const periodeOf = (row: Row, { settings }: Reading): Message['periode'] =>
  periodeDiffusion(
    {
      dateDebutDiffusion: row.date_debut_diffusion,
      dateFinDiffusion: row.date_fin_diffusion,
      dateCreation: row.date_creation,
    },
    settings,
  );

/** When its mails may leave, on a day on which it is still shown; null when they never will. */
function departOf({ courriel_apres: apres }: Row, { debut, fin }: Message['periode'], now: Date): Date | null {
  const depart = departMessage(apres === null || apres < now ? now : apres, debut);
  return todayAt(depart) <= fin ? depart : null;
}

const presented = (row: Row, cibles: Cibles, reading: Reading): Message => {
  const periode = periodeOf(row, reading);
  const depart = departOf(row, periode, reading.now);
  return {
    id: row.id,
    type: 'M',
    version: row.version,
    typeMessageId: row.type_message_id,
    titre: row.titre,
    intitule: row.intitule,
    descriptif: row.descriptif,
    diffuseurI: row.diffuseur_i,
    diffuseurRD: row.diffuseur_rd,
    diffuseurCNH: row.diffuseur_cnh,
    diffuseurADM: row.diffuseur_adm,
    ciblesMessage: cibles.get(row.id) ?? [],
    dateDebutDiffusion: row.date_debut_diffusion,
    dateFinDiffusion: row.date_fin_diffusion,
    dateCreation: row.date_creation,
    periode,
    termine: row.terminee_le !== null,
    diffuseurNomPrenom: `${row.prenom} ${row.nom}`,
    diffuseurHabilisId: row.habilis_id,
    diffuseurRoleType: row.diffuseur_role_type,
    parEmail: row.par_courriel,
    emailSent: row.courriel_le !== null,
    envoi: {
      etat: etatEnvoi({
        parEmail: row.par_courriel,
        commenceLe: row.courriel_le,
        finiLe: row.courriel_fini_le,
        isRetenu:
          row.terminee_le !== null || (row.diffuseur_role_id !== null && row.est_tenu !== true) || depart === null,
      }),
      retirableLe: row.par_courriel && row.courriel_le === null ? (depart?.toISOString() ?? null) : null,
      nbDestinataires: row.nb_destinataires,
      nbEchecs: row.nb_echecs ?? 0,
    },
  };
};

type ByPage = { readonly page: number; readonly taille: number };

/** One page of the messages that the caller may manage, the latest first. */
export async function listMessages(context: RoleContext, { page, taille }: ByPage) {
  const isManaged = isInPortee(context, 'message.diffuseur_role_id');
  const { total } = await context.db
    .selectFrom('message')
    .where(isManaged)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await messages(context)
    .where(isManaged)
    .orderBy('message.id', 'desc')
    .limit(taille)
    .offset((page - 1) * taille)
    .execute();
  const cibles = await ciblesOf(
    context.db,
    rows.map(({ id }) => id),
  );
  return { elements: rows.map((row) => presented(row, cibles, context)), total, page, taille };
}

/** A message with its targets and its mails; 404 when there is none. */
export async function readMessage(context: Reading, id: number): Promise<Message> {
  const row = await messages(context).where('message.id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return presented(row, await ciblesOf(context.db, [id]), context);
}

const ETATS = {
  'en-attente': 'ATTENTE',
  envoye: 'ENVOYE',
  garde: 'ENVOYE',
  regroupe: 'ENVOYE',
  ecarte: 'ECARTE',
  refuse: 'ECHEC',
  perdu: 'ECHEC',
} as const satisfies Record<EtatCourriel, DestinataireMessage['etat']>;

/** Who was mailed a message, those whose mail failed first. */
export async function listDestinataires(
  { db }: Pick<RoleContext, 'db'>,
  id: number,
  { page, taille }: ByPage,
): Promise<{ elements: DestinataireMessage[]; total: number; page: number; taille: number }> {
  const mailed = db.selectFrom('courriel').where('courriel.modele', '=', 'message').where('courriel.objet_id', '=', id);
  const { total } = await mailed.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await mailed
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .leftJoin('role', 'role.id', 'courriel.role_id')
    .select(['courriel.id', 'courriel.etat', 'personne.nom', 'personne.prenom', 'role.type'])
    .orderBy((eb) => eb('courriel.etat', 'in', ECHECS), 'desc')
    .orderBy('personne.nom_tri')
    .orderBy('courriel.id')
    .limit(taille)
    .offset((page - 1) * taille)
    .execute();
  const elements = rows.map(({ id: courrielId, etat, nom, prenom, type }) => ({
    id: courrielId,
    nomPrenom: `${prenom} ${nom}`,
    roleType: type,
    etat: ETATS[etat],
  }));
  return { elements, total, page, taille };
}
