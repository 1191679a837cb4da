import type { Rectangle, Zone } from '@habilis/domain/modele-certificat/Dessin';
import { type CSSProperties, type PointerEvent, type RefObject, useRef } from 'react';
import { boxStyle } from '../../papier/PapierCertificat.tsx';
import { moved, type PageModele, type Prise, resized, snapped } from './edition.ts';
import { aligned, type Guides, NO_GUIDES, type Reperes, reperesOf } from './guides.ts';

type Drag = {
  readonly rang: number;
  readonly from: Zone;
  readonly x: number;
  readonly y: number;
  /** The edges that it is sized by; nothing when it is moved. */
  readonly prise: Prise | undefined;
  readonly reperes: Reperes;
  last: Zone;
};

type Options = {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly marks: Pick<ReturnType<typeof useMarks>, 'show' | 'castShadow'>;
  readonly page: PageModele;
  readonly zones: readonly Zone[];
  readonly hasGrid: boolean;
  readonly onChange: (rang: number, zone: Zone) => void;
};

/** What shows where something lands: the lines of alignment, and the shadow of a field. */
export function useMarks(page: PageModele) {
  const lineX = useRef<HTMLDivElement>(null);
  const lineY = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const show = (guides: Guides) => {
    for (const [{ current: line }, side, at, whole] of [
      [lineX, 'left', guides.x, page.largeur],
      [lineY, 'top', guides.y, page.hauteur],
    ] as const) {
      if (line === null) continue;
      line.hidden = at === null;
      line.style[side] = `${(100 * (at ?? 0)) / whole}%`;
    }
  };
  /** Shows where a field would land, or that it lands nowhere. */
  const castShadow = (place: CSSProperties | null) => {
    const { current: shadow } = ghost;
    if (shadow === null) return;
    shadow.hidden = place === null;
    Object.assign(shadow.style, place);
  };
  return { lineX, lineY, ghost, show, castShadow };
}

/** A zone that moves, held by the lines that it comes near to, else by the grid. */
function held(zone: Zone, reperes: Reperes, { page, hasGrid }: Pick<Options, 'page' | 'hasGrid'>) {
  const { zone: laid, guides } = aligned(zone, reperes, page);
  return { zone: hasGrid ? snapped(laid, page, guides) : laid, guides };
}

/** Dragging on the page of a model. What is dragged is moved in the document itself, and becomes one change when it is let go. */
export function useTirer({ frame, marks: { show, castShadow }, page, zones, hasGrid, onChange }: Options) {
  const drag = useRef<Drag | null>(null);
  /** Millimetres of a pixel as the page is shown. */
  const scale = () => page.largeur / (frame.current?.clientWidth ?? page.largeur);
  const reperesBeside = (rang: number | null) =>
    reperesOf(
      zones.filter((_zone, at) => at !== rang),
      page,
    );
  return {
    show,
    reperesBeside,
    start: (event: PointerEvent, rang: number, prise?: Prise) => {
      const from = zones[rang];
      if (from === undefined || event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const reperes = reperesBeside(rang);
      drag.current = { rang, from, x: event.clientX, y: event.clientY, prise, reperes, last: from };
    },
    pull: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current === null) return;
      const { from, prise, reperes } = current;
      const dx = (event.clientX - current.x) * scale();
      const dy = (event.clientY - current.y) * scale();
      const { zone, guides } =
        prise === undefined
          ? held(moved(from, dx, dy, page), reperes, { page, hasGrid })
          : aligned(resized(from, dx, dy, page, prise), reperes, page, prise);
      show(guides);
      current.last = zone;
      const box = event.currentTarget.closest<HTMLElement>('[data-zone]');
      if (box !== null) Object.assign(box.style, boxStyle(current.last, page));
    },
    drop: () => {
      const { current } = drag;
      drag.current = null;
      show(NO_GUIDES);
      if (current === null || isSamePlace(current.last, current.from)) return;
      onChange(current.rang, current.last);
    },
    /** Where a new zone lands whose upper left corner is under the pointer; it is shown there. */
    hover: (zone: Zone, at: { readonly clientX: number; readonly clientY: number }): Zone => {
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
      const there = { ...zone, x: 0, y: 0 };
      const under = moved(there, (at.clientX - left) * scale(), (at.clientY - top) * scale(), page);
      const { zone: landed, guides } = held(under, reperesBeside(null), { page, hasGrid });
      show(guides);
      castShadow(boxStyle(landed, page));
      return landed;
    },
    leave: () => {
      show(NO_GUIDES);
      castShadow(null);
    },
  };
}
export type Hand = ReturnType<typeof useTirer>;

const isSamePlace = (one: Rectangle, other: Rectangle): boolean =>
  one.x === other.x && one.y === other.y && one.largeur === other.largeur && one.hauteur === other.hauteur;
