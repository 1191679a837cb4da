import type { DemandeAdministrativeSaisie } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { DA_TABS, type DaTab, tabOfField } from '@habilis/domain/demande-administrative/tabOfField';
import { useText } from '@habilis/i18n/TextProvider';
import { useCallback } from 'react';
import { useServerProperties } from '../../session/useServerProperties.ts';
import type { FieldFault } from '../../shell/document/fieldFaults.ts';
import { type Faults, type Judge, useFaults } from '../../shell/document/useFaults.ts';
import { problemText } from '../../shell/reportError.ts';
import type { OpenDemande } from './demandeKind.ts';
import { partLabel } from './fieldLabels.ts';

const FIELD_OF_TITLE = { 'demande-administrative.siret-deja-utilise': 'siret' };

export type DaFaults = Faults<DaTab>;

/** What is wrong with an administrative request. */
export function useDemandeFaults({ state }: OpenDemande, isJudged: boolean): DaFaults {
  const t = useText();
  const { today, validiteAttestationUrssafJours: validiteAttestationJours } = useServerProperties();
  // What judges brings heavy numbering plans of telephones.
  const loadJudge = useCallback(
    () =>
      import('@habilis/domain/demande-administrative/checkSoumission').then(
        ({ checkSoumission }): Judge<DemandeAdministrativeSaisie> =>
          (saisie, pieces) =>
            checkSoumission(saisie, pieces, { today, validiteAttestationJours }),
        () => undefined,
      ),
    [today, validiteAttestationJours],
  );
  const labelOf = ({ path, title }: FieldFault): string => {
    const part = partLabel(t, path);
    const place = t(`entites.onglet.${tabOfField(path)}`) + (part === undefined ? '' : ` (${part})`);
    return `${place}\u00A0: ${problemText(title)}`;
  };
  return useFaults(state, {
    loadJudge,
    isJudged,
    tabs: DA_TABS,
    tabOf: tabOfField,
    labelOf,
    fieldOfTitle: FIELD_OF_TITLE,
  });
}
