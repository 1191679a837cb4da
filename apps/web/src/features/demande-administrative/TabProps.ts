import type { DemandeAdministrativeSaisie } from '@habilis/api/demande-administrative/DemandeAdministrative';

/** What each tab of the form needs. */
export type TabProps = {
  readonly saisie: DemandeAdministrativeSaisie;
  readonly set: (changes: Partial<DemandeAdministrativeSaisie>) => void;
  /** The fault of a field, in words. */
  readonly faultOf: (path: string) => string | undefined;
  /** Whether the examiner corrected a field. */
  readonly isCorrected: (path: string) => boolean;
  readonly isReadOnly: boolean;
};

/** Id of a field's control, so that the error summary can focus it. */
export const fieldId = (path: string): string => `champ-${path.replaceAll('.', '-')}`;
