import { pathTo } from '@habilis/api/page/paths';
import type { FilSupport } from '@habilis/api/support/FilSupport';
import { type ActeSupport, etatApres } from '@habilis/domain/assistance/etatsSupport';
import { hasPlaceFor } from '@habilis/domain/assistance/placeDansLeFil';
import { reponseFaults } from '@habilis/domain/assistance/reponseFaults';
import type { Selectable } from 'kysely';
import type { Config } from '../../../config.ts';
import type { MessageSupportTable } from '../../../database/tables/aide.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { adresseDuFil } from './adresseDuFil.ts';
import { echangesDuFil, readFil } from './fils.ts';
import { findOperateur } from './operateurs.ts';

/** What an act on a thread is done with: its context, what this installation hears, and the thread as it was read. */
type Acting<Title extends 'support.version-perimee' | 'support.clos' | 'support.plein'> = {
  readonly context: RoleContext<Title>;
  readonly config: Pick<Config, 'supportReponses' | 'tokenSecret'>;
  readonly id: number;
};
type AsRead = { readonly version: number };
type Fil = Selectable<MessageSupportTable>;

const OBJET = 'message-support';
const ecoute = ({ supportReponses }: Acting<never>['config']) => ({ reponsesEntendues: supportReponses !== null });

const current = ({ context, config, id }: Acting<never>): Promise<FilSupport> => readFil(context, id, ecoute(config));

/** The thread, held until the end of the call; 404 when there is none. */
async function hold({ context: { db }, id }: Acting<never>): Promise<Fil> {
  const fil = await db.selectFrom('message_support').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (fil === undefined) throw refuse.notFound();
  return fil;
}

/** The thread as it was read; 409 with what it is now when somebody changed it meanwhile (AS20, AS21). */
async function holdAsRead(acting: Acting<'support.version-perimee'>, { version }: AsRead): Promise<Fil> {
  const fil = await hold(acting);
  if (fil.version !== version) throw acting.context.refuse.conflict('support.version-perimee', await current(acting));
  return fil;
}

/** Writes what an act changes, records it, and gives the thread. */
async function change(
  acting: Acting<never>,
  { version, etat }: Fil,
  acte: ActeSupport,
  changed: { readonly responsable_id: number | null; readonly dernier_le?: Date },
): Promise<FilSupport> {
  const { context, id } = acting;
  await context.db
    .updateTable('message_support')
    .set({ ...changed, version: version + 1, etat: etatApres(acte, etat, changed.responsable_id !== null) })
    .where('id', '=', id)
    .execute();
  await context.audit({ action: `support-${acte.toLowerCase()}`, objetType: OBJET, objetId: id });
  return current(acting);
}

/** Claims a thread, releases it, or hands it to somebody who answers for the support (AS20). */
export async function assignFil(
  acting: Acting<'support.version-perimee'>,
  { habilisId, ...asRead }: AsRead & { readonly habilisId: string | null },
): Promise<FilSupport> {
  const { db, now } = acting.context;
  const fil = await holdAsRead(acting, asRead);
  const held = habilisId === null ? null : await findOperateur(db, now, habilisId);
  if (held === undefined)
    throw refuse.badRequest('donnees-invalides', [{ path: 'habilisId', title: 'champ.invalide' }]);
  return change(acting, fil, 'ATTRIBUTION', { responsable_id: held?.id ?? null });
}

function refuseEmpty(texte: string): string {
  const faults = reponseFaults({ texte });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  return texte.trim();
}

/** 409 with the thread once nothing more stands in it (AS33). */
async function refuseFull(acting: Acting<'support.plein'>): Promise<void> {
  const { context, id } = acting;
  if (!hasPlaceFor('reponse', await echangesDuFil(context.db, id)))
    throw context.refuse.conflict('support.plein', await current(acting));
}

/** Mails an answer, which whoever had no holder then holds; a closed thread takes none (AS21, AS22). */
export async function answerFil(
  acting: Acting<'support.version-perimee' | 'support.clos' | 'support.plein'>,
  { texte, ...asRead }: AsRead & { readonly texte: string },
): Promise<FilSupport> {
  const { context, config, id } = acting;
  const { db, caller, now } = context;
  const fil = await holdAsRead(acting, asRead);
  const said = refuseEmpty(texte);
  if (fil.etat === 'CLOS') throw context.refuse.conflict('support.clos', await current(acting));
  await refuseFull(acting);
  const { supportReponses, tokenSecret } = config;
  const courrielId = await sendCourriel(context, {
    modele: 'support-reponse',
    objetId: id,
    roleId: null,
    rythme: 'IMMEDIAT',
    personneId: fil.personne_id,
    ...(fil.personne_id === null ? { adresse: fil.email, destinataire: { prenom: fil.prenom, nom: fil.nom } } : {}),
    ...(supportReponses === null ? {} : { repondreA: adresseDuFil({ tokenSecret }, supportReponses.email, id) }),
    valeurs: {
      mots: { reference: fil.reference, objet: fil.objet, entendu: supportReponses === null ? 'non' : 'oui' },
      commentaire: said,
      chemin: pathTo('contact'),
      lignes: [],
      fil: fil.reference,
    },
  });
  await db
    .insertInto('echange_support')
    .values({
      message_id: id,
      genre: 'REPONSE',
      auteur_id: caller.personneId,
      auteur: caller.nomPrenom,
      texte: said,
      ecrit_le: now,
      courriel_id: courrielId,
    })
    .execute();
  return change(acting, fil, 'REPONSE', { responsable_id: fil.responsable_id ?? caller.personneId, dernier_le: now });
}

/** Adds a note that the support alone reads; it makes no answer out of date (AS23). */
export async function noteInFil(acting: Acting<'support.plein'>, texte: string): Promise<FilSupport> {
  const { context, id } = acting;
  const { db, caller, now } = context;
  await hold(acting);
  await refuseFull(acting);
  const said = refuseEmpty(texte);
  await db
    .insertInto('echange_support')
    .values({
      message_id: id,
      genre: 'NOTE',
      auteur_id: caller.personneId,
      auteur: caller.nomPrenom,
      texte: said,
      ecrit_le: now,
    })
    .execute();
  await context.audit({ action: 'support-note', objetType: OBJET, objetId: id });
  return current(acting);
}

/** Closes a thread, or opens it again (AS22). */
export async function closeFil(
  acting: Acting<'support.version-perimee'>,
  asRead: AsRead,
  acte: 'CLOTURE' | 'REOUVERTURE',
): Promise<FilSupport> {
  const fil = await holdAsRead(acting, asRead);
  return change(acting, fil, acte, { responsable_id: fil.responsable_id });
}
