import type { DemandeAdministrativeSaisie } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { ReactNode } from 'react';

/** What each tab of the form needs. */
export type TabProps = {
  readonly saisie: DemandeAdministrativeSaisie;
  readonly set: (changes: Partial<DemandeAdministrativeSaisie>) => void;
  /** The fault of a field, in words. */
  readonly faultOf: (path: string) => string | undefined;
  /** The mark of a field that the examiner corrected. */
  readonly markOf: (path: string) => ReactNode;
  readonly isReadOnly: boolean;
};

/** Id of a field's control, so that the error summary can focus it. */
export const fieldId = (path: string): string => `champ-${path.replaceAll('.', '-')}`;

/** What every field of a form takes from its path. */
export const fieldProps = ({ faultOf, markOf }: TabProps, path: string) => ({
  id: fieldId(path),
  errorMessage: faultOf(path),
  labelEnd: markOf(path),
});
