import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { lineOf } from './GesteBlock.tsx';
import type { Part, Venir } from './homeData.ts';
import { isWithheld } from './WithheldNotices.tsx';

type Props = { venir: Part<Venir>; detenues: Part<HabilitationSummary>; role: Role };

/** Said where nothing waits for the reader, with the next thing that others have; nothing beside a suspension, or while it is not known. */
export function Nothing({ venir, detenues, role }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  if (!venir.isRead || isWithheld(detenues)) return null;
  const next = venir.items.flatMap(({ echeances }) => echeances).find(({ aQui }) => aQui === 'AUTRE');
  return (
    <Text>
      {next === undefined ? t('tableau-bord.rien') : t('tableau-bord.rien-prochaine', lineOf(t, next, { role, today }))}
    </Text>
  );
}
