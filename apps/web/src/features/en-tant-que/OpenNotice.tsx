import type { Impersonation } from '@habilis/api/impersonation/Impersonation';
import { impersonation } from '@habilis/api/impersonation/endpoints';
import { formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { actingPath } from '../../session/acting.ts';
import { call } from '../../session/call.ts';

/** Says that this session already acts as somebody, in another tab or in a closed one. */
export function OpenNotice({ ouverte }: { ouverte: Impersonation }): ReactNode {
  const t = useText();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { habilisId, prenom, nom, expireLe } = ouverte;
  const leave = async () => {
    setBusy(true);
    await call(impersonation.end, {}).catch(() => undefined);
    setBusy(false);
    await revalidate();
  };
  return (
    <Callout
      tone="info"
      title={t('admin.en-tant-que.ouverte', { nom: `${prenom} ${nom}`, heure: formatTime(expireLe) })}
      actions={
        <>
          <Button variant="primary" onPress={() => location.assign(`${actingPath(habilisId)}/`)}>
            {t('admin.en-tant-que.reprendre')}
          </Button>
          <Button isBusy={isBusy} onPress={() => void leave()}>
            {t('admin.en-tant-que.quitter')}
          </Button>
        </>
      }
    >
      <Text>{t('admin.en-tant-que.ouverte-texte')}</Text>
    </Callout>
  );
}
