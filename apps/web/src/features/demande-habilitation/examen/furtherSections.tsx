import { needsOfAction } from '@habilis/domain/demande-habilitation/actionFaults';
import type { Texts } from '@habilis/i18n/TextProvider';
import { type LectureSection, WITHOUT_FACTS } from '../../../demande/lecture/LectureSection.ts';
import type { DhPageProps } from '../DhRead.ts';
import { DossierNotice } from '../DossierNotice.tsx';
import { examenTabs } from './examenTabs.tsx';
import type { DhInReading } from './useDhReading.ts';

/** What the examination adds to the facts: the avis and the complements. */
export function furtherSections(
  t: Texts,
  { open, niveau, task, isGiving, draft, busyKey }: DhInReading,
  { read, visit: { role } }: DhPageProps,
): LectureSection[] {
  const { demande } = open.state;
  const needsDossier = demande.actionsPossibles.some(({ key }) => needsOfAction(task, key).includes('dossier-valide'));
  const { typeDernierAvis: dernier } = demande;
  return examenTabs(t, {
    demandeId: demande.id,
    examen: read.examen,
    draft: isGiving ? draft : null,
    // Above the avis, where the page opens.
    notice: needsDossier && <DossierNotice demande={demande} role={role} />,
    niveau,
    role: role.type,
    isBusy: busyKey !== null,
  }).map(({ id, label, content }): LectureSection => ({
    ...WITHOUT_FACTS,
    id,
    title: label,
    ...(id === 'avis' && dernier !== null ? { words: t(`habilitations.avis.type.${dernier}`) } : {}),
    content,
  }));
}
