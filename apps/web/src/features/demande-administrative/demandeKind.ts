import {
  DemandeAdministrative,
  DemandeAdministrativeSaisie,
  type DemandeAdministrativeWrite,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { isPathOfPoint } from '@habilis/domain/complement/faultsOfPoints';
import { applyTypeEntite } from '@habilis/domain/demande-administrative/applyTypeEntite';
import { normalizeSaisie } from '@habilis/domain/demande-administrative/normalizeSaisie';
import { saisieOf } from '@habilis/domain/demande-administrative/saisieOf';
import { DA_FORM } from '@habilis/domain/demande-administrative/workflow';
import type { DemandeKind } from '../../document/DemandeKind.ts';
import { dropsChanges } from './dropsChanges.ts';
import type { OpenDemande as Open } from '../../document/useDocument.ts';

/** How a demande administrative is typed and saved automatically. */
export const demandeKind: DemandeKind<DemandeAdministrative, DemandeAdministrativeSaisie, DemandeAdministrativeWrite> =
  {
    type: 'DA',
    removalOf: (demande) => (dropsChanges('Supprime', demande) ? 'DA-copie' : 'DA'),
    Demande: DemandeAdministrative,
    Saisie: DemandeAdministrativeSaisie,
    isOfAction: (path) => Object.values(DA_FORM.fields).includes(path) || isPathOfPoint(path),
    firstTask: 'da_saisie',
    saisieOf,
    normalize: (saisie) => saisieOf(normalizeSaisie(saisie)),
    follow: (saisie, changes) => ('typeEntite' in changes ? applyTypeEntite(saisie) : saisie),
    bodyOf: (base, saisie, { avecDemandeHabilitation }) => ({
      ...applyTypeEntite(saisie),
      ...base,
      avecDemandeHabilitation,
    }),
  };

/** A demande administrative open in a page. */
export type OpenDemande = Open<DemandeAdministrative, DemandeAdministrativeSaisie, DemandeAdministrativeWrite>;
