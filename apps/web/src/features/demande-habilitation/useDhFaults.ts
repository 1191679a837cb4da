import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { checkSoumission } from '@habilis/domain/demande-habilitation/checkSoumission';
import { DH_TABS, type DhTab, tabOfField } from '@habilis/domain/demande-habilitation/tabOfField';
import { useText } from '@habilis/i18n/TextProvider';
import { useCallback } from 'react';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import { type Faults, type Judge, useFaults } from '../../document/useFaults.ts';
import { problemText } from '../../messages/reportError.ts';
import { fieldPlace } from './fieldPlace.ts';
import type { DhSaisie, OpenDh } from './dhKind.ts';

/** The faults of a demande d'habilitation. Only the server knows the certificat of a formateur not yet stored for its niveau. */
export function useDhFaults({ state }: OpenDh, niveau: DispositifNiveau | null, isJudged: boolean): Faults<DhTab> {
  const t = useText();
  const { habilitationSourceMode: mode, certificatsFormateurs, dispositifNiveau, numero } = state.demande;
  const judgedNiveau = dispositifNiveau?.id ?? null;
  const loadJudge = useCallback((): Promise<Judge<DhSaisie>> => {
    const judge: Judge<DhSaisie> = (saisie, pieces) => {
      const { dispositifNiveauId, formateurs, plateformesFixes, plateformeMobile } = saisie;
      const known = dispositifNiveauId === judgedNiveau ? certificatsFormateurs : [];
      return checkSoumission({
        mode,
        niveau,
        isJamaisSoumise: numero === null,
        formateurs: formateurs.map(({ habilisId }) => ({
          certificat: known.find((one) => one.habilisId === habilisId)?.etat ?? 'VALIDE',
        })),
        plateformesFixes: plateformesFixes.map(({ adresse: { ligne1, codePostalVille } }) => ({
          ligne1,
          ...codePostalVille,
        })),
        plateformeMobile,
        champs: pieces.map(({ champ }) => champ),
      });
    };
    return Promise.resolve(judge);
  }, [mode, niveau, numero, judgedNiveau, certificatsFormateurs]);
  const tabOf = (path: string) => tabOfField(path, niveau);
  const labelOf = ({ path, title }: FieldFault): string => {
    // The points to answer are above the tabs.
    if (path.startsWith('points.')) return problemText(title);
    const place = fieldPlace(t, path, niveau);
    const where = t(`habilitations.demande.onglet.${tabOf(path)}`) + (place === undefined ? '' : ` (${place})`);
    return `${where}\u00A0: ${problemText(title)}`;
  };
  return useFaults(state, { loadJudge, isJudged, tabs: DH_TABS, tabOf, labelOf });
}
