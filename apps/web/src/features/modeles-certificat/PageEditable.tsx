import type { ChampCertificat } from '@habilis/domain/modele-certificat/champs';
import type { Dessin, Zone } from '@habilis/domain/modele-certificat/Dessin';
import { pageOf } from '@habilis/domain/modele-certificat/Dessin';
import { ordreDeLecture } from '@habilis/domain/modele-certificat/ordreDeLecture';
import type { CertificatPlace } from '@habilis/domain/modele-certificat/placeCertificat';
import { useText } from '@habilis/i18n/TextProvider';
import { type DragEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { boxStyle, PapierCertificat } from '../../papier/PapierCertificat.tsx';
import * as styles from './editeur.css.ts';
import { GRILLE, newZone, type Prise } from './edition.ts';
import { guidesOf, NO_GUIDES } from './guides.ts';
import { movedByKey } from './movedByKey.ts';
import { useTirer } from './useTirer.ts';
import { useZoneName } from './useZoneName.ts';

type Props = {
  /** The page itself, which takes the focus when a zone leaves it. */
  frame: RefObject<HTMLDivElement | null>;
  dessin: Dessin;
  place: CertificatPlace;
  qrCode: string;
  images: Readonly<Record<string, string>>;
  selected: number | null;
  /** Places of zones at fault. */
  faulty: ReadonlySet<number>;
  /** The field that is dragged here from its list. */
  dragged: ChampCertificat | null;
  hasGrid: boolean;
  isReadOnly: boolean;
  /** Whether zones are dragged; too small a page is edited by its list and its figures. */
  isByHand: boolean;
  onSelect: (rang: number) => void;
  onChange: (rang: number, zone: Zone) => void;
  onAdd: (zone: Zone) => void;
  onRemove: (rang: number) => void;
  onLeave: () => void;
};

/** The handles of the chosen zone, by the edges that they move. */
const HANDLES: readonly (readonly [keyof typeof styles.handle, Prise])[] = [
  ['n', { x: 0, y: -1 }],
  ['e', { x: 1, y: 0 }],
  ['s', { x: 0, y: 1 }],
  ['w', { x: -1, y: 0 }],
  ['nw', { x: -1, y: -1 }],
  ['ne', { x: 1, y: -1 }],
  ['sw', { x: -1, y: 1 }],
  ['se', { x: 1, y: 1 }],
];

/** Room that the name of a zone needs above it, in millimetres. */
const ROOM_ABOVE = 12;

/**
 * The page with its zones: dragged, sized by their handles, or moved with the arrows (1 mm, 5 with Maj, to the next alignment with Ctrl),
 * sized with Alt, removed with Suppr; Échap goes back to the page.
 */
export function PageEditable({
  frame,
  dessin,
  place,
  qrCode,
  images,
  selected,
  faulty,
  dragged,
  hasGrid,
  isReadOnly,
  isByHand,
  ...on
}: Props): ReactNode {
  const t = useText();
  const nameOf = useZoneName();
  const page = pageOf(dessin);
  const { zones } = dessin;
  const lineX = useRef<HTMLDivElement>(null);
  const lineY = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const hand = useTirer({ frame, lineX, lineY, ghost, page, zones, hasGrid, onChange: on.onChange });
  const isMovable = isByHand && !isReadOnly;
  const keyDown = (event: KeyboardEvent, rang: number, zone: Zone) => {
    if (isReadOnly) return;
    const next = movedByKey(event, zone, { others: zones.toSpliced(rang, 1), page });
    if (next !== null) {
      event.preventDefault();
      on.onChange(rang, next);
      hand.show(guidesOf(next, hand.reperesBeside(rang)));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      on.onRemove(rang);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      on.onLeave();
      frame.current?.focus();
    }
  };
  const landing = (event: DragEvent): Zone | null =>
    dragged === null || isReadOnly ? null : hand.hover(newZone(dessin, dragged), event);
  return (
    <div ref={frame} className={styles.page} role="group" aria-label={t('modeles-certificat.page')} tabIndex={-1}>
      <PapierCertificat place={place} qrCode={qrCode} qrLabel={t('certificats.papier.alt-qr')} images={images}>
        {hasGrid && <div className={styles.grid} style={gridStyle(page)} />}
      </PapierCertificat>
      <div
        className={styles.over}
        role="presentation"
        onDragOver={(event) => {
          if (landing(event) === null) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = 'copy';
        }}
        onDragLeave={hand.leave}
        onDrop={(event) => {
          const zone = landing(event);
          hand.leave();
          if (zone === null) return;
          event.preventDefault();
          on.onAdd(zone);
        }}
      >
        {ordreDeLecture(zones).map((rang) => {
          const zone = zones[rang];
          if (zone === undefined) return null;
          const isSelected = rang === selected;
          return (
            <div
              key={rang}
              data-zone={rang}
              role="button"
              tabIndex={0}
              aria-pressed={isSelected}
              aria-label={t('modeles-certificat.zone', {
                champ: nameOf(zone),
                x: zone.x,
                y: zone.y,
              })}
              className={styles.zone[isSelected ? 'selected' : faulty.has(rang) ? 'faulty' : 'plain']}
              style={{ ...boxStyle(zone, page), ...(isByHand ? {} : { touchAction: 'auto', cursor: 'pointer' }) }}
              onFocus={() => on.onSelect(rang)}
              onKeyDown={(event) => keyDown(event, rang, zone)}
              onKeyUp={() => hand.show(NO_GUIDES)}
              onPointerDown={(event) => {
                on.onSelect(rang);
                if (isMovable) hand.start(event, rang);
              }}
              onPointerMove={hand.pull}
              onPointerUp={hand.drop}
              onPointerCancel={hand.drop}
            >
              {isSelected && isMovable && (
                <>
                  {HANDLES.map(([side, prise]) => (
                    <span
                      key={side}
                      className={styles.handle[side]}
                      onPointerDown={(event) => hand.start(event, rang, prise)}
                    />
                  ))}
                  <span aria-hidden="true" className={styles.tag[zone.y > ROOM_ABOVE ? 'above' : 'below']}>
                    {nameOf(zone)}
                  </span>
                </>
              )}
            </div>
          );
        })}
        <div ref={lineX} hidden className={styles.guide.x} />
        <div ref={lineY} hidden className={styles.guide.y} />
        <div ref={ghost} hidden className={styles.ghost} />
      </div>
    </div>
  );
}

/** Dots every step of the grid. */
const gridStyle = ({ largeur, hauteur }: ReturnType<typeof pageOf>) => ({
  backgroundSize: `${(100 * GRILLE) / largeur}% ${(100 * GRILLE) / hauteur}%`,
});
