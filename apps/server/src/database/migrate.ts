import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ConfigurationError } from '../environment.ts';
import type { Database } from './Database.ts';
import * as plateforme from './migrations/0001-plateforme.ts';
import * as demandes from './migrations/0002-demandes.ts';
import * as caisses from './migrations/0003-caisses.ts';
import * as courriels from './migrations/0004-courriels.ts';
import * as chaineAudit from './migrations/0005-chaine-audit.ts';
import * as parametres from './migrations/0006-parametres.ts';
import * as comptes from './migrations/0007-comptes.ts';
import * as fichiersEnAttente from './migrations/0008-fichiers-en-attente.ts';
import * as conservationAudit from './migrations/0009-conservation-audit.ts';
import * as impersonation from './migrations/0010-impersonation.ts';
import * as secondFacteur from './migrations/0011-second-facteur.ts';
import * as utilisateurs from './migrations/0012-utilisateurs.ts';
import * as notifications from './migrations/0013-notifications.ts';
import * as tableauDeBord from './migrations/0014-tableau-de-bord.ts';
import * as aide from './migrations/0015-aide.ts';
import * as habilitations from './migrations/0016-habilitations.ts';
import * as demandesHabilitation from './migrations/0017-demandes-habilitation.ts';
import * as vieHabilitations from './migrations/0018-vie-habilitations.ts';
import * as entites from './migrations/0019-entites.ts';
import * as dispositifs from './migrations/0020-dispositifs.ts';
import * as examen from './migrations/0021-examen.ts';
import * as commission from './migrations/0022-commission.ts';
import * as consultations from './migrations/0023-consultations.ts';
import * as listes from './migrations/0025-listes.ts';
import * as ordresDesListes from './migrations/0026-ordres-des-listes.ts';
import * as listesEntitesPersonnes from './migrations/0027-listes-entites-personnes.ts';
import * as niveauxDesEntites from './migrations/0028-niveaux-des-entites.ts';
import * as sessions from './migrations/0029-sessions.ts';
import * as versionTache from './migrations/0031-version-tache.ts';
import * as etapesForcees from './migrations/0032-etapes-forcees.ts';
import * as suspensionsConfirmees from './migrations/0033-suspensions-confirmees.ts';
import * as complementAdministratif from './migrations/0034-complement-administratif.ts';
import * as depotFichiers from './migrations/0037-depot-fichiers.ts';
import * as depots from './migrations/0038-depots.ts';
import * as complementsDesDossiers from './migrations/0041-complements-des-dossiers.ts';

/** Every version of the database, in its order. */
export const MIGRATIONS: readonly { readonly name: string; readonly up: (db: Kysely<unknown>) => Promise<void> }[] = [
  { name: '0001-plateforme', up: plateforme.up },
  { name: '0002-demandes', up: demandes.up },
  { name: '0003-caisses', up: caisses.up },
  { name: '0004-courriels', up: courriels.up },
  { name: '0005-chaine-audit', up: chaineAudit.up },
  { name: '0006-parametres', up: parametres.up },
  { name: '0007-comptes', up: comptes.up },
  { name: '0008-fichiers-en-attente', up: fichiersEnAttente.up },
  { name: '0009-conservation-audit', up: conservationAudit.up },
  { name: '0010-impersonation', up: impersonation.up },
  { name: '0011-second-facteur', up: secondFacteur.up },
  { name: '0012-utilisateurs', up: utilisateurs.up },
  { name: '0013-notifications', up: notifications.up },
  { name: '0014-tableau-de-bord', up: tableauDeBord.up },
  { name: '0015-aide', up: aide.up },
  { name: '0016-habilitations', up: habilitations.up },
  { name: '0017-demandes-habilitation', up: demandesHabilitation.up },
  { name: '0018-vie-habilitations', up: vieHabilitations.up },
  { name: '0019-entites', up: entites.up },
  { name: '0020-dispositifs', up: dispositifs.up },
  { name: '0021-examen', up: examen.up },
  { name: '0022-commission', up: commission.up },
  { name: '0023-consultations', up: consultations.up },
  { name: '0025-listes', up: listes.up },
  { name: '0026-ordres-des-listes', up: ordresDesListes.up },
  { name: '0027-listes-entites-personnes', up: listesEntitesPersonnes.up },
  { name: '0028-niveaux-des-entites', up: niveauxDesEntites.up },
  { name: '0029-sessions', up: sessions.up },
  { name: '0031-version-tache', up: versionTache.up },
  { name: '0032-etapes-forcees', up: etapesForcees.up },
  { name: '0033-suspensions-confirmees', up: suspensionsConfirmees.up },
  { name: '0034-complement-administratif', up: complementAdministratif.up },
  { name: '0037-depot-fichiers', up: depotFichiers.up },
  { name: '0038-depots', up: depots.up },
  { name: '0041-complements-des-dossiers', up: complementsDesDossiers.up },
];

// Any fixed number: it names the lock that keeps two starting processes from migrating together.
const MIGRATION_LOCK = 740_021;

/** Brings the database forward to this version, or to an earlier one by its name, in one transaction; a newer database is refused. */
export async function migrate(db: Kysely<Database>, until?: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await sql`create table if not exists migration (name text primary key, faite_le timestamptz not null default now())`.execute(
      trx,
    );
    const done = await sql<{ name: string }>`select name from migration`.execute(trx);
    const applied = new Set(done.rows.map(({ name }) => name));
    for (const name of applied) {
      if (!MIGRATIONS.some((migration) => migration.name === name)) {
        throw new ConfigurationError([`La base vient d’une version plus récente (migration ${name}).`]);
      }
    }
    for (const { name, up } of MIGRATIONS) {
      if (!applied.has(name)) {
        await up(trx as unknown as Kysely<unknown>);
        await sql`insert into migration (name) values (${name})`.execute(trx);
      }
      if (name === until) return;
    }
  });
}
