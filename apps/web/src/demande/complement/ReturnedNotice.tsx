import type { Complement } from '@habilis/api/examen/Complement';
import { compareValeurs } from '@habilis/domain/complement/compareValeurs';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import type { ReactNode } from 'react';

/** Says that the complement asked for in this task came back, with a link to what changed; renders nothing when there is none. */
export function ReturnedNotice({
  task,
  complements: [last],
  onCompare,
}: {
  /** The task where the demande stands. */
  task: string;
  complements: readonly Complement[];
  onCompare: () => void;
}): ReactNode {
  const t = useText();
  if (last === undefined || last.reponduLe === null || last.taskDefinitionKey !== task) return null;
  const changes = last.points.filter(({ avant, apres }) => compareValeurs(avant, apres).isChanged).length;
  return (
    <Callout
      tone="info"
      title={t('habilitations.complement.revenu', { changes })}
      actions={<Button onPress={onCompare}>{t('habilitations.complement.voir')}</Button>}
    />
  );
}
