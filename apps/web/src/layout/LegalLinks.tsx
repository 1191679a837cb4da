import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { FooterLinks } from '@habilis/ui/FooterLinks';
import type { ReactNode } from 'react';

/** The legal links of a footer; a guest's also has the help, which a role has in its navigation. */
export function LegalLinks({ isGuest = false }: { isGuest?: boolean }): ReactNode {
  const t = useText();
  const items = [
    ...(isGuest ? [{ href: PATHS.faqs, label: t('menu.aide') }] : []),
    { href: PATHS.accessibilite, label: t('invite.pied.accessibilite') },
    { href: PATHS.mentionsLegales, label: t('invite.pied.mentions') },
    { href: PATHS.donneesPersonnelles, label: t('invite.pied.donnees') },
    { href: PATHS.planDuSite, label: t('invite.pied.plan') },
  ];
  return <FooterLinks label={t('invite.pied.nom')} items={items} />;
}
