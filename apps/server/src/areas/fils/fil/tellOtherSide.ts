import { filPath } from '@habilis/api/page/filPath';
import { objetPath } from '@habilis/api/page/rolePaths';
import { type CoteFil, coteDe } from '@habilis/domain/fil/coteDe';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import type { RoleContext } from '../../../platform/Handler.ts';
import { giveAlertesDeFil } from '../../avertir/alerte/alertesDeFil.ts';
import { sendToPersons } from '../../avertir/courriel/sendToRoles.ts';
import { type NotifiedRole, notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import type { Dossier } from './Dossier.ts';

/** How the mail names the kind of a file. */
const GENRES = {
  'demande-administrative': 'demande',
  'demande-habilitation': 'demande',
  habilitation: 'habilitation',
  'session-certification': 'session',
} as const;

type Tools = Pick<RoleContext, 'db' | 'now'>;

/** The roles of whoever wrote last on a side, as long as they live: an answer reaches who asked, whoever holds the file since. */
async function lastWriter({ db, now }: Tools, filId: number, cote: CoteFil): Promise<NotifiedRole[]> {
  const last = await db
    .selectFrom('fil_message')
    .select(['auteur_id', 'auteur_role_type', 'auteur_mrp_id'])
    .where('fil_id', '=', filId)
    .where('cote', '=', cote)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.auteur_id === null) return [];
  return notifiedRoles(db, now)
    .where('role.personne_id', '=', last.auteur_id)
    .where('role.type', '=', last.auteur_role_type)
    .where('role.mrp_id', 'is not distinct from', last.auteur_mrp_id)
    .execute();
}

async function present({ db, now }: Tools, ids: readonly number[]): Promise<NotifiedRole[]> {
  return ids.length === 0 ? [] : notifiedRoles(db, now).where('role.id', 'in', ids).execute();
}

/** The roles of those who act for the entite, or of whoever began the file while there is none; and of the delegataire who opened it. */
const ofEntite = ({ db, now }: Tools, { entiteId, roleId }: Dossier): Promise<NotifiedRole[]> =>
  notifiedRoles(db, now)
    .where((eb) =>
      eb.or([
        ...(entiteId === null
          ? []
          : [eb.and([eb('role.type', 'in', ['DM', 'G']), eb('role.entite_id', '=', entiteId)])]),
        ...(roleId === null ? [] : [eb('role.id', '=', roleId)]),
        eb.lit(false),
      ]),
    )
    .execute();

/** Tells the other side that somebody wrote: an alert to each until they read, and a mail as they wish with the first message of a burst (rules/rights#thread; DH953, DH955). */
export async function tellOtherSide(context: RoleContext, dossier: Dossier, filId: number): Promise<void> {
  const { db, today, caller } = context;
  const isFromEntite = coteDe(caller.role.type) === 'ENTITE';
  const concerned = isFromEntite
    ? await present(context, await dossier.examinateurs(context))
    : await ofEntite(context, dossier);
  const roles = [...concerned, ...(await lastWriter(context, filId, isFromEntite ? 'EXAMEN' : 'ENTITE'))];
  const told = [...new Map(roles.map((role) => [role.id, role])).values()].filter(
    ({ personneId }) => personneId !== caller.personneId,
  );
  const { id, numero, raisonSociale, valeurs } = dossier;
  const fresh = await giveAlertesDeFil(db, { type: dossier.dossier, id }, onePerTarget(told), { today, valeurs });
  await sendToPersons(context, fresh, 'FIL_MESSAGE', (role) => ({
    modele: 'fil-message',
    objetId: id,
    mots: { dossier: GENRES[dossier.dossier], numero, raisonSociale, cote: isFromEntite ? 'entite' : 'examen' },
    commentaire: null,
    chemin: filPath(objetPath(role, dossier.dossier, id)),
  }));
}

/** One role of each kind of a person: an alert is theirs under that kind. */
const onePerTarget = (roles: readonly NotifiedRole[]): NotifiedRole[] =>
  ROLE_TYPES.flatMap((type) => [
    ...new Map(roles.filter((role) => role.type === type).map((role) => [role.personneId, role])).values(),
  ]);
