import type {
  DemandeAdministrative,
  DemandeAdministrativeSaisie,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { faultsToCome } from '@habilis/domain/demande-administrative/faultsToCome';
import type { checkModification } from '@habilis/domain/demande-administrative/checkModification';
import { DA_TABS, type DaTab, tabOfField } from '@habilis/domain/demande-administrative/tabOfField';
import { useText } from '@habilis/i18n/TextProvider';
import { useCallback } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import { type Faults, type Judge, useFaults } from '../../document/useFaults.ts';
import { problemText } from '../../messages/reportError.ts';
import type { OpenDemande } from './demandeKind.ts';
import { partLabel } from './partLabel.ts';

const FIELD_OF_TITLE = { 'demande-administrative.siret-deja-utilise': 'siret' };

export type DaFaults = Faults<DaTab>;

/** The validated copy, and whether the documents have changed since. */
function referenceOf(
  copie: DemandeAdministrative['copieValidee'],
  pieces: Parameters<Judge<unknown>>[1],
): Parameters<typeof checkModification>[2] {
  if (copie === null) return null;
  const { saisie, fileUploads } = copie;
  const areSame =
    pieces.length === fileUploads.length && pieces.every(({ id }) => id !== undefined && fileUploads.includes(id));
  return { validee: saisie, arePiecesChanged: !areSame };
}

/** The faults of a demande administrative. */
export function useDemandeFaults({ state }: OpenDemande, isJudged: boolean): DaFaults {
  const t = useText();
  const { today, validiteAttestationUrssafJours: validiteAttestationJours } = useServerProperties();
  // The checks bring heavy telephone numbering plans: load them later.
  const { copieValidee } = state.demande;
  const isAmended = state.demande.currentWorkflowTask.currentTaskDefinitionKey === 'da_saisie';
  const loadJudge = useCallback(
    () =>
      import('@habilis/domain/demande-administrative/checkModification').then(
        ({ checkModification }): Judge<DemandeAdministrativeSaisie> =>
          (saisie, pieces) =>
            checkModification(saisie, pieces, isAmended ? referenceOf(copieValidee, pieces) : null, {
              today,
              validiteAttestationJours,
            }),
        () => undefined,
      ),
    [copieValidee, isAmended, today, validiteAttestationJours],
  );
  const labelOf = ({ path, title }: FieldFault): string => {
    // The points to answer are above the tabs.
    if (path.startsWith('points.')) return problemText(title);
    const part = partLabel(t, path);
    const place = t(`entites.onglet.${tabOfField(path)}`) + (part === undefined ? '' : ` (${part})`);
    return `${place}\u00A0: ${problemText(title)}`;
  };
  return useFaults(state, {
    loadJudge,
    // A validated copy has every answer.
    toCome: faultsToCome,
    isJudged,
    tabs: DA_TABS,
    tabOf: tabOfField,
    labelOf,
    fieldOfTitle: FIELD_OF_TITLE,
  });
}
