import type {
  ResultatsWrite,
  SessionCertification,
  SessionResultatsWrite,
} from '@habilis/api/session-certification/SessionCertification';
import type { ConflitResultat, ResultatWrite } from '@habilis/api/session-certification/Stagiaire';
import { contradictionOf } from '@habilis/domain/resultat/resultatsFaults';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { animateurFaults, lignesFaults } from '../cloture/clotureFaults.ts';
import { findConfiee } from '../animateur/handSession.ts';
import { cadreOf } from '../session-certification/droitOf.ts';
import { decide, moveSession } from './moveSession.ts';
import {
  lockSession,
  refuseFaults,
  refuseMoved,
  refuseOthers,
  refuseStale,
  refuseWithoutDroit,
  writeSession,
  type WriteTitle,
} from '../lecture/openSession.ts';
import { presentSession } from '../lecture/presentSession.ts';
import { type Ligne, readLignes } from '../stagiaire/readLignes.ts';
import type { SessionRow } from '../session-certification/scope.ts';

const isSame = (ligne: Ligne, written: ResultatWrite): boolean =>
  ligne.present === written.present &&
  ligne.identiteVerifiee === written.identiteVerifiee &&
  ligne.resultat === written.resultat &&
  (ligne.motif ?? '') === (written.motif ?? '');

const conflitOf = (ligne: Ligne, personneId: number): ConflitResultat => ({
  stagiaireId: ligne.id,
  present: ligne.present,
  identiteVerifiee: ligne.identiteVerifiee,
  resultat: ligne.resultat,
  motif: ligne.motif,
  version: ligne.version,
  saisiParNomPrenom: ligne.saisiParNomPrenom,
  saisiLe: ligne.saisiLe?.toISOString() ?? null,
  parSoi: ligne.saisiPar === personneId,
});

/** Writes the lines whose version is the stored one; the others come back as they stand, and nothing is overwritten. */
async function writeLignes(
  { db, caller, now }: RoleContext,
  row: SessionRow,
  resultats: readonly ResultatWrite[],
): Promise<ConflitResultat[]> {
  const lignes = new Map((await readLignes(db, row.id)).map((ligne) => [ligne.id, ligne]));
  const faults = resultats.flatMap((written, index) => {
    const path = `resultats.${index}`;
    if (!lignes.has(written.stagiaireId)) return [{ path, title: 'session-certification.stagiaire-inconnu' }];
    const title = contradictionOf(written);
    return title === null ? [] : [{ path: `${path}.resultat`, title }];
  });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const conflits: ConflitResultat[] = [];
  for (const written of resultats) {
    const ligne = lignes.get(written.stagiaireId);
    // The same entry sent twice, by a network that lost the answer, is no conflict; the same as somebody else's is one's own word.
    const isOwn = ligne?.saisiPar === null || ligne?.saisiPar === caller.personneId;
    if (ligne === undefined || (isOwn && isSame(ligne, written))) continue;
    if (ligne.version !== written.version) {
      conflits.push(conflitOf(ligne, caller.personneId));
      continue;
    }
    await db
      .updateTable('session_stagiaire')
      .set({
        present: written.present,
        identite_verifiee: written.identiteVerifiee,
        resultat: written.resultat,
        motif: written.motif === '' ? null : written.motif,
        version: ligne.version + 1,
        saisi_par: caller.personneId,
        saisi_le: now,
      })
      .where('id', '=', ligne.id)
      .execute();
  }
  return conflits;
}

/** Every line that somebody else than the session's formateur, or than whoever finishes it, entered (rules/sessions#bound-to-formateur-and-days; SC33). */
const foreignFaults = (
  { caller }: Pick<RoleContext, 'caller'>,
  { animateur_id: formateurId }: SessionRow,
  lignes: readonly Ligne[],
): FieldFault[] =>
  lignes.flatMap(({ saisiPar }, index) =>
    saisiPar === null || saisiPar === formateurId || saisiPar === caller.personneId
      ? []
      : [{ path: `resultats.${index}.present`, title: 'session-certification.saisie-d-un-autre' }],
  );

/** The session whose results are written: who had it before is told that it went to somebody else (SC34). */
async function lockForResultats(context: RoleContext<WriteTitle>, id: number): Promise<SessionRow> {
  if ((await findConfiee(context, id)) !== undefined)
    throw context.refuse.conflict('session-certification.formateur-remplace');
  return lockSession(context, id);
}

/** Saves results, each line on its own version: what waited on a phone without network is sent as it was (SC12). */
export async function saveResultats(
  context: RoleContext<WriteTitle>,
  { id, resultats }: ResultatsWrite,
): Promise<SessionCertification> {
  const row = await lockForResultats(context, id);
  await refuseMoved(context, row, 'RESULTATS');
  await refuseOthers(context, row);
  const conflits = await writeLignes(context, row, resultats);
  const written = await writeSession(context.db, row, { last_creator_updater_id: context.caller.personneId });
  await context.audit({
    action: 'session-certification.EnregistreResultats',
    objetType: 'session-certification',
    objetId: row.id,
    detail: { nbLignes: resultats.length - conflits.length, nbConflits: conflits.length },
  });
  return presentSession(context, written, conflits);
}

/** Submits the results of the whole session, or sends it back to its entite (rules/sessions#results; SC13 to SC15). */
export async function submitResultats(
  context: RoleContext<WriteTitle>,
  { id, version, resultats, ...asked }: SessionResultatsWrite,
): Promise<SessionCertification> {
  const row = await lockForResultats(context, id);
  const decision = await decide(context, row, asked);
  await refuseStale(context, row, version);
  const conflits = await writeLignes(context, row, resultats);
  if (conflits.length > 0)
    throw context.refuse.conflict(
      'session-certification.version-perimee',
      await presentSession(context, row, conflits),
    );
  const cadre = await cadreOf(context, row.habilitation_id);
  // Who could not submit results is not reminded of them (SC852).
  if (decision.effects.includes('check-droit') || decision.effects.includes('relance')) {
    await refuseWithoutDroit(context, cadre, row.date_session, 'resultats');
    refuseFaults(context, await animateurFaults(context, row, cadre));
  }
  if (decision.effects.includes('check-resultats')) {
    const lignes = await readLignes(context.db, row.id);
    refuseFaults(context, [
      ...(await lignesFaults(context, row, cadre, lignes)),
      ...foreignFaults(context, row, lignes),
    ]);
  }
  return presentSession(context, await moveSession(context, row, decision));
}
