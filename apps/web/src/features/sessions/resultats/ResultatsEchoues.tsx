import { useText } from '@habilis/i18n/TextProvider';
import { type ReactNode, useEffect } from 'react';
import { nomDe } from '../nomDe.ts';
import type { SessionDocument } from '../sessionKind.ts';
import { ResultatsPerdus } from './ResultatsPerdus.tsx';
import type { OpenResultats } from './useResultats.ts';
import type { WaitingResultat } from './waitingResultats.ts';

type Props = { readonly session: SessionDocument; readonly resultats: OpenResultats };
type Entered = Omit<WaitingResultat, 'version'>;

const isSame = (one: Entered, other: Entered): boolean =>
  one.present === other.present &&
  one.identiteVerifiee === other.identiteVerifiee &&
  one.resultat === other.resultat &&
  one.motif === other.motif;

/** What waits on this device of a session that takes no results any more: what was entered, and what to do with it. */
export function ResultatsEchoues({ session: { etat, stagiaires }, resultats }: Props): ReactNode {
  const t = useText();
  const { waiting, isEditable, drop } = resultats;
  const lines = new Map(stagiaires.map((one) => [String(one.id), one]));
  const kept = isEditable ? [] : Object.entries(waiting);
  // An answer that was lost on its way leaves behind what the service has already.
  const lost = kept.filter(([id, one]) => {
    const line = lines.get(id);
    return line === undefined || !isSame(one, line);
  });
  const isStored = kept.length > 0 && lost.length === 0;
  useEffect(() => {
    if (isStored) drop();
  }, [isStored, drop]);
  if (lost.length === 0) return null;
  const which = etat === 'VERIFICATION' || etat === 'CLOTUREE' ? etat : 'autre';
  return (
    <ResultatsPerdus
      raison={t(`sessions-certification.resultats.echoues-${which}`)}
      resultats={lost.map(([id, resultat]) => {
        const line = lines.get(id);
        return { id, nom: line && nomDe(line), resultat };
      })}
      onForget={drop}
    />
  );
}
