// Gives an installation its first administrator; arguments: email, first name, name.
import { identiteFaultsOf, type Identite, normalizeIdentite } from '@habilis/domain/compte/identiteFaultsOf';
import { type PasswordFault, passwordFaultOf } from '@habilis/domain/compte/passwordFaultOf';
import { PASSWORD_LENGTHS } from '@habilis/domain/compte/PASSWORD_LENGTHS';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import { NOBODY, writeAudit } from '../platform/audit/writeAudit.ts';
import { isGuessable } from '../platform/auth/isGuessable.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { addPersonne } from '../areas/personnes/personne/addPersonne.ts';
import { readNewPassword } from './readNewPassword.ts';
import { CommandError, runCommand, withDatabase } from './runCommand.ts';

const USAGE = 'Dites l’adresse électronique, le prénom et le nom : npm run data -- create-admin adresse prénom nom';
const PASSWORD_FAULTS: Readonly<Record<PasswordFault, string>> = {
  'trop-court': `Le mot de passe compte ${PASSWORD_LENGTHS.min} caractères au moins.`,
  'trop-long': `Le mot de passe compte ${PASSWORD_LENGTHS.max} caractères au plus.`,
  'trop-facile': 'Ce mot de passe se devine trop facilement.',
  'trop-proche': 'Ce mot de passe ressemble trop au nom ou à l’adresse.',
};

const findPerson = (db: Kysely<Database>, email: string) =>
  db.selectFrom('personne').selectAll().where('email', '=', email).executeTakeFirst();

async function isAdministrator(db: Kysely<Database>, personneId: number, now: Date): Promise<boolean> {
  const role = await db
    .selectFrom('role')
    .select('id')
    .where('personne_id', '=', personneId)
    .where('type', '=', 'ADM')
    .where((eb) => eb.or([eb('fin_le', 'is', null), eb('fin_le', '>', now)]))
    .executeTakeFirst();
  return role !== undefined;
}

async function hashOfNewPassword(identite: Identite): Promise<string> {
  const password = await readNewPassword();
  const fault = passwordFaultOf(password, { ...identite, habilisId: '' }, isGuessable);
  if (fault !== null) throw new CommandError(PASSWORD_FAULTS[fault]);
  return hashPassword(password);
}

/** Makes a person an administrator, audited, in one transaction; `motDePasse` is null when the account already has one. */
function makeAdministrator(db: Kysely<Database>, identite: Identite, motDePasse: string | null): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const addedId = await addPersonne(
      { db: trx, audit: (entry) => writeAudit(trx, NOBODY, entry, new Date()) },
      identite,
    );
    const { id, habilis_id: habilisId } = await trx
      .selectFrom('personne')
      .select(['id', 'habilis_id'])
      .where('email', '=', identite.email)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Somebody else may have run the command in the meantime.
    if (await isAdministrator(trx, id, new Date())) return habilisId;
    if (motDePasse !== null) {
      const activated = { mot_de_passe: motDePasse, etat: 'active' as const };
      await trx.updateTable('personne').set(activated).where('id', '=', id).execute();
    }
    await trx.insertInto('role').values({ personne_id: id, type: 'ADM', fin_le: null }).execute();
    await trx
      .insertInto('audit')
      .values({
        action: 'administrateur-cree',
        objet_type: 'personne',
        objet_id: id,
        detail: JSON.stringify({ compte: addedId === undefined ? 'connu' : 'nouveau', par: 'commande' }),
      })
      .execute();
    return habilisId;
  });
}

await runCommand(async (config, say) => {
  const [email = '', prenom = '', nom = ''] = process.argv.slice(2);
  const identite = normalizeIdentite({ email, prenom, nom });
  if (identiteFaultsOf(identite).length > 0) throw new CommandError(USAGE);
  return withDatabase(config, async ({ db, label }) => {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === 'personne'))
      throw new CommandError(`La base (${label}) est vide : démarrez Habilis une première fois, elle sera préparée.`);
    const known = await findPerson(db, identite.email);
    if (known?.etat === 'bloquee') throw new CommandError('Ce compte est bloqué : rien n’a été changé.');
    if (known !== undefined && (await isAdministrator(db, known.id, new Date()))) {
      say(`${known.habilis_id} est déjà administrateur : rien n’a été changé.`);
      return true;
    }
    const motDePasse = known?.etat === 'active' ? null : await hashOfNewPassword(known ?? identite);
    const habilisId = await makeAdministrator(db, identite, motDePasse);
    say(`${habilisId} est administrateur${motDePasse === null ? ', avec le mot de passe que ce compte a déjà' : ''}.`);
    return true;
  });
});
