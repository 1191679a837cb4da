import type { ActionUtilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { HistorySection } from '../../document/HistorySection.tsx';

/** The history of an account and its roles. */
export function UtilisateurHistory({ steps }: { steps: readonly ActionUtilisateur[] }): ReactNode {
  const t = useText();
  const told = steps.map(({ id, action, faitLe, auteur, roleType, objet, motif }) => {
    const about = [roleType === null ? null : t(`roles.${roleType}`), objet].filter(
      (part) => part !== null && part !== '',
    );
    return {
      id,
      faitLe,
      auteur,
      title: [t(`utilisateurs.histoire.${action}`), about.join(', ')].filter((part) => part !== '').join(' : '),
      comment: motif,
      isMajor: action !== 'activation-renvoyee',
    };
  });
  return (
    <HistorySection title={t('utilisateurs.historique')} emptyLabel={t('utilisateurs.historique-vide')} steps={told} />
  );
}
