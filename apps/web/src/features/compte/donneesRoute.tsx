import type { Account } from '@habilis/api/session/Account';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { useOutletContext, useRevalidator } from 'react-router';
import { tellDone } from '../../messages/tellDone.ts';
import { IdentiteForm } from './IdentiteForm.tsx';

/** The page of the person's names and mail address. */
export function Component(): ReactNode {
  const t = useText();
  const holder = useOutletContext<Account>();
  const { revalidate } = useRevalidator();
  const tell = ({ emailAConfirmer }: Account) => {
    const isMailed = emailAConfirmer !== null && emailAConfirmer !== holder.emailAConfirmer;
    tellDone(isMailed ? 'compte.donnees.enregistrees-mail' : 'compte.donnees.enregistrees');
    void revalidate();
  };
  return <IdentiteForm holder={holder} submitLabel={t('compte.donnees.enregistrer')} onSaved={tell} />;
}
