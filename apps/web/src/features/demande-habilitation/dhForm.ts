import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { CHAMP_INTITULE } from '@habilis/domain/demande-habilitation/champsFixes';
import { type DhTab, tabOfField, tabsOf } from '@habilis/domain/demande-habilitation/tabOfField';
import type { FormKind } from '../../demande/page/FormKind.ts';
import { ancreLabel } from './examen/ancreLabel.ts';
import { fieldPlace } from './fieldPlace.ts';

/** The form of a demande d'habilitation, which its niveau chooses. */
export const dhForm = (niveau: DispositifNiveau | null): FormKind<DhTab> => ({
  tabs: tabsOf(niveau),
  tabOf: (path) => tabOfField(path, niveau),
  nameOf: (t, tab) => t(`habilitations.demande.onglet.${tab}`),
  fieldOf: (t, path) => fieldPlace(t, path, niveau),
  labelOf: (t, chemin) => ancreLabel(t, chemin, niveau),
  elsewhere: (intitule) => ({ champ: CHAMP_INTITULE, intitule, isMultiple: true }),
});
