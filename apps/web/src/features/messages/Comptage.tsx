import type { CalculCible } from '@habilis/api/message/Message';
import type { CibleMessage } from '@habilis/api/type-message/CibleMessage';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { FactList } from '@habilis/ui/FactList';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { ProgressBar } from '@habilis/ui/ProgressBar';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldId } from '../../forms/fieldId.ts';
import { focusSoon } from '../../forms/focusSoon.ts';
import { useComptage } from './useComptage.ts';

/** Some of those who are meant. */
function Echantillon({ of }: { of: CalculCible['echantillon'] }): ReactNode {
  const t = useText();
  return (
    <Stack gap={8}>
      <Text look="label">{t('messages.compte.exemples')}</Text>
      <ItemList
        label={t('messages.compte.exemples')}
        items={of.map(({ nomPrenom, roleType, rattachement }, rank) => ({
          key: String(rank),
          title: nomPrenom,
          description: [t(`roles.${roleType}`), rattachement].filter((part) => part !== null).join(', '),
        }))}
      />
    </Stack>
  );
}

/** Who a message would reach: counted role by role, with some of them to see who is meant. */
export function Comptage({ cibles }: { readonly cibles: readonly CibleMessage[] }): ReactNode {
  const t = useText();
  const { calcul, isFailed, isStale, start, giveUp } = useComptage(cibles);
  const isRunning = calcul?.etat === 'EN_COURS';
  const roles = new Set(cibles.map(({ roleType }) => roleType)).size;
  const counted = calcul?.parRole.length ?? 0;
  return (
    <Stack gap={12}>
      <div id={fieldId('comptage')}>
        <Inline gap={8}>
          <Button icon={Users} isBusy={isRunning} onPress={() => void start()}>
            {t(isStale ? 'messages.compter-encore' : 'messages.compter')}
          </Button>
          {isRunning && (
            <Button
              variant="quiet"
              onPress={() => {
                giveUp();
                focusSoon('comptage');
              }}
            >
              {t('messages.compte.abandonner')}
            </Button>
          )}
        </Inline>
      </div>
      {isRunning && (
        <ProgressBar
          label={t('messages.compte.en-cours')}
          value={counted / roles}
          valueLabel={t('messages.compte.roles', { fait: counted, total: roles })}
        />
      )}
      <div role="status">
        {calcul?.etat === 'TERMINE' && (
          <Text isStrong>{t('messages.compte.total', { nombre: calcul.nbDestinataires ?? 0 })}</Text>
        )}
        {(isFailed || calcul?.etat === 'ERREUR') && <Text tone="danger">{t('messages.compte.echec')}</Text>}
      </div>
      {calcul !== null && calcul.parRole.length > 0 && (
        <FactList
          facts={calcul.parRole.map(({ roleType, nbDestinataires: nombre }) => ({
            key: roleType,
            term: t(`roles.${roleType}`),
            value: t('messages.compte.personnes', { nombre }),
          }))}
        />
      )}
      {calcul?.estTous === true && <Text tone="warning">{t('messages.compte.tous')}</Text>}
      {calcul !== null && calcul.echantillon.length > 0 && <Echantillon of={calcul.echantillon} />}
    </Stack>
  );
}
