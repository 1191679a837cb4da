import { pathTo } from '@habilis/api/page/paths';
import type { ApercuFusion, FusionWrite, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { fusionFaults } from '@habilis/domain/utilisateur/fusionFaults';
import { isSameRole } from '@habilis/domain/utilisateur/isSameRole';
import { type RefusFusion, refusalOfFusion } from '@habilis/domain/utilisateur/refusalOfFusion';
import { sql } from 'kysely';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { endKeys } from '../../../platform/auth/accountKeys.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { endImpersonationsAs } from '../../../platform/auth/endImpersonations.ts';
import { revokeSessions } from '../../../platform/auth/tokens.ts';
import type { PersonneReference } from '../../../platform/PersonneReference.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { moveFormer } from '../../../platform/reprise/formerIds.ts';
import { hasFactor } from '../personne/readFacteurs.ts';
import { recordConsultation } from '../../../platform/audit/recordConsultation.ts';
import { sendAccountMail } from '../personne/sendAccountMail.ts';
import { endVoidImpersonations } from '../impersonation/endVoidImpersonations.ts';
import { gestionnaires } from './gestionnaires.ts';
import { sessionsTouchees } from '../../avertir/session/sessionsTouchees.ts';
import { tellParts } from '../partie-prenante/tellParts.ts';
import { heldTasks } from './heldTasks.ts';
import { type DoubleRole, keepRights } from './keepRights.ts';
import { refuseStale, writePersonne } from './openUtilisateur.ts';
import { personneReferences } from './personneReferences.ts';
import {
  acteurOf,
  type PersonneRow,
  personneOf,
  presentUtilisateur,
  readUtilisateur,
  rolesOfPersonne,
} from './readUtilisateur.ts';

type Both = { readonly garde: PersonneRow; readonly absorbe: PersonneRow };

const liveRolesOf = async (context: Context, { id }: PersonneRow) =>
  (await rolesOfPersonne(context, id)).filter(({ isEnCours }) => isEnCours);

async function refusalOf(context: RoleContext, { garde, absorbe }: Both): Promise<RefusFusion | null> {
  const compteOf = async (person: PersonneRow) => ({
    personneId: person.id,
    etat: person.etat,
    roles: await liveRolesOf(context, person),
  });
  return refusalOfFusion(acteurOf(context), await compteOf(garde), await compteOf(absorbe));
}

/** The roles of the second account that the first one has too (U8). */
async function doublesOf(context: Context, { garde, absorbe }: Both): Promise<DoubleRole[]> {
  const held = await liveRolesOf(context, garde);
  const others = await liveRolesOf(context, absorbe);
  return others.flatMap((role) => {
    const kept = held.find((one) => isSameRole(one, role));
    return kept === undefined ? [] : [{ endedId: role.id, keptId: kept.id }];
  });
}

const COUNTED = {
  roles: [['role', 'personne_id']],
  demandes: [
    ['demande_administrative', 'demandeur_id'],
    ['demande_habilitation', 'demandeur_id'],
  ],
  sessions: [['session_certification', 'animateur_id']],
  certificats: [['certificat_formateur', 'personne_id']],
  fichiers: [['fichier', 'depose_par']],
  commentaires: [['historique_commentaire', 'auteur_id']],
} as const;

async function countOf({ db }: Context, columns: readonly (readonly [string, string])[], personneId: number) {
  const counts = columns.map(
    ([table, column]) =>
      sql`(select count(*)::integer from ${sql.table(table)} where ${sql.ref(column)} = ${personneId})`,
  );
  const { rows } = await sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The birth dates known of a person as a stagiaire: two accounts of one person have one in common (U17). */
async function naissancesOf({ db }: Context, personneId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stagiaire')
    .select('date_naissance as naissance')
    .distinct()
    .where('personne_id', '=', personneId)
    .where('date_naissance', 'is not', null)
    .orderBy('date_naissance')
    .execute();
  return rows.flatMap(({ naissance }) => naissance ?? []);
}

/** What a merge would move and what blocks it; writes nothing. */
export async function previewFusion(context: RoleContext, habilisId: string, autre: string): Promise<ApercuFusion> {
  const both = { garde: await personneOf(context.db, habilisId), absorbe: await personneOf(context.db, autre) };
  await recordConsultation(context, 'FUSION', [both.garde.id, both.absorbe.id]);
  const refusal = await refusalOf(context, both);
  const held = await heldTasks.ask().byRoles(context, both.absorbe.id);
  const doubles = await doublesOf(context, both);
  const count = (key: keyof typeof COUNTED) => countOf(context, COUNTED[key], both.absorbe.id);
  return {
    garde: await presentUtilisateur(context, both.garde),
    absorbe: await presentUtilisateur(context, both.absorbe),
    naissances: {
      garde: await naissancesOf(context, both.garde.id),
      absorbe: await naissancesOf(context, both.absorbe.id),
    },
    deplace: {
      // What both hold is told apart.
      roles: (await count('roles')) - doubles.length,
      demandes: await count('demandes'),
      taches: held.reduce((sum, { total }) => sum + total, 0),
      sessions: await count('sessions'),
      certificats: await count('certificats'),
      fichiers: await count('fichiers'),
      commentaires: await count('commentaires'),
    },
    rolesEnDouble: doubles.map(({ endedId }) => endedId),
    perdSecondFacteur: await hasFactor(context.db, both.absorbe.id),
    obstacle: refusal === null ? null : `utilisateur.${refusal}`,
  };
}

/** Locks both in a fixed order, so that two merges of the same accounts wait for each other. */
async function lockBoth(context: Context, habilisId: string, autre: string): Promise<Both> {
  const { db } = context;
  const garde = await personneOf(db, habilisId);
  const absorbe = await db.selectFrom('personne').selectAll().where('habilis_id', '=', autre).executeTakeFirst();
  if (absorbe === undefined) {
    throw refuse.badRequest('donnees-invalides', [{ path: 'autreHabilisId', title: 'utilisateur.fusion-inconnu' }]);
  }
  const locked = new Map<number, PersonneRow>();
  for (const id of [garde.id, absorbe.id].toSorted((a, b) => a - b)) locked.set(id, await lockPersonne(db, id));
  return { garde: locked.get(garde.id) ?? garde, absorbe: locked.get(absorbe.id) ?? absorbe };
}

/** Removes one of two rows where the kept person may have only one: the absorbed account's, unless that account holds what the row is about (U19). */
async function dropDoubles(
  { db }: Context,
  { table, column, uniqueWith, ofHolder }: PersonneReference,
  { garde, absorbe }: Both,
): Promise<void> {
  if (uniqueWith.length === 0) return;
  const isSame = uniqueWith.map((key) => sql`gone.${sql.ref(key)} is not distinct from stays.${sql.ref(key)}`);
  const drop = (of: number, by: number, isAlso = sql`true`) =>
    sql`delete from ${sql.table(table)} gone using ${sql.table(table)} stays
      where gone.${sql.ref(column)} = ${of} and stays.${sql.ref(column)} = ${by}
        and ${sql.join(isSame, sql` and `)} and ${isAlso}`.execute(db);
  if (ofHolder !== undefined) {
    const { table: objects, key, column: holder } = ofHolder;
    const isHeld = sql`exists (select from ${sql.table(objects)} held
      where held.id = gone.${sql.ref(key)} and held.${sql.ref(holder)} = ${absorbe.id})`;
    await drop(garde.id, absorbe.id, isHeld);
  }
  await drop(absorbe.id, garde.id);
}

/** Moves the absorbed person's rows, and deletes those that no other account may use. */
async function moveAll(context: Context, both: Both): Promise<void> {
  const { garde, absorbe } = both;
  for (const reference of personneReferences.ask()) {
    const { table, column, fate } = reference;
    const isAbsorbed = sql`${sql.ref(column)} = ${absorbe.id}`;
    if (fate === 'moves') {
      await dropDoubles(context, reference, both);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${garde.id} where ${isAbsorbed}`.execute(
        context.db,
      );
    } else if ('goes' in fate) {
      await sql`delete from ${sql.table(table)} where ${isAbsorbed}`.execute(context.db);
    }
  }
}

/** Mails both addresses what became of the accounts. */
async function tell(context: Context, { garde, absorbe }: Both): Promise<void> {
  const mail = {
    modele: 'comptes-fusionnes',
    personneId: garde.id,
    chemin: pathTo('connexion'),
    mots: { garde: garde.habilis_id, absorbe: absorbe.habilis_id },
  } as const;
  await sendAccountMail(context, mail);
  await sendAccountMail(context, { ...mail, adresse: absorbe.email });
}

/** Merges a second account into the one that is kept, irreversibly: everything moves, and both names sign in to it (S20, U7, U11, U12). */
export async function mergeUtilisateurs(
  context: RoleContext<
    | 'utilisateur.fusion-compte-bloque'
    | 'utilisateur.fusion-compte-propre'
    | 'utilisateur.fusion-garde-a-activer'
    | 'utilisateur.fusion-meme-compte'
    | 'utilisateur.fusion-non-autorisee'
    | 'utilisateur.version-perimee'
  >,
  habilisId: string,
  { autreHabilisId, version, autreVersion, confirmation }: FusionWrite,
): Promise<Utilisateur> {
  const { db, now } = context;
  const both = await lockBoth(context, habilisId, autreHabilisId);
  const { garde, absorbe } = both;
  await refuseStale(context, garde, version);
  await refuseStale(context, absorbe, autreVersion);
  const faults = fusionFaults(confirmation, absorbe.habilis_id);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const refusal = await refusalOf(context, both);
  if (refusal === 'fusion-non-autorisee') throw context.refuse.forbidden(`utilisateur.${refusal}`);
  if (refusal !== null) throw context.refuse.conflict(`utilisateur.${refusal}`);
  const doubles = await doublesOf(context, both);
  const rolesEnDouble = doubles.map(({ endedId }) => endedId);
  for (const double of doubles) {
    await keepRights(context, double);
    await db.updateTable('role').set({ fin_le: now }).where('id', '=', double.endedId).execute();
  }
  await revokeSessions(db, absorbe.id, {}, now);
  await endKeys(db, absorbe.id, {}, now);
  // Whoever acts as the absorbed account must not go on as the kept one.
  await endImpersonationsAs(db, absorbe.id, now);
  await tell(context, both);
  await moveAll(context, both);
  await moveFormer(db, 'personnes', { garde: garde.id, absorbe: absorbe.id });
  await writePersonne(context, absorbe, { etat: 'fusionnee', fusionnee_en: garde.id, mot_de_passe: null });
  await writePersonne(context, garde);
  await endVoidImpersonations(db, now, garde.id);
  // Together they may hold what neither may have: files of an entite in which they now have a part.
  await heldTasks.ask().release(context, garde.id);
  await gestionnaires.ask().follow(context, garde.id);
  await sessionsTouchees.ask()(context, { personneId: garde.id });
  await tellParts.ask()(context, garde.id);
  const detail = { objet: absorbe.habilis_id, absorbeId: absorbe.id, rolesEnDouble };
  await context.audit({ action: 'comptes-fusionnes', objetType: 'personne', objetId: garde.id, detail });
  return readUtilisateur(context, garde.id);
}
