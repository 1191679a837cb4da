import type { Application, ApplicationEtSecret } from '@habilis/api/applications/Application';
import type { applications } from '@habilis/api/applications/endpoints';
import type { BodyOf } from '@habilis/api/endpoint';
import { applicationFaults, MOST_APPLICATIONS, vieFaults } from '@habilis/domain/application/applicationFaults';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { asRead } from '../../../platform/asRead.ts';
import type { ContextOf, RoleContext } from '../../../platform/Handler.ts';
import { afterFreshProof } from '../../personnes/facteur/freshProof.ts';
import { clesDe } from './clesPubliques.ts';
import { readApplication } from './readApplications.ts';
import { roleDonnable } from './rolesPossibles.ts';
import { giveSecret } from './secrets.ts';

const OBJET = 'application';
const ID_BYTES = 12;

type Creating = ContextOf<typeof applications.create>;

/** Refuses one more application of a role than it may have; no other is made until this one is. */
async function refuseTooMany({ db, caller, today, refuse }: Creating): Promise<void> {
  await db.selectFrom('role').select('id').where('id', '=', caller.role.id).forNoKeyUpdate().execute();
  const { living } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('living'))
    .where('cree_par_role_id', '=', caller.role.id)
    .where('revoquee_le', 'is', null)
    .where('date_fin', '>=', today)
    .executeTakeFirstOrThrow();
  if (Number(living) >= MOST_APPLICATIONS) throw refuse.conflict('application.trop');
}

/** Makes an application under a role that the caller may give, and tells its secret this once (AP1, AP2, AP5). */
export async function createApplication(
  context: Creating,
  config: Config,
  body: BodyOf<typeof applications.create>,
): Promise<ApplicationEtSecret> {
  const { caller, now, today, refuse } = context;
  const role = await roleDonnable(context, body.roleId);
  const cles = body.clesPubliques === null ? null : await clesDe(body.clesPubliques);
  const faults = [
    ...applicationFaults(body, { possibles: role?.portees ?? [], today }),
    ...(Array.isArray(cles) ? cles : []),
  ];
  if (faults.length > 0 || Array.isArray(cles)) throw refuse.badRequest('donnees-invalides', faults);
  return afterFreshProof(context, config, body.preuve, async (db) => {
    const within = { ...context, db };
    await refuseTooMany(within);
    const portees = [...new Set(body.portees)];
    const { id, client_id: clientId } = await db
      .insertInto('application')
      .values({
        client_id: `app_${randomBytes(ID_BYTES).toString('base64url')}`,
        nom: cleanText(body.nom),
        role_id: body.roleId,
        cree_par_role_id: caller.role.id,
        portees,
        cles_publiques: cles === null ? null : JSON.stringify(cles),
        cree_le: now,
        date_fin: body.dateFin,
        fenetre_le: now,
      })
      .returning(['id', 'client_id'])
      .executeTakeFirstOrThrow();
    const secret = cles === null ? await giveSecret(db, id, { now, coupeAncien: false }) : null;
    const detail = { nom: cleanText(body.nom), clientId, portees, dateFin: body.dateFin };
    await context.audit({ action: 'application-creee', objetType: OBJET, objetId: id, detail }, db);
    return { application: await readApplication(within, id), secret };
  });
}

type Held = RoleContext<'application.version-perimee'>;

/** The application at the version that the caller read, held until the call ends. */
async function held(context: Held, id: number, version: number) {
  const row = await context.db
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return asRead(row, version, () => context.refuse.conflict('application.version-perimee'));
}

type Changing = RoleContext<'application.version-perimee' | 'application.d-un-autre' | 'application.arretee'>;

/** The application that the caller made and that still works, to be changed. */
async function heldByMaker(context: Changing, id: number, version: number) {
  const row = await held(context, id, version);
  const { modifiable, etat } = await readApplication(context, id);
  if (!modifiable) throw context.refuse.forbidden('application.d-un-autre');
  if (etat === 'revoquee' || etat === 'sans-role') throw context.refuse.conflict('application.arretee');
  return row;
}

/** Renames an application, or moves its end (AP2). */
export async function updateApplication(
  context: ContextOf<typeof applications.update>,
  id: number,
  { version, nom, dateFin }: BodyOf<typeof applications.update>,
): Promise<Application> {
  const before = await heldByMaker(context, id, version);
  const faults = vieFaults({ nom, dateFin }, context.today);
  if (faults.length > 0) throw context.refuse.badRequest('donnees-invalides', faults);
  const changed = { nom: cleanText(nom), date_fin: dateFin, version: version + 1 };
  await context.db.updateTable('application').set(changed).where('id', '=', id).execute();
  const changements = [
    { champ: 'nom', avant: before.nom, apres: changed.nom },
    { champ: 'dateFin', avant: before.date_fin, apres: dateFin },
  ].filter(({ avant, apres }) => avant !== apres);
  await context.audit({ action: 'application-modifiee', objetType: OBJET, objetId: id, detail: { changements } });
  return readApplication(context, id);
}

/** Gives an application another secret, and tells it this once (AP5). */
export async function replaceSecret(
  context: ContextOf<typeof applications.remplacerSecret>,
  config: Config,
  id: number,
  { version, coupeAncien, preuve }: BodyOf<typeof applications.remplacerSecret>,
): Promise<ApplicationEtSecret> {
  return afterFreshProof(context, config, preuve, async (db) => {
    const within = { ...context, db };
    const row = await heldByMaker(within, id, version);
    if (row.cles_publiques !== null) throw context.refuse.conflict('application.sans-secret');
    const secret = await giveSecret(db, id, { now: context.now, coupeAncien });
    // A secret that leaked may have been used: what it was given for ends with it.
    if (coupeAncien) {
      const tokens = db.updateTable('application_jeton').where('application_id', '=', id);
      await tokens.set({ expire_le: context.now }).where('expire_le', '>', context.now).execute();
    }
    await db
      .updateTable('application')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute();
    await context.audit({ action: 'application-secret', objetType: OBJET, objetId: id, detail: { coupeAncien } }, db);
    return { application: await readApplication(within, id), secret };
  });
}

/** Takes an application back: its next call is refused, on every server (AP3). */
export async function revokeApplication(
  context: ContextOf<typeof applications.revoquer>,
  id: number,
  version: number,
): Promise<Application> {
  const row = await held(context, id, version);
  if (row.revoquee_le === null) {
    const changed = { revoquee_le: context.now, version: version + 1 };
    await context.db.updateTable('application').set(changed).where('id', '=', id).execute();
    await context.audit({ action: 'application-revoquee', objetType: OBJET, objetId: id, detail: { nom: row.nom } });
  }
  return readApplication(context, id);
}
