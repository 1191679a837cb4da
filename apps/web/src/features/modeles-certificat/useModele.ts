import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import type { Zone } from '@habilis/domain/modele-certificat/Dessin';
import { useState } from 'react';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';
import { changed, changedRang, continued, redone, startEdition, undone } from './edition.ts';

/** What a model says and shows itself: all of it can be taken back. */
export type Contenu = Pick<
  ModeleCertificat,
  | 'intitule'
  | 'mode'
  | 'actif'
  | 'dateDebutValidite'
  | 'dateFinValidite'
  | 'texteLegal'
  | 'signataire'
  | 'zones'
  | 'fond'
>;

/** A picture by its slot: stored under an id, or chosen and not sent yet. */
export type Image = { readonly champ: string; readonly file: File | number };

const contenuOf = (modele: ModeleCertificat): Contenu => ({
  intitule: modele.intitule,
  mode: modele.mode,
  actif: modele.actif,
  dateDebutValidite: modele.dateDebutValidite,
  dateFinValidite: modele.dateFinValidite,
  texteLegal: modele.texteLegal,
  signataire: modele.signataire,
  zones: modele.zones,
  fond: modele.fond,
});

/** The stored pictures of a model, by their slot. */
export const storedOf = ({ fileUploads }: ModeleCertificat): Image[] =>
  fileUploads.map(({ champ, id }) => ({ champ, file: id }));

const shows = ({ fond, zones }: Contenu, slot: string): boolean =>
  fond === slot || zones.some(({ champ, texte }) => champ === 'image' && texte === slot);

/** A model being edited: what is changed stays here until it is saved. */
export function useModele(initial: ModeleCertificat) {
  const [modele, setModele] = useState(initial);
  const [edition, setEdition] = useState(() => startEdition(contenuOf(initial)));
  const [images, setImages] = useState<readonly Image[]>(() => storedOf(initial));
  const [going, setGoing] = useState<string | null>(null);
  /** Goes back or forth; gives the zones as they are then, and the place of the one that changes, if one does. */
  const back = (way: typeof undone<Contenu>): { readonly rang: number | null; readonly zones: readonly Zone[] } => {
    setGoing(null);
    setEdition(way);
    const { zones } = way(edition).now;
    return { rang: changedRang(edition.now.zones, zones), zones };
  };
  const isChanged = JSON.stringify(edition.now) !== JSON.stringify(contenuOf(modele));
  useLeaveGuard({ isDirty: () => isChanged });

  const keep = (answer: ModeleCertificat) => {
    setModele(answer);
    const held = storedOf(answer);
    const isHeld = ({ champ }: Image) => held.some((one) => one.champ === champ);
    setImages((all) => [...held, ...all.filter((one) => !isHeld(one))]);
  };
  /** Saves what was changed; gives the model as it is stored, or null when it was refused. */
  const save = async (): Promise<ModeleCertificat | null> => {
    if (!isChanged) return modele;
    const { now, before, after } = edition;
    setGoing(null);
    // What can be had back keeps its picture.
    const used = images.filter(({ champ }) => [now, ...before, ...after].some((one) => shows(one, champ)));
    const files = used.flatMap(({ file }) => (file instanceof File ? [file] : []));
    const { id, version, dispositifNiveau, orientation, format, formes, langue } = modele;
    try {
      const saved = await call(modeleCertificat.update, {
        body: {
          id,
          version,
          dispositifNiveauId: dispositifNiveau.id,
          orientation,
          format,
          formes,
          langue,
          ...now,
          fileUploads: used.map(({ champ, file }) =>
            file instanceof File ? { champ, userFilename: file.name, partIndex: files.indexOf(file) } : { id: file },
          ),
        },
        files,
      });
      keep(saved);
      // What was changed meanwhile is still to be saved.
      setEdition((all) => (all.now === now ? { ...all, now: contenuOf(saved) } : all));
      return saved;
    } catch (error) {
      tellRefused(error);
      return null;
    }
  };
  /** Publishes a model that was just saved; null when it was refused. */
  const publish = async ({ id, version }: ModeleCertificat): Promise<ModeleCertificat | null> => {
    try {
      const published = await call(modeleCertificat.publier, { params: { id }, body: { version } });
      keep(published);
      return published;
    } catch (error) {
      tellRefused(error);
      return null;
    }
  };
  return {
    modele,
    contenu: edition.now,
    images,
    isChanged,
    mayUndo: edition.before.length > 0,
    mayRedo: edition.after.length > 0,
    /** Changes that bear the same name in a row, as the letters of one word, are taken back together. */
    change: (changes: Partial<Contenu>, name: string | null = null) => {
      const isOn = name !== null && name === going;
      setGoing(name);
      setEdition((all) => (isOn ? continued : changed)(all, { ...all.now, ...changes }));
    },
    undo: () => back(undone),
    redo: () => back(redone),
    addImage: (image: Image) => setImages((all) => [...all, image]),
    save,
    publish,
  };
}
export type Editing = ReturnType<typeof useModele>;
