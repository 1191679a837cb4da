import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { urgenceOf } from '@habilis/domain/echeance/urgenceOf';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { LifeLine } from '@habilis/ui/LifeLine';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { quandText } from '../../etat/quandText.ts';

/** From its first day to its last: what has run, and from when it may be renewed; without an end there is no line. */
export function Vie({ one: { dateDebut, dateFin, droit } }: { one: Habilitation }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { retrait, renouvellement } = droit;
  const rompue = retrait?.isDefinitif === true ? retrait.du : null;
  const end = rompue ?? dateFin;
  if (end === null || end <= dateDebut) return null;
  const shareOf = (date: string) => daysBetween(dateDebut, date) / daysBetween(dateDebut, end);
  const isRenewed = renouvellement !== null && renouvellement.etat !== 'exclu' && renouvellement.etat !== 'renouvelee';
  const quand = end < today ? '' : quandText(t, urgenceOf({ date: end, isPerte: false }, today));
  return (
    <LifeLine
      label={t('habilitations.vie')}
      run={shareOf(today)}
      window={isRenewed && rompue === null ? shareOf(renouvellement.premierJour) : undefined}
      today={t('habilitations.vie.aujourdhui')}
      dates={[
        { key: 'debut', date: formatDate(dateDebut), words: t('habilitations.vie.debut') },
        ...(isRenewed && rompue === null && renouvellement.premierJour > dateDebut
          ? [
              {
                key: 'renouvelable',
                date: formatDate(renouvellement.premierJour),
                words: t('habilitations.vie.renouvelable'),
              },
            ]
          : []),
        {
          key: 'fin',
          date: formatDate(end),
          words:
            rompue === null
              ? t('habilitations.vie.fin', { quand: quand === '' ? 'vide' : quand })
              : t('habilitations.vie.rompue'),
        },
      ]}
    />
  );
}
