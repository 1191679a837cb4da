import type { ActionEntite } from '@habilis/api/entite/Entite';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { HistorySection } from '../../document/HistorySection.tsx';

function titleOf(t: Texts, { action, caisses, date, numero }: ActionEntite): string {
  return t.chosen(`entites.histoire.${action}`, {
    avant: caisses?.avant ?? 'aucune',
    apres: caisses?.apres ?? '',
    numero: numero ?? '',
    date: date === null ? '' : formatDate(date),
  });
}

/** The decisions taken about an entite. */
export function EntiteHistory({ steps }: { steps: readonly ActionEntite[] }): ReactNode {
  const t = useText();
  const told = steps.map((step) => ({ ...step, title: titleOf(t, step), comment: step.commentaire }));
  return <HistorySection title={t('entites.historique')} emptyLabel={t('entites.historique-vide')} steps={told} />;
}
