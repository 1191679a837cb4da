import type { DaTaskKey } from '../demande-administrative/taskKeys.ts';
import type { DhTaskKey } from '../demande-habilitation/taskKeys.ts';
import type { EtatHabilitation } from '../habilitation/etatHabilitation.ts';
import type { SessionEtat } from '../session-certification/etats.ts';

/** Why nothing more is written in a thread: its file is not submitted yet, or over (rules/rights#thread). */
export const FERMETURES_FIL = [
  'BROUILLON',
  'VALIDEE',
  'ACCEPTEE',
  'REFUSEE',
  'ABANDONNEE',
  'TERMINEE',
  'ROMPUE',
  'CLOTUREE',
  'SUPPRIMEE',
] as const;
export type FermetureFil = (typeof FERMETURES_FIL)[number];

/** What of a file says whether its thread is open. */
export type EtatDossier =
  | { readonly dossier: 'demande-administrative'; readonly tache: DaTaskKey; readonly isSoumise: boolean }
  | { readonly dossier: 'demande-habilitation'; readonly tache: DhTaskKey; readonly isSoumise: boolean }
  | { readonly dossier: 'habilitation'; readonly etat: EtatHabilitation }
  | { readonly dossier: 'session-certification'; readonly etat: SessionEtat };

const DA: Partial<Readonly<Record<DaTaskKey, FermetureFil>>> = {
  validee: 'VALIDEE',
  refusee: 'REFUSEE',
  supprimee: 'SUPPRIMEE',
};
const DH: Partial<Readonly<Record<DhTaskKey, FermetureFil>>> = {
  acceptee: 'ACCEPTEE',
  suppression_apres_refus: 'REFUSEE',
  abandonnee: 'ABANDONNEE',
  supprimee: 'SUPPRIMEE',
};
const HABILITATION: Partial<Readonly<Record<EtatHabilitation, FermetureFil>>> = {
  TERMINEE: 'TERMINEE',
  ROMPUE: 'ROMPUE',
};
const SESSION: Partial<Readonly<Record<SessionEtat, FermetureFil>>> = {
  CLOTUREE: 'CLOTUREE',
  SUPPRIMEE: 'SUPPRIMEE',
};

/** Why the thread of a file takes no message; null while it does. A file that lives again, by an update or an appeal, opens it again (rules/rights#thread). */
export function fermetureDuFil(file: EtatDossier): FermetureFil | null {
  switch (file.dossier) {
    case 'demande-administrative':
      return DA[file.tache] ?? (file.isSoumise ? null : 'BROUILLON');
    case 'demande-habilitation':
      return DH[file.tache] ?? (file.isSoumise ? null : 'BROUILLON');
    case 'habilitation':
      return HABILITATION[file.etat] ?? null;
    case 'session-certification':
      return SESSION[file.etat] ?? null;
  }
}
