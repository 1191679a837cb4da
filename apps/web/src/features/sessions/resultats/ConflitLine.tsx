import type { ConflitResultat, Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { nomDe } from '../nomDe.ts';
import { vuDe } from './vuDe.ts';

type Props = {
  readonly line: Stagiaire;
  readonly conflit: ConflitResultat;
  /** Keeps mine, or takes theirs. */
  readonly onSettle: (isMine: boolean) => void;
};

/** Two entries of one line: nothing is overwritten, the person chooses. */
export function ConflitLine({ line, conflit, onSettle }: Props): ReactNode {
  const t = useText();
  const { motif, saisiLe, saisiParNomPrenom, parSoi } = conflit;
  return (
    <Callout
      tone="warning"
      told="announced"
      title={t('sessions-certification.resultats.conflit', { nom: nomDe(line) })}
      actions={
        <>
          <Button onPress={() => onSettle(true)}>{t('sessions-certification.resultats.le-mien')}</Button>
          <Button onPress={() => onSettle(false)}>{t('sessions-certification.resultats.le-sien')}</Button>
        </>
      }
    >
      <Text>
        {t('sessions-certification.resultats.conflit-detail', {
          parSoi: String(parSoi),
          auteur: saisiParNomPrenom ?? '',
          vu: vuDe(t, conflit),
          date: saisiLe === null ? '' : formatInstantDate(saisiLe),
          heure: saisiLe === null ? '' : formatTime(saisiLe),
        })}
      </Text>
      {motif !== null && <Text tone="subtle">{motif}</Text>}
    </Callout>
  );
}
