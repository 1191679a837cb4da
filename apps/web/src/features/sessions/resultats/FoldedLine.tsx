import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { IconButton } from '@habilis/ui/IconButton';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Pencil, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { nomDe } from '../nomDe.ts';
import { answersOf } from './lineWords.ts';

type Props = {
  readonly line: Stagiaire;
  /** Whether it waits on this device. */
  readonly isKept: boolean;
  /** Opens it; absent for who only reads. */
  readonly onOpen?: (() => void) | undefined;
};

/** What was answered of one stagiaire, in one line: of a line that is whole, or to who only reads. */
export function FoldedLine({ line, isKept, onOpen }: Props): ReactNode {
  const t = useText();
  const nom = nomDe(line);
  return (
    <Inline justify="between" gap={8} wrap={false}>
      <Stack gap={0}>
        <Inline gap={8}>
          <Text as="span" isStrong>
            {nom}
          </Text>
          {isKept && (
            <Badge tone="neutral" icon={Smartphone}>
              {t('sessions-certification.resultats.garde')}
            </Badge>
          )}
        </Inline>
        <Text look="small" tone="subtle">
          {answersOf(t, line)}
        </Text>
      </Stack>
      {onOpen !== undefined && (
        <IconButton icon={Pencil} label={t('sessions-certification.resultats.modifier', { nom })} onPress={onOpen} />
      )}
    </Inline>
  );
}
