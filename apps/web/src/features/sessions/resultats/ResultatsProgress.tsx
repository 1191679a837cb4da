import { isSaisie } from '@habilis/domain/resultat/saisieResultat';
import { useText } from '@habilis/i18n/TextProvider';
import { AutosaveStatus } from '@habilis/ui/AutosaveStatus';
import { Inline } from '@habilis/ui/Inline';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { SaveStatus } from '../../../document/SaveStatus.tsx';
import type { OpenResultats } from './useResultats.ts';

/** How many results are entered and whether they are saved, or how many answers wait, always in sight. */
export function ResultatsProgress({
  resultats: { lines, status, conflits, isCut, nbEnAttente },
}: {
  readonly resultats: OpenResultats;
}): ReactNode {
  const t = useText();
  // What was sent is saved; a line that has two entries still waits for a choice.
  const isWaiting = status.kind === 'saved' && Object.keys(conflits).length > 0;
  if (isCut && nbEnAttente > 0)
    return (
      <AutosaveStatus
        state="offline"
        label={t('sessions-certification.resultats.rien-perdu', { nombre: nbEnAttente })}
      />
    );
  return (
    <Inline gap={16}>
      <Text as="span" look="small" isStrong>
        {t('sessions-certification.resultats.bilan', { nombre: lines.filter(isSaisie).length, total: lines.length })}
      </Text>
      <SaveStatus status={isWaiting ? { kind: 'pending' } : status} />
    </Inline>
  );
}
