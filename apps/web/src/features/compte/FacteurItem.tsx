import type { Facteur } from '@habilis/api/facteur/Facteur';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { KeyRound, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';

/** One second factor: its name, its kind, since when and when last used. */
export function FacteurItem({
  facteur: { id, genre, nom, creeLe, utiliseLe },
  onRename,
  onRemove,
}: {
  facteur: Facteur;
  onRename: () => void;
  onRemove: () => void;
}): ReactNode {
  const t = useText();
  const nameId = `facteur-${id}`;
  const ajout = formatInstantDate(creeLe);
  return (
    <Stack gap={4}>
      <Inline gap={8}>
        <Text isStrong as="span" id={nameId}>
          {nom}
        </Text>
        <Badge tone="neutral" icon={genre === 'cle' ? KeyRound : Smartphone}>
          {t(`compte.securite.genre.${genre}`)}
        </Badge>
      </Inline>
      <Text look="small" tone="subtle">
        {utiliseLe === null
          ? t('compte.securite.ajoute-le', { ajout })
          : t('compte.securite.utilise-le', { ajout, usage: formatInstantDate(utiliseLe) })}
      </Text>
      <Inline gap={8}>
        <Button size="small" aria-describedby={nameId} onPress={onRename}>
          {t('compte.securite.renommer')}
        </Button>
        <Button size="small" aria-describedby={nameId} onPress={onRemove}>
          {t('compte.securite.retirer')}
        </Button>
      </Inline>
    </Stack>
  );
}
