import { pathTo } from '@habilis/api/page/paths';
import { type Evenement, reglageOf } from '@habilis/domain/notification/EVENEMENTS';
import type { Context } from '../../../platform/Handler.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import { notifiedRoles } from '../role/notifiedRoles.ts';
import type { Letter, ToldRole } from './sendToRoles.ts';

type Tools = Pick<Context, 'db' | 'jobs' | 'now'>;

/** Nobody: what its people would read is written as to a gestionnaire. */
const GESTIONNAIRE: ToldRole = { id: 0, personneId: 0, type: 'G', preferences: [] };

/** The address that an entite gives in its file, with whom to greet. */
async function ownAddressOf({ db }: Tools, entiteId: number) {
  const file = await db
    .selectFrom('demande_administrative')
    .select(['donnees', 'donnees_validees'])
    .where('entite_id', '=', entiteId)
    .where('en_cours', '=', true)
    .executeTakeFirst();
  const { email = null, prenom = null, nom = null } = (file?.donnees_validees ?? file?.donnees)?.contact ?? {};
  return email === null ? null : { adresse: email, destinataire: { prenom: prenom ?? '', nom: nom ?? '' } };
}

/** What cannot be switched off reaches an entite that nobody can act for any more, at its own address (rules/rights#what-hangs-on-it). */
export async function sendToDeserted(
  tools: Tools,
  entiteId: number | null,
  evenement: Evenement,
  letterOf: (role: ToldRole) => Letter,
): Promise<void> {
  if (entiteId === null || reglageOf(evenement, 'G')?.kind !== 'impose') return;
  const somebody = await notifiedRoles(tools.db, tools.now)
    .where('role.entite_id', '=', entiteId)
    .where('role.type', 'in', ['DM', 'G'])
    .executeTakeFirst();
  if (somebody !== undefined) return;
  const address = await ownAddressOf(tools, entiteId);
  if (address === null) return;
  const { modele, objetId, mots, commentaire, points = [], lignes = [] } = letterOf(GESTIONNAIRE);
  await sendCourriel(tools, {
    modele,
    objetId,
    personneId: null,
    roleId: null,
    rythme: 'IMMEDIAT',
    ...address,
    valeurs: { mots, commentaire, points, lignes, chemin: pathTo('connexion'), sansGestionnaire: true },
  });
}
