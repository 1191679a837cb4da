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

/** Pixels of a millimetre on a screen. */
const PX_PAR_MM = 96 / 25.4;

/** The middle of the editor: the bar, the page with its zones, and what keeps it from being published. */
export function EditeurBureau({ atelier }: { readonly atelier: Atelier }): ReactNode {
  const t = useText();
  const isPhone = useMedia(media.phone);
  const { editing, vue, dessin, zones, isWide, places, chosen, setOpen } = atelier;
  return (
    <Stack gap={12}>
      <EditeurBarre editing={editing} onBack={zones.back} vue={vue} onSettings={() => setOpen('reglages')} />
      {!isWide && (
        <ButtonGroup isStackedOnPhone={false}>
          <Button icon={Rows3} onPress={() => setOpen('champs')}>
            {t('modeles-certificat.champs')}
          </Button>
          <Button icon={SlidersHorizontal} isDisabled={chosen === undefined} onPress={() => setOpen('proprietes')}>
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
          <PageEditable atelier={atelier} isByHand={!isPhone} />
        </Regles>
      </div>
      <VisuallyHidden>
        <span role="status">{zones.said}</span>
      </VisuallyHidden>
      <Controle
        dessin={dessin}
        faults={atelier.faults}
        places={places}
        onShow={(rang, which) => {
          zones.setSelected(rang);
          if (which !== undefined) vue.setExemple(which);
          if (!isWide) setOpen('proprietes');
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
