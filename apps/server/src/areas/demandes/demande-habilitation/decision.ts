import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import { isFavorable } from '@habilis/domain/demande-habilitation/decisions';
import { lineOfDecision } from '@habilis/domain/demande-habilitation/lineOfDecision';
import { COMMISSION_STEPS } from '@habilis/domain/demande/isVisibleStep';
import type { Acting } from '../../../platform/Acting.ts';
import { refuseAny } from '../../../platform/Refusal.ts';
import { grantHabilitation } from '../../habilitations/habilitation/grantHabilitation.ts';
import { moveOn } from '../tache/moveOn.ts';
import { recordStep } from '../tache/recordStep.ts';
import { DH_KIND } from './DH_KIND.ts';
import { listPlateformes } from './formateursEtPlateformes.ts';
import { pointsRetenusEnMail } from './pointsEnMail.ts';
import type { DhColumns, DhRow } from './scope.ts';

type Recorded = {
  readonly action: string;
  readonly decision: Decision | null;
  readonly motif: string | null;
  readonly dateDebut?: string | null | undefined;
};

/** Records what the commission decided, already judged; nothing follows from it before `applyDecision` (rules/demandes#decision). */
export async function recordDecision(
  acting: Acting,
  row: DhRow,
  { action, decision, motif, dateDebut }: Recorded,
): Promise<DhRow> {
  const written = await DH_KIND.write(acting.db, row, {
    action_choisie: action,
    decision,
    motif,
    date_decision: acting.today,
    decideur_id: acting.acteur?.personneId ?? null,
    date_debut: dateDebut ?? null,
  });
  await recordStep(acting, DH_KIND, row.id, {
    action: COMMISSION_STEPS.recorded,
    tache: row.tache,
    suivante: row.tache,
    commentaire: motif,
    detail: { decision, action },
  });
  return written;
}

/** Grants what was asked for: a new habilitation, a renewed one, or a further platform (rules/demandes#modes). */
async function granted(acting: Acting, row: DhRow): Promise<DhColumns> {
  const { db, today } = acting;
  const { entite_id: entiteId, dispositif_niveau_id: dispositifNiveauId, date_decision: dateDecision } = row;
  if (entiteId === null || dispositifNiveauId === null) throw new Error(`la demande ${row.id} n’a ni entité ni niveau`);
  const places = await listPlateformes(db, row.id);
  // Whoever sends a decision catches its refusal and tells it as what stands in the way (CN4).
  const tools = { ...acting, refuse: refuseAny };
  const { habilitationId, dateDebut, dateFin } = await grantHabilitation(tools, {
    demandeId: row.id,
    entiteId,
    dispositifNiveauId,
    mode: row.mode,
    habilitationSourceId: row.habilitation_source_id,
    dateCnh: row.date_cnh ?? dateDecision ?? today,
    dateDebut: row.date_debut,
    plateformes: places.map(({ adresse: { ligne1, ligne2, codePostalVille } }) => ({
      ligne1,
      ligne2,
      code_postal: codePostalVille.codePostal ?? '',
      ville: codePostalVille.ville ?? '',
    })),
    plateformeMobile: row.plateforme_mobile,
    reserve: row.decision === 'ACCORDE_SOUS_RESERVE' ? row.motif : null,
    today,
  });
  return { habilitation_id: habilitationId, date_debut: dateDebut, date_fin: dateFin };
}

/** Applies a recorded decision: the demande moves on, the habilitation is given, those concerned are told; the caller has locked the row (rules/demandes#decision). */
export async function applyDecision(acting: Acting, row: DhRow): Promise<DhRow> {
  const line = lineOfDecision(row.action_choisie, row.decision);
  if (line === null || row.tache !== 'decision')
    throw new Error(`la demande ${row.id} n’a pas de décision à appliquer`);
  const { action, decision, next, effects, retourTache } = line;
  const columns: DhColumns = {
    ...(isFavorable(decision) ? await granted(acting, row) : {}),
    // A postponed demande waits for another commission.
    ...(decision === 'AJOURNE' ? { date_cnh: null } : {}),
  };
  return moveOn(acting, DH_KIND, row, {
    action,
    next,
    effects,
    retourTache,
    decision,
    commentaire: row.motif,
    columns,
    points: await pointsRetenusEnMail(acting, row, line),
  });
}
