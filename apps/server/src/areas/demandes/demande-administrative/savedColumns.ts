import { readsValidatedCopy } from '@habilis/domain/demande-administrative/readsValidatedCopy';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { sideOf } from '@habilis/domain/role/sideOf';
import type { DaColumns } from './DA_KIND.ts';
import type { Saved } from './saveSaisie.ts';
import { searchColumns } from './searchColumns.ts';

/** The columns that a save changes on a task; the lists show a demande as its instructeur reads it. */
export function savedColumns(saved: Saved, tache: DaTaskKey, numero: string | null): DaColumns {
  const listed = readsValidatedCopy('I', tache) && saved.saisieValidee !== null ? saved.saisieValidee : saved.saisie;
  return {
    donnees: JSON.stringify(saved.saisie),
    donnees_validees: saved.saisieValidee === null ? null : JSON.stringify(saved.saisieValidee),
    champs_corriges: JSON.stringify(saved.champsCorriges),
    verification_siren: JSON.stringify(saved.verification),
    ...searchColumns(listed, numero),
  };
}

/** The unsent comment of a role's side. */
export function draftComment(role: RoleType, comment: string | null): DaColumns {
  const side = sideOf(role);
  return side === null ? {} : { [`brouillon_${side}`]: comment };
}
