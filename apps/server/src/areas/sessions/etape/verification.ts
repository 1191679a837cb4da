import type {
  SessionCertification,
  SessionCorrectionWrite,
  SessionVerificationWrite,
} from '@habilis/api/session-certification/SessionCertification';
import { nomsFaults } from '@habilis/domain/stagiaire/nomsFaults';
import type { Config } from '../../../config.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { renameStagiaire } from '../../personnes/stagiaire/renameStagiaire.ts';
import { certify, reissue } from '../cloture/certify.ts';
import { empreinteOf } from '../cloture/apercuOf.ts';
import { clotureFaults } from '../cloture/clotureFaults.ts';
import { type Cadre, cadreOf } from '../session-certification/droitOf.ts';
import { decide, moveSession } from './moveSession.ts';
import {
  lockSession,
  refuseFaults,
  refuseMoved,
  refuseOthers,
  refuseStale,
  refuseWithoutDroit,
  type StepTitle,
  writeSession,
  type WriteTitle,
} from '../lecture/openSession.ts';
import { presentSession } from '../lecture/presentSession.ts';
import { type Ligne, readLignes } from '../stagiaire/readLignes.ts';
import type { SessionRow } from '../session-certification/scope.ts';

type Correction = { readonly stagiaireId: number; readonly nom: string; readonly prenom: string };
type Changed = { readonly ligne: Ligne; readonly nom: string; readonly prenom: string };

/** The names that really change, judged as those of a line are; each is told with what stood before. */
async function changesOf({ db }: RoleContext, row: SessionRow, corrections: readonly Correction[]): Promise<Changed[]> {
  const lignes = new Map((await readLignes(db, row.id)).map((ligne) => [ligne.id, ligne]));
  const judged = corrections.map((one, index) => {
    const ligne = lignes.get(one.stagiaireId);
    const path = `corrections.${index}`;
    if (ligne === undefined)
      return { faults: [{ path, title: 'session-certification.stagiaire-inconnu' }], changed: [] };
    const { nom, prenom, fautes } = nomsFaults(one);
    const isSame = nom === ligne.nom && prenom === ligne.prenom;
    return {
      faults: fautes.map((fault) => ({ path: `${path}.${fault.path}`, title: fault.title })),
      changed: isSame ? [] : [{ ligne, nom, prenom }],
    };
  });
  const faults = judged.flatMap((one) => one.faults);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  return judged.flatMap(({ changed }) => changed);
}

/** Gives corrected names to who bears them: the next class finds them under the names of their certificat. */
async function correctIdentites(db: RoleContext['db'], lignes: readonly Ligne[]): Promise<void> {
  for (const { stagiaireId, personneId, isMasque, nom, prenom } of lignes) {
    // An account bears its own names, and a masked line says nothing of the stagiaire who was chosen.
    if (stagiaireId === null || personneId !== null || isMasque) continue;
    await renameStagiaire(db, stagiaireId, { nom, prenom });
  }
}

const detailOf = (changes: readonly Changed[]) => ({
  corrections: changes.map(({ ligne, nom, prenom }) => ({
    ligneId: ligne.id,
    avant: `${ligne.prenom} ${ligne.nom}`,
    apres: `${prenom} ${nom}`,
  })),
});

/** Keeps corrected names beside those of the inscription; names given back are no correction. */
async function keepNames({ db }: RoleContext, changes: readonly Changed[]): Promise<void> {
  for (const { ligne, nom, prenom } of changes) {
    const isGivenBack = nom === ligne.nomInscrit && prenom === ligne.prenomInscrit;
    await db
      .updateTable('session_stagiaire')
      .set({
        nom_corrige: isGivenBack ? null : nom,
        prenom_corrige: isGivenBack ? null : prenom,
        // Those of a masked stagiaire stand alone for who was typed.
        nom_inscrit: isGivenBack && !ligne.isMasque ? null : ligne.nomInscrit,
        prenom_inscrit: isGivenBack && !ligne.isMasque ? null : ligne.prenomInscrit,
      })
      .where('id', '=', ligne.id)
      .execute();
  }
}

/** Saves the names that the verification corrects (rules/sessions#steps). */
export async function saveVerification(
  context: RoleContext<WriteTitle>,
  { id, version, corrections }: SessionVerificationWrite,
): Promise<SessionCertification> {
  const row = await lockSession(context, id);
  await refuseMoved(context, row, 'VERIFICATION');
  await refuseOthers(context, row);
  await refuseStale(context, row, version);
  const changes = await changesOf(context, row, corrections);
  await keepNames(context, changes);
  const written = await writeSession(context.db, row, { last_creator_updater_id: context.caller.personneId });
  await context.audit({
    action: 'session-certification.EnregistreVerification',
    objetType: 'session-certification',
    objetId: row.id,
    detail: detailOf(changes),
  });
  return presentSession(context, written);
}

/** 409 when the certificats would bear something else than was read: a name, an end, a model that changed elsewhere left the session's version as it was (SC1010). */
async function refuseOtherThanRead(
  context: RoleContext<WriteTitle>,
  row: SessionRow,
  cadre: Cadre,
  empreinte: string | null,
): Promise<void> {
  if (empreinte === null) return;
  const present = await empreinteOf(context, row, cadre, await readLignes(context.db, row.id));
  if (present !== empreinte)
    throw context.refuse.conflict('session-certification.version-perimee', await presentSession(context, row));
}

/** Closes a session and makes its certificats in the same transaction, or sends it back to its formateur (rules/sessions#steps; SC16, SC17). */
export async function submitVerification(
  config: Config,
  context: RoleContext<WriteTitle>,
  { id, version, corrections, empreinte = null, ...asked }: SessionVerificationWrite,
): Promise<SessionCertification> {
  if (asked.actionKey === 'Supprime') throw context.refuse.badRequest('session-certification.action-interdite');
  const row = await lockSession(context, id);
  await refuseMoved(context, row, 'VERIFICATION');
  const decision = await decide(context, row, asked);
  await refuseStale(context, row, version);
  const cadre = await cadreOf(context, row.habilitation_id);
  if (decision.effects.includes('certify')) await refuseOtherThanRead(context, row, cadre, empreinte);
  const changes = await changesOf(context, row, corrections);
  await keepNames(context, changes);
  if (decision.effects.includes('check-droit'))
    await refuseWithoutDroit(context, cadre, row.date_session, 'verification');
  const lignes = await readLignes(context.db, row.id);
  if (decision.effects.includes('check-cloture'))
    refuseFaults(context, await clotureFaults(context, row, cadre, lignes));
  const isClosing = decision.effects.includes('certify');
  if (isClosing)
    await correctIdentites(
      context.db,
      lignes.filter(({ isCorrigee, resultat }) => isCorrigee && resultat === 'ADMIS'),
    );
  const made = isClosing ? await certify(config, context, row, cadre, lignes) : {};
  const written = await moveSession(context, row, decision, { detail: { ...detailOf(changes), ...made } });
  return presentSession(context, written);
}

/** Corrects names of a closed session: its certificats are revoked and made anew, in one transaction (rules/certificats#correction; SC19). */
export async function correctSession(
  config: Config,
  context: RoleContext<StepTitle>,
  id: number,
  { version, corrections, commentaire }: SessionCorrectionWrite,
): Promise<SessionCertification> {
  const row = await lockSession(context, id);
  const decision = await decide(context, row, { actionKey: 'Corrige', commentaire });
  await refuseStale(context, row, version);
  const changes = await changesOf(context, row, corrections);
  await keepNames(context, changes);
  await correctIdentites(
    context.db,
    changes.map(({ ligne, nom, prenom }) => ({ ...ligne, nom, prenom })),
  );
  const lignes = await readLignes(context.db, row.id);
  await reissue(config, context, row, {
    lignes: lignes.filter((ligne) => changes.some((one) => one.ligne.id === ligne.id)),
    texte: commentaire,
  });
  return presentSession(context, await moveSession(context, row, decision, { detail: detailOf(changes) }));
}
