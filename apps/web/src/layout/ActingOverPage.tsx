import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { actingAtom } from '../session/acting.ts';
import { FocusTitle } from './FocusTitle.tsx';
import { GuestPage } from './GuestPage.tsx';

/** The page of an address under which nobody acts, or no longer: why, and the way back. */
export default function ActingOverPage(): ReactNode {
  const t = useText();
  const acting = useAtomValue(actingAtom);
  const impersonation = acting?.impersonation ?? null;
  const nom = impersonation === null ? (acting?.habilisId ?? '') : `${impersonation.prenom} ${impersonation.nom}`;
  return (
    <GuestPage title={t('admin.en-tant-que.terminee', { nom })}>
      <FocusTitle />
      <Text>{t('admin.en-tant-que.terminee-texte')}</Text>
      <Inline>
        <Button variant="primary" onPress={() => location.assign('/')}>
          {t('admin.en-tant-que.revenir')}
        </Button>
      </Inline>
    </GuestPage>
  );
}
