import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { BandLinks } from '@habilis/ui/BandLinks';
import type { ReactNode } from 'react';

/** Links to the pages that need no account, told the address of the one that is open. */
export function PublicPageLinks({ pathname }: { readonly pathname: string }): ReactNode {
  const t = useText();
  const pages = [
    { href: PATHS.annuaire, label: t('invite.pages.annuaire') },
    { href: PATHS.chiffres, label: t('invite.pages.chiffres') },
    { href: PATHS.certificat, label: t('invite.porte.certificat') },
    { href: PATHS.faqs, label: t('menu.aide') },
  ];
  const items = pages.map((page) => ({ ...page, isCurrent: `${pathname}/`.startsWith(`${page.href}/`) }));
  return <BandLinks label={t('invite.pages.nom')} items={items} />;
}
