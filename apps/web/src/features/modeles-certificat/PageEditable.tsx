import type { Zone } from '@habilis/domain/modele-certificat/Dessin';
import { pageOf } from '@habilis/domain/modele-certificat/Dessin';
import { ordreDeLecture } from '@habilis/domain/modele-certificat/ordreDeLecture';
import { useText } from '@habilis/i18n/TextProvider';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { boxStyle, PapierCertificat } from '../../papier/PapierCertificat.tsx';
import * as styles from './editeur.css.ts';
import { GRILLE, newZone, type Prise } from './edition.ts';
import { guidesOf, NO_GUIDES } from './guides.ts';
import type { Atelier } from './useAtelier.ts';
import { useImagesDuModele } from './useImagesDuModele.ts';
import { type Hand, useMarks, useTirer } from './useTirer.ts';
import { useZoneName } from './useZoneName.ts';

type Props = {
  readonly atelier: Atelier;
  /** Whether zones are dragged; too small a page is edited by its list and its figures. */
  readonly isByHand: boolean;
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

/** The handles of the chosen zone, and its name. */
function Handles({ hand, rang, zone }: { hand: Hand; rang: number; zone: Zone }): ReactNode {
  const nameOf = useZoneName();
  return (
    <>
      {HANDLES.map(([side, prise]) => (
        <span key={side} className={styles.handle[side]} onPointerDown={(event) => hand.start(event, rang, prise)} />
      ))}
      <span aria-hidden="true" className={styles.tag[zone.y > ROOM_ABOVE ? 'above' : 'below']}>
        {nameOf(zone)}
      </span>
    </>
  );
}

/** A zone on the page, in the hand or by its keys. */
function ZoneOnPage({
  atelier: { vue, dessin, zones, faultOf, moveByKey, remove },
  isByHand,
  hand,
  rang,
  zone,
}: Props & { readonly hand: Hand; readonly rang: number; readonly zone: Zone }): ReactNode {
  const t = useText();
  const nameOf = useZoneName();
  const page = pageOf(dessin);
  const isSelected = rang === zones.selected;
  const isFaulty = faultOf(rang) !== undefined;
  const isMovable = isByHand && !vue.isBusy;
  const keyDown = (event: KeyboardEvent) => {
    if (vue.isBusy) return;
    const next = moveByKey(event, rang, zone);
    if (next !== null) {
      hand.show(guidesOf(next, hand.reperesBeside(rang)));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(rang);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      zones.setSelected(null);
      zones.frame.current?.focus();
    }
  };
  return (
    <div
      data-zone={rang}
      role="button"
      tabIndex={0}
      aria-pressed={isSelected}
      aria-label={t('modeles-certificat.zone', { champ: nameOf(zone), x: zone.x, y: zone.y })}
      className={styles.zone[isSelected ? 'selected' : isFaulty ? 'faulty' : 'plain']}
      style={{ ...boxStyle(zone, page), ...(isByHand ? {} : { touchAction: 'auto', cursor: 'pointer' }) }}
      onFocus={() => zones.setSelected(rang)}
      onKeyDown={keyDown}
      onKeyUp={() => hand.show(NO_GUIDES)}
      onPointerDown={(event) => {
        zones.setSelected(rang);
        if (isMovable) hand.start(event, rang);
      }}
      onPointerMove={hand.pull}
      onPointerUp={hand.drop}
      onPointerCancel={hand.drop}
    >
      {isSelected && isMovable && <Handles hand={hand} rang={rang} zone={zone} />}
    </div>
  );
}

/**
 * The page with its zones: dragged, sized by their handles, or moved with the arrows (1 mm, 5 with Maj, to the next alignment with Ctrl),
 * sized with Alt, removed with Suppr; Échap goes back to the page.
 */
export function PageEditable({ atelier, isByHand }: Props): ReactNode {
  const t = useText();
  const { editing, vue, dessin, zones, places, dragged, setDragged } = atelier;
  const images = useImagesDuModele(editing.images);
  const page = pageOf(dessin);
  const { frame, setZone: onChange } = zones;
  const { lineX, lineY, ghost, ...marks } = useMarks(page);
  const hand = useTirer({ frame, marks, page, zones: dessin.zones, hasGrid: vue.hasGrid, onChange });
  const landing = (event: DragEvent): Zone | null =>
    dragged === null || vue.isBusy ? null : hand.hover(newZone(dessin, dragged), event);
  return (
    <div ref={frame} className={styles.page} role="group" aria-label={t('modeles-certificat.page')} tabIndex={-1}>
      <PapierCertificat
        place={places[vue.exemple]}
        qrCode={editing.modele.exemples[vue.exemple].qrCode ?? ''}
        qrLabel={t('certificats.papier.alt-qr')}
        images={images}
      >
        {vue.hasGrid && <div className={styles.grid} style={gridStyle(page)} />}
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
          setDragged(null);
          zones.arrive([...dessin.zones, zone]);
        }}
      >
        {ordreDeLecture(dessin.zones).map((rang) => {
          const zone = dessin.zones[rang];
          if (zone === undefined) return null;
          return <ZoneOnPage key={rang} atelier={atelier} isByHand={isByHand} hand={hand} rang={rang} zone={zone} />;
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
