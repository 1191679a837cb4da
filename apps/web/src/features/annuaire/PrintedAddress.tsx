import { useText } from '@habilis/i18n/TextProvider';
import { PaperNote } from '@habilis/ui/PaperNote';
import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';

/** The address of the page, on paper. */
export function PrintedAddress(): ReactNode {
  const t = useText();
  const adresse = window.location.origin + useHref(useLocation());
  return <PaperNote>{t('invite.imprimee', { adresse })}</PaperNote>;
}
