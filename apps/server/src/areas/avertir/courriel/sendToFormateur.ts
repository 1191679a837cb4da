import { pathTo } from '@habilis/api/page/paths';
import type { Evenement } from '@habilis/domain/notification/EVENEMENTS';
import type { Context } from '../../../platform/Handler.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import { notifiedRoles } from '../role/notifiedRoles.ts';
import { type Letter, sendToRoles, type ToldRole } from './sendToRoles.ts';

type Tools = Pick<Context, 'db' | 'jobs' | 'now'>;

/** Who is told without the role: what the letter says is the same, its page is not theirs to open. */
const FORMATEUR: ToldRole = { id: 0, personneId: 0, type: 'F', preferences: [] };

/** Mails somebody who is named as formateur: under the role of formateur as they wish, else, since no page shows it to them, by a mail that says so (rules/sessions#formateurs-told; SC40, SC42). */
export async function sendToFormateur(
  tools: Tools,
  personneId: number,
  evenement: Evenement,
  letterOf: (role: ToldRole) => Letter,
): Promise<void> {
  const { db, now } = tools;
  const roles = await notifiedRoles(db, now)
    .where('role.type', '=', 'F')
    .where('role.personne_id', '=', personneId)
    .execute();
  if (roles.length > 0) return sendToRoles(tools, roles, evenement, letterOf);
  const reachable = await db
    .selectFrom('personne')
    .select('id')
    .where('id', '=', personneId)
    .where('etat', '=', 'active')
    .executeTakeFirst();
  if (reachable === undefined) return;
  const { modele, objetId, mots, commentaire, points = [], lignes = [], agenda } = letterOf(FORMATEUR);
  await sendCourriel(tools, {
    modele,
    objetId,
    personneId,
    roleId: null,
    rythme: 'IMMEDIAT',
    valeurs: {
      mots: { ...mots, sansRole: 'oui' },
      commentaire,
      points,
      lignes,
      chemin: pathTo('connexion'),
      sansRole: true,
      ...(agenda === undefined ? {} : { agenda }),
    },
  });
}
