import { DA_TABS } from '@habilis/domain/demande-administrative/tabOfField';
import { isOfAncre } from '@habilis/domain/demande-administrative/valeurAdministrative';
import { useText } from '@habilis/i18n/TextProvider';
import { Tabs } from '@habilis/ui/Tabs';
import type { ReactNode } from 'react';
import { AdresseTab } from './AdresseTab.tsx';
import { ContactTab } from './ContactTab.tsx';
import { DiffusionTab } from './DiffusionTab.tsx';
import { EntiteTab } from './EntiteTab.tsx';
import { PiecesTab } from './PiecesTab.tsx';
import type { DaTabProps } from './DaTabProps.ts';
import { marksOf } from '../../document/leftToFill.ts';
import { tabPropsOf } from '../../document/TabProps.ts';
import type { Complement } from '@habilis/api/examen/Complement';
import { ComplementsTab } from '../../demande/complement/ComplementsTab.tsx';
import { faitsIn } from '../../demande/lecture/Faits.tsx';
import { ancreWords } from './complementView.ts';
import { AskedMark } from './AskedMark.tsx';
import { CorrectedMark } from './CorrectedMark.tsx';
import type { OpenDemande } from './demandeKind.ts';
import { lectureSections } from './lectureSections.tsx';
import type { DaFaults } from './useDemandeFaults.ts';

// One shared element: a new one would render its field again.
const MARK = <CorrectedMark />;
const ASKED = <AskedMark />;

type Props = {
  readonly open: OpenDemande;
  readonly faults: DaFaults;
  readonly isReadOnly: boolean;
  /** Whether the demandeur fills the form in, so that each tab tells what is left. */
  readonly isFilling: boolean;
  /** What the demandeur must complete, null when nothing. */
  readonly awaited: Complement | null;
  /** The rounds that are shown one by one. */
  readonly complements: readonly Complement[];
  readonly tab: string;
  readonly onTab: (tab: string) => void;
};

/** The tabs of the form, each with its count of faults. */
export function DemandeTabs({
  open,
  faults,
  isReadOnly,
  isFilling,
  awaited,
  complements,
  tab,
  onTab,
}: Props): ReactNode {
  const t = useText();
  const { demande, newFiles, removed } = open.state;
  const corrected = new Set(demande.champsCorriges);
  const asked = awaited?.points ?? [];
  const props: DaTabProps = tabPropsOf(open, faults, {
    isReadOnly,
    markOf: (path) => {
      if (asked.some(({ chemin }) => isOfAncre(path, chemin))) return ASKED;
      return corrected.has(path) ? MARK : undefined;
    },
  });
  // What can no longer be typed is read as facts.
  const read = demande.modifiable ? [] : lectureSections(t, demande);
  const typed = {
    entite: <EntiteTab {...props} stored={demande} />,
    adresse: <AdresseTab {...props} />,
    contact: <ContactTab {...props} />,
    diffusion: <DiffusionTab {...props} />,
    pieces: (
      <PiecesTab
        open={open}
        faultOf={faults.faultOf}
        isReadOnly={isReadOnly}
        askedOf={(path) => asked.find(({ chemin }) => chemin === path)?.commentaire}
      />
    ),
  };
  const fileCount = demande.fileUploads.filter(({ id }) => !removed.has(id)).length + newFiles.length;
  const items = DA_TABS.map((id) => {
    const figure = id === 'pieces' ? { count: fileCount } : {};
    const content = faitsIn(read, id) ?? typed[id];
    return { id, label: t(`entites.onglet.${id}`), content, ...marksOf(t, faults, id, isFilling), ...figure };
  });
  const further = {
    id: 'complements',
    label: t('habilitations.onglet.complements'),
    content: <ComplementsTab complements={complements} words={ancreWords(t)} />,
    count: complements.length,
  };
  const all = complements.length === 0 ? items : [...items, further];
  return <Tabs label={t('entites.onglets')} items={all} selected={tab} onSelect={onTab} />;
}
