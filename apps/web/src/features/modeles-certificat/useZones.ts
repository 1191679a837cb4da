import type { ChampCertificat } from '@habilis/domain/modele-certificat/champs';
import type { Dessin, Zone } from '@habilis/domain/modele-certificat/Dessin';
import { modeleFaults } from '@habilis/domain/modele-certificat/modeleFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../messages/reportError.ts';
import { placed, placedImage } from './edition.ts';
import type { ImageChoisie } from './ImageDialog.tsx';
import type { Editing } from './useModele.ts';
import { useZoneName } from './useZoneName.ts';

/** What a changed zone says aloud: where it stands now, or how large it is, and what it spoils, as the eye sees at once. */
function useSaid(dessin: Dessin) {
  const t = useText();
  const nameOf = useZoneName();
  const [said, setSaid] = useState('');
  const say = (rang: number, zone: Zone, before: Zone | undefined, next: Zone[]) => {
    const { x, y, largeur, hauteur } = zone;
    const isSized = largeur !== before?.largeur || hauteur !== before.hauteur;
    const champ = nameOf(zone);
    const stands = isSized
      ? t('modeles-certificat.zone-taille', { champ, largeur, hauteur })
      : t('modeles-certificat.zone', { champ, x, y });
    const known = modeleFaults(dessin, rang);
    const spoilt = modeleFaults({ ...dessin, zones: next }, rang).filter(
      ({ path, title }) => !known.some((one) => one.path === path && one.title === title),
    );
    setSaid([stands, ...spoilt.map(({ title }) => problemText(title))].join('. '));
  };
  /** Says where the last zone stands, which is new there. */
  const sayArrived = (next: readonly Zone[]) => {
    const zone = next.at(-1);
    if (zone !== undefined) say(next.length - 1, zone, zone, [...next]);
  };
  const sayRemoved = (zone: Zone | undefined) =>
    setSaid(zone === undefined ? '' : t('modeles-certificat.zone-retiree', { champ: nameOf(zone) }));
  return { said, say, sayArrived, sayRemoved };
}

const goneFrom = (before: readonly Zone[], after: readonly Zone[]): Zone | undefined =>
  before.find((zone, at) => zone !== after[at]);

/** The page, on which the zone of a place takes the focus once it stands there. */
function useArrival() {
  const frame = useRef<HTMLDivElement>(null);
  const arrived = useRef<number | null>(null);
  useEffect(() => {
    if (arrived.current === null) return;
    frame.current?.querySelector<HTMLElement>(`[data-zone="${arrived.current}"]`)?.focus();
    arrived.current = null;
  });
  return {
    frame,
    focusOn: (rang: number) => {
      arrived.current = rang;
    },
  };
}

/** The zones of a model as they are worked on: which one is chosen, and how one is changed, added or removed. */
export function useZones({ change, contenu: { zones }, ...editing }: Editing, dessin: Dessin, isWide: boolean) {
  const { said, say, sayArrived, sayRemoved } = useSaid(dessin);
  const [selected, setSelected] = useState<number | null>(null);
  const { frame, focusOn } = useArrival();
  const arrive = (next: readonly Zone[]) => {
    change({ zones: [...next] });
    sayArrived(next);
    setSelected(next.length - 1);
    if (isWide) focusOn(next.length - 1);
  };
  return {
    frame,
    selected,
    setSelected,
    said,
    arrive,
    setZone: (rang: number, zone: Zone, name?: string) => {
      const next = zones.with(rang, zone);
      change({ zones: next }, name === undefined ? null : `${rang}.${name}`);
      say(rang, zone, zones[rang], next);
    },
    remove: (rang: number) => {
      change({ zones: zones.toSpliced(rang, 1) });
      sayRemoved(zones[rang]);
      setSelected(null);
      frame.current?.focus();
    },
    add: (champs: readonly ChampCertificat[]) => {
      let next = zones;
      for (const champ of champs) next = [...next, placed({ ...dessin, zones: next }, champ)];
      arrive(next);
    },
    addImage: ({ champ, file, isFond, alternative, ...size }: ImageChoisie) => {
      editing.addImage({ champ, file });
      if (isFond) change({ fond: champ });
      else {
        const next = [...zones, placedImage(dessin, size, { texte: champ, etiquette: alternative })];
        change({ zones: next });
        sayArrived(next);
        setSelected(zones.length);
      }
    },
    /** What is taken back, or made again, is seen and said: its zone is selected, and takes the focus that another one, or the page, had. */
    back: (way: Editing['undo']) => {
      const { rang, zones: next } = way();
      const zone = rang === null ? undefined : next[rang];
      if (rang === null || zone === undefined)
        sayRemoved(next.length < zones.length ? goneFrom(zones, next) : undefined);
      else say(rang, zone, next.length === zones.length ? zones[rang] : zone, [...next]);
      setSelected(rang);
      if (frame.current?.contains(document.activeElement) !== true) return;
      if (rang === null) frame.current.focus();
      else focusOn(rang);
    },
  };
}
export type Zones = ReturnType<typeof useZones>;
