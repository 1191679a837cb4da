import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
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
  return RAISONS_DOUTE.map((raison) => {
    const nombre = judged.filter((one) => openDoutes(one).some((doute) => doute.raison === raison)).length;
    if (nombre < 2) return null;
    return (
      <Callout
        key={raison}
        tone="warning"
        title={t(`sessions-certification.import.doutes.${raison}`, { nombre })}
        actions={REPONSES[raison].map((reponse) => (
          <Button key={reponse} size="small" icon={ICONS[reponse]} onPress={() => onAnswer(raison, reponse)}>
            {t(`sessions-certification.import.toutes.${reponse}`)}
          </Button>
        ))}
      >
        <Text>{t('sessions-certification.import.doutes-aide')}</Text>
      </Callout>
    );
  });
}
