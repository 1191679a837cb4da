import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { HistorySection } from '../../document/HistorySection.tsx';
import type { SessionTabContent } from './sessionTabs.ts';

/** What happened to the session, the latest first. */
export function HistoriqueTab({ open }: SessionTabContent): ReactNode {
  const t = useText();
  const { etapes } = open.state.demande;
  const steps = etapes
    .toSorted((one, other) => other.faitLe.localeCompare(one.faitLe) || other.id - one.id)
    .map(({ id, action, de, vers, commentaire, auteurNomPrenom, application, roleType, faitLe }) => {
      const title =
        t.find(`sessions-certification.histoire.${action}-vers-${vers}`) ??
        t.find(`sessions-certification.histoire.${action}`) ??
        action;
      const role = roleType === null ? null : t(`roles.${roleType}`);
      const nom =
        application === undefined || auteurNomPrenom === null
          ? auteurNomPrenom
          : t('applications.auteur', { application, nom: auteurNomPrenom });
      const auteur = [nom, role].filter((one) => one !== null).join(', ');
      return {
        id,
        faitLe,
        title,
        auteur: auteur === '' ? t('sessions-certification.histoire.service') : auteur,
        comment: commentaire,
        isMajor: de !== vers,
      };
    });
  return (
    <HistorySection title={t('workflow.historique')} emptyLabel={t('workflow.historique-vide')} steps={steps} isWhole />
  );
}
