import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { ShortcutList } from '@habilis/ui/ShortcutList';
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
  const space = t('listes.touche.espace');
  const shown = [
    ['suivante', [['j'], ['↓']]],
    ['precedente', [['k'], ['↑']]],
    ['ouvrir', [[t('listes.touche.entree')]]],
    ...(hasClaim ? [['prendre', [['c']]] as const] : []),
    ...(hasSelection
      ? ([
          ['choisir', [['x'], [space]]],
          ['suite', [[t('listes.touche.maj'), space]]],
          ['vider', [[t('workflow.lecture.echap')]]],
        ] as const)
      : []),
    ['aide', [['?']]],
  ] as const;
  return (
    <Dialog
      title={t('listes.touches')}
      isOpen={keys.isHelpOpen}
      onClose={keys.closeHelp}
      actions={<Button onPress={keys.closeHelp}>{t('modals.fermer')}</Button>}
    >
      <Stack gap={16}>
        <ShortcutList
          or={t('listes.touche.ou')}
          items={shown.map(([key, keys]) => ({ effect: t(`listes.touche-fait.${key}`), keys }))}
        />
        <Switch label={t('workflow.lecture.touches-actives')} isSelected={keys.isOn} onChange={keys.set} />
      </Stack>
    </Dialog>
  );
}
