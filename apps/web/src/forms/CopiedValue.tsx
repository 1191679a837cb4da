import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Identifier } from '@habilis/ui/Identifier';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type Props = {
  readonly label: string;
  readonly value: string;
  /** Its button takes the focus as it comes. */
  readonly isFirst: boolean;
};

/** A value that a program is given, such as a secret, with a button that copies it. */
export function CopiedValue({ label, value, isFirst }: Props): ReactNode {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Stack gap={4} align="start">
      <Text as="span" look="small" isStrong>
        {label}
      </Text>
      <Text as="span">
        <Identifier isLong>{value}</Identifier>
      </Text>
      <Button size="small" icon={Copy} autoFocus={isFirst} onPress={() => void copy()}>
        {t(isCopied ? 'modals.copie' : 'modals.copier')}
        <VisuallyHidden>{` ${label}`}</VisuallyHidden>
      </Button>
    </Stack>
  );
}
