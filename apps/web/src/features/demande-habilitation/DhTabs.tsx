import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { type DhTab, tabsOf } from '@habilis/domain/demande-habilitation/tabOfField';
import { useText } from '@habilis/i18n/TextProvider';
import { Stack } from '@habilis/ui/Stack';
import { Tabs } from '@habilis/ui/Tabs';
import { type ReactNode, useState } from 'react';
import { Faits } from '../../demande/lecture/Faits.tsx';
import { leftIn, leftMark } from '../../document/leftToFill.ts';
import type { Faults } from '../../document/useFaults.ts';
import { DocumentsTab } from './DocumentsTab.tsx';
import { FichiersTab } from './FichiersTab.tsx';
import { lectureSections } from './examen/lectureSections.tsx';
import { FormateursTab } from './FormateursTab.tsx';
import type { AskedOf, DhTabProps, OpenDh } from './dhKind.ts';
import { NiveauTab } from './NiveauTab.tsx';
import type { FurtherTab, PageTab } from './pageTabs.ts';
import { PlateformesTab } from './PlateformesTab.tsx';

type Props = {
  readonly open: OpenDh;
  readonly faults: Pick<Faults<DhTab>, 'faultOf' | 'requiredOf' | 'countOf' | 'left' | 'tabOf'>;
  readonly isReadOnly: boolean;
  readonly niveau: DispositifNiveau | null;
  readonly niveaux: readonly DispositifNiveau[];
  readonly tab: PageTab;
  readonly onTab: (tab: string) => void;
  /** What a complement asks about a slot of documents, shown in the slot. */
  readonly askedOf: AskedOf;
  /** What to show above the fields of a tab. */
  readonly headOf: (tab: DhTab) => ReactNode;
  /** The tabs shown after those of the form. */
  readonly further: readonly FurtherTab[];
};

const noMark = () => undefined;

/** The tabs of the demande, chosen by its niveau, each with its number of faults. */
export function DhTabs({
  open,
  faults,
  isReadOnly,
  niveau,
  niveaux,
  tab,
  onTab,
  askedOf,
  headOf,
  further,
}: Props): ReactNode {
  const t = useText();
  const { demande, saisie } = open.state;
  const [intitule, setIntitule] = useState('');
  const props: DhTabProps = {
    saisie,
    set: (changes) => {
      if (!isReadOnly) open.document.type(changes);
    },
    faultOf: faults.faultOf,
    requiredOf: isReadOnly ? undefined : faults.requiredOf,
    markOf: noMark,
    isReadOnly,
  };
  const files = { open, faultOf: faults.faultOf, isReadOnly, askedOf };
  // What can no longer be typed is read as facts.
  const read = demande.modifiable ? [] : lectureSections(t, { demande, niveau });
  const readIn = (tab: DhTab): ReactNode => {
    const faits = read.find(({ id }) => id === tab)?.faits ?? [];
    return faits.length === 0 ? null : <Faits faits={faits} />;
  };
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
    const count = faults.countOf(id);
    const errors = count === 0 ? undefined : { count, label: t('invite.connexion.erreurs-titre', { nombre: count }) };
    const figure = figures[id];
    return {
      id,
      label: t(`habilitations.demande.onglet.${id}`),
      content: (
        <Stack gap={28}>
          {headOf(id)}
          {readIn(id) ?? typed[id]}
        </Stack>
      ),
      errors,
      left: demande.modifiable ? leftMark(t, leftIn(faults, id)) : undefined,
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
