import type { Dessin, Zone } from '@habilis/domain/modele-certificat/Dessin';
import { pageOf } from '@habilis/domain/modele-certificat/Dessin';
import { ordreDeLecture } from '@habilis/domain/modele-certificat/ordreDeLecture';
import type { CertificatPlace } from '@habilis/domain/modele-certificat/placeCertificat';
import { useText } from '@habilis/i18n/TextProvider';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { boxStyle, PapierCertificat } from '../../papier/PapierCertificat.tsx';
import * as styles from './editeur.css.ts';
import { GRILLE, moved, resized, snapped } from './edition.ts';
import { useZoneName } from './useZoneName.ts';

type Props = {
  dessin: Dessin;
  place: CertificatPlace;
  qrCode: string;
  images: Readonly<Record<string, string>>;
  selected: number | null;
  /** Places of zones at fault. */
  faulty: ReadonlySet<number>;
  hasGrid: boolean;
  isReadOnly: boolean;
  /** Whether zones are dragged; too small a page is edited by its list and its figures. */
  isByHand: boolean;
  onSelect: (rang: number) => void;
  onChange: (rang: number, zone: Zone) => void;
  onRemove: (rang: number) => void;
  onLeave: () => void;
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Drag = { rang: number; from: Zone; x: number; y: number; isSize: boolean; last: Zone };

/** The page with its zones: dragged, or moved with the arrows (1 mm, 5 with Maj), sized with Alt, removed with Suppr; Échap goes back to the page. */
export function PageEditable({
  dessin,
  place,
  qrCode,
  images,
  selected,
  faulty,
  hasGrid,
  isReadOnly,
  isByHand,
  ...on
}: Props): ReactNode {
  const t = useText();
  const nameOf = useZoneName();
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const page = pageOf(dessin);
  const keyDown = (event: KeyboardEvent, rang: number, zone: Zone) => {
    if (isReadOnly) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const size = event.shiftKey ? GRILLE : 1;
      const change = event.altKey ? resized : moved;
      on.onChange(rang, change(zone, step[0] * size, step[1] * size, page));
    } else if (event.key === 'Delete') {
      event.preventDefault();
      on.onRemove(rang);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      on.onLeave();
      frame.current?.focus();
    }
  };
  const start = (event: PointerEvent, rang: number, zone: Zone, isSize: boolean) => {
    on.onSelect(rang);
    if (isReadOnly || !isByHand) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { rang, from: zone, x: event.clientX, y: event.clientY, isSize, last: zone };
  };
  const drop = () => {
    const { current } = drag;
    drag.current = null;
    if (current === null || current.last === current.from) return;
    const { rang, last, isSize } = current;
    on.onChange(rang, hasGrid && !isSize ? snapped(last, page) : last);
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (current === null) return;
    const scale = page.largeur / (frame.current?.clientWidth ?? page.largeur);
    const change = current.isSize ? resized : moved;
    const dx = (event.clientX - current.x) * scale;
    const dy = (event.clientY - current.y) * scale;
    current.last = change(current.from, dx, dy, page);
    // Moved by hand while it is dragged: one change, when it is let go.
    const box = event.currentTarget.closest<HTMLElement>('[data-zone]');
    if (box !== null) Object.assign(box.style, boxStyle(current.last, page));
  };
  const dots = { backgroundSize: `${(100 * GRILLE) / page.largeur}% ${(100 * GRILLE) / page.hauteur}%` };
  return (
    <div ref={frame} className={styles.page} role="group" aria-label={t('modeles-certificat.page')} tabIndex={-1}>
      <PapierCertificat place={place} qrCode={qrCode} qrLabel={t('certificats.papier.alt-qr')} images={images}>
        {hasGrid && <div className={styles.grid} style={dots} />}
        {ordreDeLecture(dessin.zones).map((rang) => {
          const zone = dessin.zones[rang];
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
              onPointerDown={(event) => start(event, rang, zone, false)}
              onPointerMove={pull}
              onPointerUp={drop}
              onPointerCancel={drop}
            >
              {isSelected && isByHand && !isReadOnly && (
                <span className={styles.handle} onPointerDown={(event) => start(event, rang, zone, true)} />
              )}
            </div>
          );
        })}
      </PapierCertificat>
    </div>
  );
}
