import { useText } from '@habilis/i18n/TextProvider';
import { type ReactNode, useState } from 'react';
import { keyOfResultats } from '../../../session/keptResultats.ts';
import { ResultatsPerdus } from './ResultatsPerdus.tsx';
import { keepResultats, readResultats } from './waitingResultats.ts';

/** What waits on this device of a session that is no longer the reader's: it is theirs to hand on, or to forget (SC34). */
export function ResultatsGardes({ habilisId, sessionId }: { habilisId: string; sessionId: number }): ReactNode {
  const t = useText();
  const key = keyOfResultats(habilisId, sessionId);
  const [waiting, setWaiting] = useState(() => readResultats(key));
  const kept = Object.entries(waiting);
  if (kept.length === 0) return null;
  const forget = () => {
    keepResultats(key, {});
    setWaiting({});
  };
  return (
    <ResultatsPerdus
      raison={t('sessions-certification.resultats.echoues-autre')}
      resultats={kept.map(([id, resultat]) => ({ id, nom: resultat.nom, resultat }))}
      onForget={forget}
    />
  );
}
