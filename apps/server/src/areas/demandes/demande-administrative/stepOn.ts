import type { DaWriteTitle } from './DaWriteTitle.ts';
import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { checkModification, isAtOnceOnly } from '@habilis/domain/demande-administrative/checkModification';
import { checkSoumission } from '@habilis/domain/demande-administrative/checkSoumission';
import { checkValidation } from '@habilis/domain/demande-administrative/checkValidation';
import { isModifiable } from '@habilis/domain/demande/isModifiable';
import { actingOf } from '../../../platform/Acting.ts';
import type { Context, RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { closeDrafts } from '../demande-habilitation/closeDrafts.ts';
import { followEntite } from '../demande-habilitation/followEntite.ts';
import { nextNumero } from '../../../platform/nextNumero.ts';
import { designated } from '../tache/designated.ts';
import { moveOn } from '../tache/moveOn.ts';
import { refuseOwnExamen } from '../tache/secondRegard.ts';
import { refuseTaken } from '../tache/refuseTaken.ts';
import { keepComplement } from './complement.ts';
import { refuseClosedSiren, refuseFaults, refuseTakenSiret, type SiretTitle } from './checkSubmission.ts';
import { type DaColumns, DA_KIND } from './DA_KIND.ts';
import { type Asked, type Decision, decideStep } from './decideStep.ts';
import { activateEntite, entiteOfSubmission, updateEntite } from './entiteOf.ts';
import { copyFichiers, dropFichiers } from './fichiers.ts';
import type { DemandeRow } from './findDemande.ts';
import { keepAtOnce } from './keepAtOnce.ts';
import { limitsOf } from './limitsOf.ts';
import { restoreCopy } from './restoreCopy.ts';
import { revisionOfRow } from './revisionOfRow.ts';
import { revisionOfWrite } from './revisionOfWrite.ts';
import { type Saved, saveSaisie } from './saveSaisie.ts';
import { draftComment, savedColumns } from './savedColumns.ts';
import { titulairesOf } from './titulairesOf.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';

/** What is typed in the form of a demande, with the files that come with it. */
type Typed = { readonly body: DemandeAdministrativeWrite; readonly files: readonly UploadedFile[] };
type Done = { readonly saved: Saved; readonly columns: DaColumns };

const isOwnership = ({ effects }: Decision): boolean =>
  effects.some((effect) => effect === 'claim' || effect === 'release' || effect === 'assign');

/** Whether the caller types in the demande: only then does their body say what changes. */
const isTypedBy = (context: RoleContext, row: DemandeRow): boolean =>
  isModifiable(DA_WORKFLOW, row.tache, context.caller.role.type);

/** What every submit of a demandeur requires: complete, with a SIRET that is free and not of a closed company (rules/dossier#steps). */
async function checked(context: RoleContext<SiretTitle>, row: DemandeRow, saved: Saved): Promise<Saved> {
  refuseFaults(checkSoumission(saved.saisie, saved.champs, limitsOf(context)));
  await refuseTakenSiret(context, row, saved.saisie);
  await refuseClosedSiren(context, row, saved);
  return { ...saved, champsCorriges: [] };
}

/** When only contact and publication change, only they are checked, whatever else is out of date (rules/dossier#at-once). */
async function checkedModification(context: RoleContext<SiretTitle>, row: DemandeRow, saved: Saved): Promise<Saved> {
  const reference = { validee: row.donnees_validees ?? saved.saisie, arePiecesChanged: false };
  if (!isAtOnceOnly(saved.saisie, reference)) return checked(context, row, saved);
  refuseFaults(checkModification(saved.saisie, saved.champs, reference, limitsOf(context)));
  return { ...saved, champsCorriges: [] };
}

/** A submit to be examined: sets number, dates, entite and caisse (rules/dossier#steps). */
async function submitted(context: RoleContext<SiretTitle>, row: DemandeRow, typed: Saved): Promise<Done> {
  const saved = await checked(context, row, typed);
  const { entiteId, caisseId } = await entiteOfSubmission(context, row, saved.saisie);
  return {
    saved,
    columns: {
      numero: row.numero ?? (await nextNumero(context.db, 'DA', context.today)),
      entite_id: entiteId,
      caisse_id: caisseId,
      date_first_soumission: row.date_first_soumission ?? context.today,
      date_last_soumission: context.today,
    },
  };
}

/** Makes the working copy the reference of the demande and of its entite. */
async function adopted(
  context: Context<'demande-administrative.siret-deja-utilise'>,
  row: DemandeRow,
  saved: Saved,
): Promise<Saved> {
  await updateEntite(context, row, saved.saisie);
  await dropFichiers(context.db, row.id, 'validee');
  return { ...saved, saisieValidee: null };
}

/** A submit that needs no examination (rules/dossier#steps). */
async function applied(context: RoleContext<SiretTitle>, row: DemandeRow, typed: Saved): Promise<Done> {
  const saved = await checkedModification(context, row, typed);
  return { saved: await adopted(context, row, saved), columns: { date_last_soumission: context.today } };
}

/** The instructeur's validation: the validated copy becomes the reference, and the entite active (rules/dossier#steps). */
async function validated(context: RoleContext<SiretTitle>, row: DemandeRow, saved: Saved): Promise<Done> {
  refuseFaults(checkValidation(saved.saisie, saved.champs, saved.champsCorriges, limitsOf(context)));
  await refuseTakenSiret(context, row, saved.saisie);
  await refuseClosedSiren(context, row, saved);
  await activateEntite(context, row);
  return { saved: await adopted(context, row, saved), columns: {} };
}

/** What a submit does after the save, by its effects. */
async function afterSave(
  context: RoleContext<SiretTitle>,
  row: DemandeRow,
  { effects }: Decision,
  saved: Saved,
): Promise<Done> {
  if (effects.includes('apply-copy')) return applied(context, row, saved);
  if (effects.includes('check-soumission')) return submitted(context, row, saved);
  return effects.includes('activate-entite') ? validated(context, row, saved) : { saved, columns: {} };
}

/** Opens a working copy; the validated copy stays the reference (rules/dossier#steps). */
async function opened(context: Context, row: DemandeRow): Promise<DaColumns> {
  await copyFichiers(context.db, row.id, 'travail', 'validee');
  return { donnees_validees: JSON.stringify(row.donnees) };
}

/** What a step does to the fields and the documents, according to its effects. */
async function withEffects(
  context: RoleContext<SiretTitle>,
  row: DemandeRow,
  decision: Decision,
  typed: Typed | null,
): Promise<DaColumns> {
  const { effects, next } = decision;
  if (effects.includes('restore-copy')) return restoreCopy(context, row);
  // A demande that leaves the validated state keeps its validated copy as the reference.
  const isReopened = row.tache === 'validee' && next !== 'validee';
  const copyColumns = isReopened ? await opened(context, row) : {};
  const reference = isReopened ? { ...row, donnees_validees: row.donnees } : row;
  const isTyped = effects.includes('working-copy') || (isTypedBy(context, row) && !isOwnership(decision));
  if (!isTyped || typed === null) return copyColumns;
  const saved = await saveSaisie(context, reference, typed.body, typed.files);
  keepAtOnce(context, row, saved);
  const done = await afterSave(context, row, decision, saved);
  const numero = done.columns.numero ?? row.numero;
  return { ...copyColumns, ...savedColumns(done.saved, next, numero), ...done.columns };
}

/** The habilitation drafts that end with a demande. */
const draftsOf = ({ role_id: roleId, entite_id: entiteId }: DemandeRow, commentaire: string | null) => ({
  roleId,
  entiteId,
  commentaire,
});

/** What is asked of a demande: the action with what goes with it, and what is typed in its form; null when the form does not change. */
type Step = Omit<Asked, 'revision'> & {
  readonly typed: Typed | null;
  /** Whether whoever takes it tells of it, at once for several demandes. */
  readonly isToldLater?: boolean;
};

/** Takes an action on a locked demande: the domain judges it; effects, history, audit and mails follow in the same transaction (rules/dossier#steps). */
export async function stepOn(context: RoleContext<DaWriteTitle>, row: DemandeRow, step: Step): Promise<DemandeRow> {
  const { typed, points = [], isToldLater = false } = step;
  const { titulaireHabilisId, assignedUserHabilisId = null } = step.currentWorkflowTask;
  const revision =
    typed !== null && isTypedBy(context, row)
      ? await revisionOfWrite(context, row, typed.body)
      : await revisionOfRow(context, row);
  const decision = await decideStep(context, row, { ...step, revision });
  const titulaires = () => titulairesOf(context, row.tache, row);
  await refuseOwnExamen(context, { type: 'DA', id: row.id, tache: row.tache, titulaires }, decision.action);
  await refuseTaken(context, row.assigne_id, decision.effects, titulaireHabilisId);
  const changed = await withEffects(context, row, decision, typed);
  const { effects, commentaire, dateSuspensionAdministrative } = decision;
  const written = await moveOn(actingOf(context), DA_KIND, row, {
    ...decision,
    isToldLater,
    points:
      decision.next === 'da_complement'
        ? points.map(({ chemin, commentaire: attendu }) => ({ chemin, piece: null, commentaire: attendu }))
        : [],
    designe: effects.includes('assign')
      ? designated(await titulairesOf(context, row.tache, row), assignedUserHabilisId)
      : undefined,
    columns: {
      ...changed,
      ...draftComment(context.caller.role.type, null),
      date_suspension_administrative: dateSuspensionAdministrative,
    },
  });
  await keepComplement(context, row, written, { points, isSent: effects.includes('check-soumission') });
  if (written.entite_id !== null) await followEntite(context.db, written.entite_id, row.role_id);
  if (effects.includes('close-linked-drafts')) await closeDrafts(context, draftsOf(written, commentaire));
  return written;
}
