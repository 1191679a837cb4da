import { type ChampCertificat, CHAMPS_CERTIFICAT } from '@habilis/domain/modele-certificat/champs';
import type { Zone } from '@habilis/domain/modele-certificat/Dessin';
import { ordreDeLecture } from '@habilis/domain/modele-certificat/ordreDeLecture';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Heading } from '@habilis/ui/Heading';
import { Stack } from '@habilis/ui/Stack';
import { Check, GripVertical, ImageOff, ImagePlus, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './editeur.css.ts';
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

type Props = {
  readonly zones: readonly Zone[];
  readonly selected: number | null;
  readonly hasFond: boolean;
  readonly mayAddImage: boolean;
  readonly onSelect: (rang: number) => void;
  /** A key on a zone of the list, which moves it as on the page. */
  readonly onKey: (event: KeyboardEvent, rang: number) => void;
  readonly onAdd: (champ: ChampCertificat) => void;
  /** The field that is dragged to the page; null when it is let go. */
  readonly onDrag: (champ: ChampCertificat | null) => void;
  readonly onImage: () => void;
  readonly onRemoveFond: () => void;
};

/** What stands on the page, in reading order, and what may be placed. */
export function ChampsPanel({ zones, selected, hasFond, mayAddImage, ...on }: Props): ReactNode {
  const t = useText();
  const nameOf = useZoneName();
  const placeable = CHAMPS_CERTIFICAT.filter(
    (champ) => champ !== 'image' && (champ === 'texte' || !zones.some((zone) => zone.champ === champ)),
  );
  const there = ordreDeLecture(zones).flatMap((rang) => {
    const zone = zones[rang];
    return zone === undefined
      ? []
      : [
          {
            key: String(rang),
            label: nameOf(zone),
            isCurrent: rang === selected,
            onPress: () => on.onSelect(rang),
            onKey: (event: KeyboardEvent) => on.onKey(event, rang),
          },
        ];
  });
  return (
    <Stack gap={16}>
      <Rows title={t('modeles-certificat.sur-la-page')} icon={Check} rows={there} />
      <Rows
        title={t('modeles-certificat.a-placer')}
        icon={GripVertical}
        rows={placeable.map((champ) => ({
          key: champ,
          label: t(`modeles-certificat.champ.${champ}`),
          onPress: () => on.onAdd(champ),
          onDrag: (isTaken) => on.onDrag(isTaken ? champ : null),
        }))}
      />
      <Button icon={ImagePlus} size="small" isDisabled={!mayAddImage} onPress={on.onImage}>
        {t('modeles-certificat.image')}
      </Button>
      {hasFond && (
        <Button icon={ImageOff} size="small" variant="quiet" onPress={on.onRemoveFond}>
          {t('modeles-certificat.fond-retirer')}
        </Button>
      )}
    </Stack>
  );
}
