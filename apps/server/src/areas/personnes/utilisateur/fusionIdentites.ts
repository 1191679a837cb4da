import type {
  ApercuIdentites,
  FusionIdentitesWrite,
  IdentiteStagiaire,
} from '@habilis/api/utilisateur/FusionIdentites';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import {
  type RefusFusionStagiaires,
  refusalOfFusionStagiaires,
} from '@habilis/domain/stagiaire/refusalOfFusionStagiaires';
import { fusionFaults } from '@habilis/domain/utilisateur/fusionFaults';
import { motifFaults } from '@habilis/domain/utilisateur/motifFaults';
import type { Selectable } from 'kysely';
import type { StagiaireTable } from '../../../database/tables/sessions.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { moveFormer } from '../../../platform/reprise/formerIds.ts';
import { moveStagiaire } from '../stagiaire/stagiaireReferences.ts';
import { giveRoleFormateur } from '../personne/adoptStagiaire.ts';

type Row = Selectable<StagiaireTable>;
type Both = { readonly garde: Row; readonly absorbe: Row };
type Asked = { readonly garde: string; readonly absorbe: string };

/** The stagiaire of an identifier, also of one that was merged; refused for the field that names nobody. */
async function stagiaireOf({ db }: Pick<RoleContext, 'db'>, habilisId: string, path: keyof Asked): Promise<Row> {
  const row = await db
    .selectFrom('stagiaire')
    .selectAll('stagiaire')
    .leftJoin('stagiaire_fusionne as former', 'former.stagiaire_id', 'stagiaire.id')
    .where((eb) => eb.or([eb('stagiaire.habilis_id', '=', habilisId), eb('former.habilis_id', '=', habilisId)]))
    .where('pseudonymise_le', 'is', null)
    .executeTakeFirst();
  if (row === undefined)
    throw refuse.badRequest('donnees-invalides', [{ path, title: 'utilisateur.identite-inconnue' }]);
  return row;
}

const bothOf = async (context: Pick<RoleContext, 'db'>, { garde, absorbe }: Asked): Promise<Both> => ({
  garde: await stagiaireOf(context, garde, 'garde'),
  absorbe: await stagiaireOf(context, absorbe, 'absorbe'),
});

async function sessionsOf({ db }: Pick<RoleContext, 'db'>, { id }: Row): Promise<number[]> {
  const rows = await db.selectFrom('session_stagiaire').select('session_id').where('stagiaire_id', '=', id).execute();
  return rows.map(({ session_id: sessionId }) => sessionId);
}

async function refusalOf(
  context: Pick<RoleContext, 'db'>,
  { garde, absorbe }: Both,
): Promise<RefusFusionStagiaires | null> {
  const judged = async (row: Row) => ({
    id: row.id,
    hasCompte: row.personne_id !== null,
    sessions: await sessionsOf(context, row),
  });
  return refusalOfFusionStagiaires(await judged(garde), await judged(absorbe));
}

/** One of two identities, with what tells whether they are one person's. */
async function presentIdentite(context: RoleContext, row: Row): Promise<IdentiteStagiaire> {
  const certificats = await context.db
    .selectFrom('certificat')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'certificat.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'niveau.dispositif_id')
    .leftJoin('certificat as next', 'next.remplace_id', 'certificat.id')
    .select(['certificat.numero', 'certificat.statut', 'certificat.raison_sociale as raisonSociale', 'niveau.niveau'])
    .select('next.numero as remplacePar')
    .select(['certificat.date_obtention as dateObtention', 'dispositif.libelle_court as libelleCourt'])
    .where('certificat.stagiaire_id', '=', row.id)
    .orderBy('certificat.date_obtention', 'desc')
    .orderBy('certificat.id', 'desc')
    .execute();
  return {
    habilisId: row.habilis_id,
    nom: row.nom,
    prenom: row.prenom,
    dateNaissance: row.date_naissance,
    hasCompte: row.personne_id !== null,
    nbSessions: (await sessionsOf(context, row)).length,
    certificats: certificats.map(({ libelleCourt, niveau, statut, remplacePar, ...one }) => ({
      ...one,
      // A certificat made anew under a corrected name was not revoked for anything else.
      statut: remplacePar === null ? statut : 'REMPLACE',
      libelleDispositifNiveau: libelleNiveau({ libelleCourt, niveau }),
    })),
  };
}

/** Two identities side by side, and what forbids to merge them; writes nothing but that they were read (U18). */
export async function previewIdentites(context: RoleContext, asked: Asked): Promise<ApercuIdentites> {
  const both = await bothOf(context, asked);
  await context.audit({
    action: 'identites-comparees',
    detail: { garde: both.garde.habilis_id, absorbe: both.absorbe.habilis_id },
  });
  const refusal = await refusalOf(context, both);
  return {
    garde: await presentIdentite(context, both.garde),
    absorbe: await presentIdentite(context, both.absorbe),
    obstacle: refusal === null ? null : `utilisateur.${refusal}`,
  };
}

/** Moves all that one identity has to the other; its identifier leads there from now on. */
async function moveIdentite({ db, now, audit }: RoleContext, { garde, absorbe }: Both): Promise<void> {
  await db
    .updateTable('stagiaire_fusionne')
    .set({ stagiaire_id: garde.id })
    .where('stagiaire_id', '=', absorbe.id)
    .execute();
  await db
    .insertInto('stagiaire_fusionne')
    .values({ habilis_id: absorbe.habilis_id, stagiaire_id: garde.id, fusionne_le: now })
    .execute();
  const ids = { garde: garde.id, absorbe: absorbe.id };
  // Before the certificats, which are searched by it.
  await moveFormer(db, 'stagiaires', ids);
  await moveStagiaire(db, ids);
  const droits = await db
    .updateTable('certificat_formateur')
    .set((eb) => ({ stagiaire_id: garde.id, personne_id: eb.fn.coalesce('personne_id', eb.val(garde.personne_id)) }))
    .where('stagiaire_id', '=', absorbe.id)
    .returning('id')
    .execute();
  if (garde.personne_id !== null && droits.length > 0) {
    const held = await db
      .selectFrom('role')
      .select('id')
      .where('personne_id', '=', garde.personne_id)
      .where('type', '=', 'F')
      .where(isLiveRole(now))
      .executeTakeFirst();
    if (held === undefined) await giveRoleFormateur({ db, audit }, garde.personne_id);
  }
  await db
    .updateTable('stagiaire')
    .set({
      courriel: garde.courriel ?? absorbe.courriel,
      date_naissance: garde.date_naissance ?? absorbe.date_naissance,
    })
    .where('id', '=', garde.id)
    .execute();
  await db.deleteFrom('stagiaire').where('id', '=', absorbe.id).execute();
}

/** Merges two identities of one person, with their sessions and certificats, which keep the names of their day (U18). */
export async function mergeIdentites(
  context: RoleContext<`utilisateur.${RefusFusionStagiaires}`>,
  { confirmation, motif, ...asked }: FusionIdentitesWrite,
): Promise<ApercuIdentites['garde']> {
  const { db } = context;
  const read = await bothOf(context, asked);
  // In one order, so that two merges of the same identities wait for each other; a closing that certifies one waits too.
  await db
    .selectFrom('stagiaire')
    .select('id')
    .where('id', 'in', [read.garde.id, read.absorbe.id])
    .orderBy('id')
    .forUpdate()
    .execute();
  const both = await bothOf(context, asked);
  const faults = [...motifFaults({ motif }), ...fusionFaults(confirmation, both.absorbe.habilis_id)];
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const refusal = await refusalOf(context, both);
  if (refusal !== null) throw context.refuse.conflict(`utilisateur.${refusal}`);
  await moveIdentite(context, both);
  const kept = await presentIdentite(context, await stagiaireOf(context, both.garde.habilis_id, 'garde'));
  await context.audit({
    action: 'identites-fusionnees',
    detail: {
      garde: both.garde.habilis_id,
      absorbe: both.absorbe.habilis_id,
      noms: `${both.absorbe.prenom} ${both.absorbe.nom}`,
      nbCertificats: kept.certificats.length,
      motif: motif.trim(),
    },
  });
  return kept;
}
