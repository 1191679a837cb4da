import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import type { ChampCertificat } from '@habilis/domain/modele-certificat/champs';
import { type Dessin, pageOf, type Zone } from '@habilis/domain/modele-certificat/Dessin';
import { modeleFaults } from '@habilis/domain/modele-certificat/modeleFaults';
import { placeCertificat } from '@habilis/domain/modele-certificat/placeCertificat';
import { valeursDuModele } from '@habilis/domain/modele-certificat/valeursDuModele';
import { media } from '@habilis/ui/theme/media';
import { type KeyboardEvent, useState } from 'react';
import { useMedia } from '../../boot/useMedia.ts';
import { useMesureEcran } from '../../papier/useMesureEcran.ts';
import type { Exemple } from './Exemple.ts';
import { movedByKey } from './movedByKey.ts';
import { useModele } from './useModele.ts';
import { useUndoKeys } from './useUndoKeys.ts';
import { useVue } from './useVue.ts';
import { useZones } from './useZones.ts';

/** What opens over the editor. */
type Panel = 'champs' | 'proprietes' | 'reglages' | 'image';

/** Everything that the parts of the editor share: the model, its page with each sample, the chosen zone, what is wrong, what is open and what is dragged. */
export function useAtelier(initial: ModeleCertificat) {
  const editing = useModele(initial);
  const vue = useVue();
  const isWide = useMedia(media.beside);
  const mesure = useMesureEcran();
  const [open, setOpen] = useState<Panel | null>(null);
  /** The field that the mouse takes from the list. */
  const [dragged, setDragged] = useState<ChampCertificat | null>(null);
  const { modele, contenu } = editing;
  const { format, orientation, formes } = modele;
  const dessin: Dessin = { format, orientation, formes, fond: contenu.fond, zones: contenu.zones };
  const zones = useZones(editing, dessin, isWide);
  useUndoKeys(editing, zones.back);
  const placeOf = (which: Exemple) =>
    placeCertificat(dessin, { ...modele.exemples[which], ...valeursDuModele(contenu) }, mesure);
  const faults = modeleFaults(dessin, zones.selected);
  return {
    editing,
    vue,
    dessin,
    zones,
    isWide,
    places: { court: placeOf('court'), long: placeOf('long') },
    faults,
    /** The first fault of a zone. */
    faultOf: (rang: number) => faults.find(({ path }) => path.split('.')[1] === String(rang)),
    chosen: zones.selected === null ? undefined : contenu.zones[zones.selected],
    open,
    setOpen,
    dragged,
    setDragged,
    /** Moves or sizes a zone by a key; gives it as it then is, null for another key. */
    moveByKey: (event: KeyboardEvent, rang: number, zone: Zone): Zone | null => {
      if (vue.isBusy) return null;
      const next = movedByKey(event, zone, { others: dessin.zones.toSpliced(rang, 1), page: pageOf(dessin) });
      if (next === null) return null;
      event.preventDefault();
      zones.setZone(rang, next);
      return next;
    },
    /** Takes a zone away, with what is open about it. */
    remove: (rang: number) => {
      zones.remove(rang);
      setOpen(null);
    },
  };
}
export type Atelier = ReturnType<typeof useAtelier>;
