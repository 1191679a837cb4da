import { CHAMPS_CERTIFICAT } from '@habilis/domain/modele-certificat/champs';
import { IMAGES_MAX } from '@habilis/domain/modele-certificat/images';
import { ordreDeLecture } from '@habilis/domain/modele-certificat/ordreDeLecture';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Heading } from '@habilis/ui/Heading';
import { Stack } from '@habilis/ui/Stack';
import { Check, GripVertical, ImageOff, ImagePlus, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './editeur.css.ts';
import type { Atelier } from './useAtelier.ts';
import { useZoneName } from './useZoneName.ts';

type Row = {
  readonly key: string;
  readonly label: string;
  readonly isCurrent?: boolean;
  readonly onPress: () => void;
  /** A key on what stands on the page. */
  readonly onKey?: (event: KeyboardEvent) => void;
  /** Told with true when it is taken by the mouse, with false when it is let go; what has none is not dragged. */
  readonly onDrag?: (isTaken: boolean) => void;
};

function Rows({ title, icon: Icon, rows }: { title: string; icon: LucideIcon; rows: readonly Row[] }): ReactNode {
  return (
    <div>
      <div className={styles.listTitle}>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        <span>{rows.length}</span>
      </div>
      <ul className={styles.list}>
        {rows.map(({ key, label, isCurrent = false, onPress, onKey, onDrag }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.row[isCurrent ? 'current' : 'plain']}
              aria-current={isCurrent}
              onClick={onPress}
              onKeyDown={onKey}
              draggable={onDrag !== undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'copy';
                // Firefox drags nothing without a text.
                event.dataTransfer.setData('text/plain', label);
                onDrag?.(true);
              }}
              onDragEnd={() => onDrag?.(false)}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={styles.rowIcon} />
              <span className={styles.rowLabel}>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What stands on the page, in reading order; a key moves it as there. */
function useThere({ dessin, zones, isWide, setOpen, moveByKey }: Atelier): Row[] {
  const nameOf = useZoneName();
  return ordreDeLecture(dessin.zones).flatMap((rang) => {
    const zone = dessin.zones[rang];
    if (zone === undefined) return [];
    const row: Row = {
      key: String(rang),
      label: nameOf(zone),
      isCurrent: rang === zones.selected,
      onPress: () => {
        zones.setSelected(rang);
        setOpen(isWide ? null : 'proprietes');
      },
      onKey: (event) => {
        if (moveByKey(event, rang, zone) !== null) zones.setSelected(rang);
      },
    };
    return [row];
  });
}

/** The list of fields and pictures beside the page: what stands there, and what may be placed. */
export function ChampsPanel({ atelier }: { readonly atelier: Atelier }): ReactNode {
  const t = useText();
  const { editing, vue, dessin, zones, setOpen, setDragged } = atelier;
  const there = useThere(atelier);
  const placeable = CHAMPS_CERTIFICAT.filter(
    (champ) => champ !== 'image' && (champ === 'texte' || !dessin.zones.some((zone) => zone.champ === champ)),
  );
  const mayAddImage = !vue.isBusy && editing.images.length < IMAGES_MAX;
  return (
    <Stack gap={16}>
      <Rows title={t('modeles-certificat.sur-la-page')} icon={Check} rows={there} />
      <Rows
        title={t('modeles-certificat.a-placer')}
        icon={GripVertical}
        rows={placeable.map((champ) => ({
          key: champ,
          label: t(`modeles-certificat.champ.${champ}`),
          onPress: () => {
            zones.add([champ]);
            setOpen(null);
          },
          onDrag: (isTaken) => setDragged(isTaken ? champ : null),
        }))}
      />
      <Button icon={ImagePlus} size="small" isDisabled={!mayAddImage} onPress={() => setOpen('image')}>
        {t('modeles-certificat.image')}
      </Button>
      {dessin.fond !== null && (
        <Button icon={ImageOff} size="small" variant="quiet" onPress={() => editing.change({ fond: null })}>
          {t('modeles-certificat.fond-retirer')}
        </Button>
      )}
    </Stack>
  );
}
