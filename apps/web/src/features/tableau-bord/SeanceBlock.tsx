import type { Seance } from '@habilis/api/commission/Seance';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { NextStepBlock } from '@habilis/ui/NextStepBlock';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { dueWords } from '../../echeance/echeanceView.ts';

type Props = { seance: Seance; suivante: Seance | null; role: Role };

/** The meeting of the commission that comes first: to prepare before its day, then its decisions to enter, and the one after it. */
export function SeanceBlock({ seance, suivante, role }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { date, aDecider, enAttente } = seance;
  const day = formatDate(date);
  const isToDecide = date <= today && aDecider > 0;
  const { ton, quand } = dueWords(t, date, today);
  return (
    <NextStepBlock
      kicker={t('tableau-bord.seance')}
      title={t(isToDecide ? 'tableau-bord.seance.decider' : 'tableau-bord.seance.preparer')}
      due={{
        label: t(date < today ? 'tableau-bord.seance.tenue' : 'tableau-bord.seance.le'),
        date: day,
        words: quand,
        tone: isToDecide || date >= today ? ton : 'later',
      }}
      next={
        suivante === null
          ? undefined
          : t('tableau-bord.puis', {
              quoi: t('tableau-bord.seance.du', { date: formatDate(suivante.date) }),
              quand: dueWords(t, suivante.date, today).quand,
            })
      }
      action={
        isToDecide
          ? { href: rolePath(role, 'commissionDecision', date), label: t('tableau-bord.seance.saisir') }
          : { href: rolePath(role, 'commissionSeance', date), label: t('tableau-bord.seance.ordre-du-jour') }
      }
    >
      {t('tableau-bord.seance.texte', { aDecider, enAttente })}
    </NextStepBlock>
  );
}
