import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ChoiceSwitch } from '@habilis/ui/ChoiceSwitch';
import { IconButton } from '@habilis/ui/IconButton';
import { Inline } from '@habilis/ui/Inline';
import { Grid2x2, Redo2, Settings2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExempleSwitch } from './ExempleSwitch.tsx';
import type { Editing } from './useModele.ts';
import { type Vue, ZOOMS } from './useVue.ts';

type Props = {
  readonly editing: Pick<Editing, 'mayUndo' | 'mayRedo' | 'undo' | 'redo'>;
  readonly onBack: (way: Editing['undo']) => void;
  readonly vue: Vue;
  readonly onSettings: () => void;
};

/** What stands over the page: back and forth, the grid, the sample, the scale, the settings. */
export function EditeurBarre({
  editing,
  onBack,
  vue: { hasGrid, setGrid, exemple, setExemple, zoom, setZoom, isBusy },
  onSettings,
}: Props): ReactNode {
  const t = useText();
  return (
    <Inline gap={12}>
      <IconButton
        icon={Undo2}
        label={t('modeles-certificat.annuler')}
        isDisabled={!editing.mayUndo}
        onPress={() => onBack(editing.undo)}
      />
      <IconButton
        icon={Redo2}
        label={t('modeles-certificat.refaire')}
        isDisabled={!editing.mayRedo}
        onPress={() => onBack(editing.redo)}
      />
      <IconButton
        icon={Grid2x2}
        label={t(hasGrid ? 'modeles-certificat.grille-sans' : 'modeles-certificat.grille')}
        variant={hasGrid ? 'secondary' : 'quiet'}
        onPress={() => setGrid(!hasGrid)}
      />
      <ExempleSwitch exemple={exemple} setExemple={setExemple} />
      <ChoiceSwitch
        label={t('modeles-certificat.echelle')}
        size="small"
        value={String(zoom)}
        choices={ZOOMS.map((id) => ({
          id: String(id),
          label:
            id === 'ajuster' ? t('modeles-certificat.ajuster') : t('modeles-certificat.pourcent', { part: id * 100 }),
        }))}
        onChange={(id) => setZoom(ZOOMS.find((one) => String(one) === id) ?? 'ajuster')}
      />
      <Button icon={Settings2} size="small" isDisabled={isBusy} onPress={onSettings}>
        {t('modeles-certificat.reglages')}
      </Button>
    </Inline>
  );
}
