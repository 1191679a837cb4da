import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { type DhTab, tabsOf } from '@habilis/domain/demande-habilitation/tabOfField';
import { useText } from '@habilis/i18n/TextProvider';
import { Stack } from '@habilis/ui/Stack';
import { Tabs } from '@habilis/ui/Tabs';
import { type ReactNode, useState } from 'react';
import { faitsIn } from '../../demande/lecture/Faits.tsx';
import { marksOf } from '../../document/leftToFill.ts';
import { tabPropsOf } from '../../document/TabProps.ts';
import type { Faults } from '../../document/useFaults.ts';
import { DocumentsTab } from './DocumentsTab.tsx';
import { FichiersTab } from './FichiersTab.tsx';
import { lectureSections } from './examen/lectureSections.tsx';
import { FormateursTab } from './FormateursTab.tsx';
import type { AskedOf, DhTabProps, OpenDh } from './dhKind.ts';
import { NiveauTab } from './NiveauTab.tsx';
import type { DhVisit } from './DhRead.ts';
import type { FurtherTab } from './pageTabs.ts';
import { PlateformesTab } from './PlateformesTab.tsx';

type Props = {
  readonly open: OpenDh;
  readonly faults: Pick<Faults<DhTab>, 'faultOf' | 'requiredOf' | 'countOf' | 'left' | 'tabOf'>;
  readonly isReadOnly: boolean;
  readonly niveau: DispositifNiveau | null;
  readonly niveaux: readonly DispositifNiveau[];
  readonly visit: Pick<DhVisit, 'tab' | 'onTab'>;
  /** What a complement asks: of a slot of documents, shown in the slot, or above the fields of a tab. */
  readonly asked: { readonly inSlot: AskedOf; readonly inTab: (tab: DhTab) => ReactNode };
  /** The tabs shown after those of the form. */
  readonly further: readonly FurtherTab[];
};

/** The tabs of the demande, chosen by its niveau, each with its number of faults. */
export function DhTabs({
  open,
  faults,
  isReadOnly,
  niveau,
  niveaux,
  visit: { tab, onTab },
  asked,
  further,
}: Props): ReactNode {
  const t = useText();
  const { demande, saisie } = open.state;
  const [intitule, setIntitule] = useState('');
  const props: DhTabProps = tabPropsOf(open, faults, { isReadOnly });
  const files = { open, faultOf: faults.faultOf, isReadOnly, askedOf: asked.inSlot };
  // What can no longer be typed is read as facts.
  const read = demande.modifiable ? [] : lectureSections(t, { demande, niveau });
  const typed: Record<DhTab, ReactNode> = {
    niveau: <NiveauTab {...props} open={open} niveau={niveau} niveaux={niveaux} />,
    pedagogie: <FichiersTab {...files} champs={niveau?.pedagogiqueUploadFieldsConfig ?? []} />,
    technique: <FichiersTab {...files} champs={niveau?.techniqueUploadFieldsConfig ?? []} />,
    plateformes: <PlateformesTab {...props} isAddition={demande.habilitationSourceMode === 'APF'} />,
    formateurs: (
      <FormateursTab
        {...props}
        certificats={demande.certificatsFormateurs}
        isSansCertificat={niveau?.niveauFormateurId === null}
      />
    ),
    documents: <DocumentsTab {...files} intitule={intitule} onIntitule={setIntitule} />,
  };
  const figures: Partial<Record<DhTab, number>> = {
    plateformes: saisie.plateformesFixes.length,
    formateurs: saisie.formateurs.length,
  };
  const shown = tabsOf(niveau);
  const items = shown.map((id) => {
    const figure = figures[id];
    return {
      id,
      label: t(`habilitations.demande.onglet.${id}`),
      content: (
        <Stack gap={28}>
          {asked.inTab(id)}
          {faitsIn(read, id) ?? typed[id]}
        </Stack>
      ),
      ...marksOf(t, faults, id, demande.modifiable),
      ...(figure === undefined ? {} : { count: figure }),
    };
  });
  return (
    <Tabs
      label={t('habilitations.demande.onglets')}
      items={[...items, ...further]}
      selected={[...items, ...further].some(({ id }) => id === tab) ? tab : 'niveau'}
      onSelect={onTab}
    />
  );
}
