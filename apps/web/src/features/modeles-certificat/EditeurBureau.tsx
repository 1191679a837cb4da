import type { ChampCertificat } from '@habilis/domain/modele-certificat/champs';
import { pageOf } from '@habilis/domain/modele-certificat/Dessin';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { media } from '@habilis/ui/theme/media';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import { Rows3, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMedia } from '../../boot/useMedia.ts';
import { Controle } from './Controle.tsx';
import { EditeurBarre } from './EditeurBarre.tsx';
import * as styles from './editeur.css.ts';
import { PageEditable } from './PageEditable.tsx';
import { Regles } from './Regles.tsx';
import type { Atelier } from './useAtelier.ts';
import { useImagesDuModele } from './useImagesDuModele.ts';

type Props = {
  readonly atelier: Atelier;
  /** The field that the mouse takes from the list. */
  readonly dragged: ChampCertificat | null;
  readonly onDrag: (champ: ChampCertificat | null) => void;
  readonly onOpen: (which: 'champs' | 'proprietes' | 'reglages') => void;
  readonly onRemove: (rang: number) => void;
};

/** Pixels of a millimetre on a screen. */
const PX_PAR_MM = 96 / 25.4;

/** The middle of the editor: the bar, the page with its zones, and what keeps it from being published. */
export function EditeurBureau({ atelier, dragged, onDrag, onOpen, onRemove }: Props): ReactNode {
  const t = useText();
  const isPhone = useMedia(media.phone);
  const { editing, vue, dessin, zones, isWide, places, faults, chosen } = atelier;
  const images = useImagesDuModele(editing.images);
  const faulty = new Set(faults.map(({ path }) => Number.parseInt(path.split('.')[1] ?? '', 10)));
  return (
    <Stack gap={12}>
      <EditeurBarre editing={editing} onBack={zones.back} vue={vue} onSettings={() => onOpen('reglages')} />
      {!isWide && (
        <ButtonGroup isStackedOnPhone={false}>
          <Button icon={Rows3} onPress={() => onOpen('champs')}>
            {t('modeles-certificat.champs')}
          </Button>
          <Button icon={SlidersHorizontal} isDisabled={chosen === undefined} onPress={() => onOpen('proprietes')}>
            {/* Not the name of the zone: a longer one would move the page under the finger that chooses. */}
            {t('modeles-certificat.proprietes')}
          </Button>
        </ButtonGroup>
      )}
      <div className={styles.desk}>
        <Regles
          dessin={dessin}
          chosen={chosen}
          width={vue.zoom === 'ajuster' ? null : pageOf(dessin).largeur * PX_PAR_MM * vue.zoom}
        >
          <PageEditable
            frame={zones.frame}
            dessin={dessin}
            place={places[vue.exemple]}
            qrCode={editing.modele.exemples[vue.exemple].qrCode ?? ''}
            images={images}
            selected={zones.selected}
            faulty={faulty}
            dragged={dragged}
            hasGrid={vue.hasGrid}
            isReadOnly={vue.isBusy}
            isByHand={!isPhone}
            onSelect={zones.setSelected}
            onChange={zones.setZone}
            onAdd={(zone) => {
              onDrag(null);
              zones.arrive([...dessin.zones, zone]);
            }}
            onRemove={onRemove}
            onLeave={() => zones.setSelected(null)}
          />
        </Regles>
      </div>
      <VisuallyHidden>
        <span role="status">{zones.said}</span>
      </VisuallyHidden>
      <Controle
        dessin={dessin}
        moved={zones.selected}
        places={places}
        onShow={(rang, which) => {
          zones.setSelected(rang);
          if (which !== undefined) vue.setExemple(which);
          if (!isWide) onOpen('proprietes');
        }}
        onPlace={zones.add}
      />
      {!isPhone && (
        <Text look="small" tone="subtle">
          {t('modeles-certificat.touches')}
        </Text>
      )}
    </Stack>
  );
}
