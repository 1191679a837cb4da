import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Grid } from '@habilis/ui/Grid';
import { Identifier } from '@habilis/ui/Identifier';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** Recovery codes, shown this once. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }): ReactNode {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Dialog
      title={t('compte.securite.codes-titre')}
      isOpen
      actions={
        <>
          <Button icon={Copy} onPress={() => void copy()}>
            {t(isCopied ? 'compte.securite.codes-copies' : 'compte.securite.codes-copier')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t('compte.securite.codes-gardes')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{t('compte.securite.codes-texte')}</Text>
        <Grid cell="narrow" gap={8} as="ol">
          {codes.map((code) => (
            <li key={code}>
              <Identifier>{code}</Identifier>
            </li>
          ))}
        </Grid>
      </Stack>
    </Dialog>
  );
}
