import type { DemandeAdministrativeSaisie } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { TabProps } from '../../document/TabProps.ts';

/** What each tab of a demande administrative needs. */
export type DaTabProps = TabProps<DemandeAdministrativeSaisie>;
