import type { HistoriqueNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { UNITES_DUREE } from '@habilis/domain/habilitation/plannedEndDate';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { HistorySection } from '../../document/HistorySection.tsx';

type Changement = HistoriqueNiveau['changements'][number];

/** What changed in a niveau, when and by whom; `nameOf` gives the name of another niveau from its id. */
export function NiveauHistory({
  steps,
  nameOf,
}: {
  steps: readonly HistoriqueNiveau[];
  nameOf: (id: number) => string;
}): ReactNode {
  const t = useText();
  const valueText = (champ: Changement['champ'], value: Changement['avant']): string => {
    if (value === null) return '—';
    if (typeof value === 'boolean') return t(value ? 'dispositifs-niveaux.oui' : 'dispositifs-niveaux.non');
    if (champ === 'niveauFormateurId') return nameOf(Number(value));
    const unite = UNITES_DUREE.find((one) => one === value);
    return unite === undefined ? String(value) : t(`dispositifs-niveaux.unite.${unite}`);
  };
  const sentence = ({ champ, avant, apres }: Changement): string => {
    const name = t(`dispositifs-niveaux.changement.${champ}`);
    // A slot is only named; a parameter shows its old and new values.
    if (champ.startsWith('piece') && champ !== 'pieceRenommee') return `${name} : ${valueText(champ, apres)}`;
    return t('dispositifs-niveaux.changement-de', {
      champ: name,
      avant: valueText(champ, avant),
      apres: valueText(champ, apres),
    });
  };
  const told = steps.map(({ id, faitLe, auteur, isCreation, changements }) => ({
    id,
    faitLe,
    auteur,
    title: t(isCreation ? 'dispositifs-niveaux.cree' : 'dispositifs-niveaux.regle'),
    comment: changements.length === 0 ? null : changements.map(sentence).join(' · '),
  }));
  return (
    <HistorySection
      title={t('dispositifs-niveaux.historique')}
      emptyLabel={t('dispositifs-niveaux.historique-vide')}
      steps={told}
    />
  );
}
