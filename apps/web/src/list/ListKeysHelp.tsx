import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Dialog } from '@habilis/ui/Dialog';
import { Stack } from '@habilis/ui/Stack';
import { Switch } from '@habilis/ui/Switch';
import type { ReactNode } from 'react';
import type { ListKeys } from './useListKeys.ts';

type Props = {
  readonly keys: Pick<ListKeys, 'isOn' | 'set' | 'isHelpOpen' | 'closeHelp'>;
  readonly hasClaim: boolean;
  readonly hasSelection: boolean;
};

/** The keys that act on the rows of a list, and the switch that puts them off. */
export function ListKeysHelp({ keys, hasClaim, hasSelection }: Props): ReactNode {
  const t = useText();
  const shown = [
    'suivante',
    'precedente',
    'ouvrir',
    ...(hasClaim ? (['prendre'] as const) : []),
    ...(hasSelection ? (['choisir', 'suite', 'vider'] as const) : []),
    'aide',
  ] as const;
  return (
    <Dialog
      title={t('listes.touches')}
      isOpen={keys.isHelpOpen}
      onClose={keys.closeHelp}
      actions={<Button onPress={keys.closeHelp}>{t('modals.fermer')}</Button>}
    >
      <Stack gap={16}>
        <DescriptionList
          items={shown.map((key) => ({ term: t(`listes.touche.${key}`), description: t(`listes.touche-fait.${key}`) }))}
        />
        <Switch label={t('workflow.lecture.touches-actives')} isSelected={keys.isOn} onChange={keys.set} />
      </Stack>
    </Dialog>
  );
}
