import type { StagiaireProche } from '@habilis/api/session-certification/Stagiaire';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { UserCheck, UserPlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { tellRefused } from '../../messages/tellRefused.ts';
import { masquesDe } from './masquesDe.ts';

type Props = {
  readonly proches: readonly StagiaireProche[];
  readonly isBusy: boolean;
  /** Takes one of them by its key, or nobody. */
  readonly onChoose: (cle: string | null) => Promise<void>;
};

/** Those who may be the one that was typed, masked: the person says which of them it is, or that it is another. */
export function Proches({ proches, isBusy, onChoose }: Props): ReactNode {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  // The question waits for an answer: it comes out from under the bar of actions.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, [proches]);
  const masques = masquesDe(proches);
  const choose = (cle: string | null) => void onChoose(cle).catch((error: unknown) => tellRefused(error));
  return (
    <div ref={box}>
      <Callout
        tone="warning"
        told="announced"
        title={t('sessions-certification.saisie.proches', { nombre: proches.length })}
        actions={
          <Button icon={UserPlus} isDisabled={isBusy} onPress={() => choose(null)}>
            {t('sessions-certification.saisie.une-autre')}
          </Button>
        }
      >
        <Stack gap={8}>
          {masques.map(({ cle, raison, mots }) => (
            <Stack key={cle} gap={4} align="start">
              <Text>
                {t('sessions-certification.saisie.masque', mots)}{' '}
                <Text as="span" tone="subtle">
                  {t(`sessions-certification.saisie.raison.${raison}`)}
                </Text>
              </Text>
              <Button size="small" icon={UserCheck} isDisabled={isBusy} onPress={() => choose(cle)}>
                {t('sessions-certification.saisie.la-meme')}
              </Button>
            </Stack>
          ))}
          {masques.some(({ mots }) => mots.rang > 0) && <Text>{t('sessions-certification.saisie.masque-commun')}</Text>}
        </Stack>
      </Callout>
    </div>
  );
}
