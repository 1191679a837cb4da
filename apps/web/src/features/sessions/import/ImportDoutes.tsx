import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { ArrowLeftRight, Check, Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import { REPONSES, type ReponseDoute } from './answerDoute.ts';
import { RAISONS_DOUTE, type RaisonDoute } from './Doute.ts';
import { type JudgedLine, openDoutes } from './judgeImport.ts';

const ICONS = { vu: Check, inverser: ArrowLeftRight, tourner: ArrowLeftRight, 'sans-courriel': Eraser } as const;

type Props = {
  readonly judged: readonly JudgedLine[];
  readonly onAnswer: (raison: RaisonDoute, reponse: ReponseDoute) => void;
};

/** Doubts that several lines share, answered for all of them at once; each can be answered in its line too. */
export function ImportDoutes({ judged, onAnswer }: Props): ReactNode {
  const t = useText();
  const shared = RAISONS_DOUTE.flatMap((raison) => {
    const nombre = judged.filter((one) => openDoutes(one).some((doute) => doute.raison === raison)).length;
    return nombre > 1 ? [{ raison, nombre }] : [];
  });
  if (shared.length === 0) return null;
  return (
    <Callout tone="warning" title={t('sessions-certification.import.a-confirmer')}>
      <Stack gap={12}>
        <Text>{t('sessions-certification.import.a-confirmer-aide')}</Text>
        {shared.map(({ raison, nombre }) => (
          <Stack key={raison} gap={4}>
            <Text isStrong>{t(`sessions-certification.import.doutes.${raison}`, { nombre })}</Text>
            <Inline gap={8}>
              {REPONSES[raison].map((reponse) => (
                <Button key={reponse} size="small" icon={ICONS[reponse]} onPress={() => onAnswer(raison, reponse)}>
                  {reponse === 'vu'
                    ? t(`sessions-certification.import.exactes.${raison}`)
                    : t(`sessions-certification.import.toutes.${reponse}`)}
                </Button>
              ))}
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Callout>
  );
}
