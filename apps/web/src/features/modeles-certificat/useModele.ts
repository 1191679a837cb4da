import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import type { Zone } from '@habilis/domain/modele-certificat/Dessin';
import { useEffect, useState } from 'react';
import { createKept } from '../../forms/createKept.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useStale } from '../../forms/useStale.ts';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';
import { changed, changedRang, continued, type Edition, redone, startEdition, undone } from './edition.ts';

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

/** The value of the address by which the published version is read in place of its draft. */
export const VERSION = 'version';

/** What is drawn and not saved, with the model that it changes: what others saved meanwhile is not overwritten. */
type Drawn = {
  readonly modele: ModeleCertificat;
  readonly edition: Edition<Contenu>;
  readonly images: readonly Image[];
};
/** What is drawn outlives the end of the session (rules/wire#re-login; S792). */
export const keptDrawing = createKept<Drawn>();

const begun = (modele: ModeleCertificat): Drawn => ({
  modele,
  edition: startEdition(contenuOf(modele)),
  images: storedOf(modele),
});

/** What is drawn, with the way back and forth. */
function useEdition(start: Edition<Contenu>) {
  const [edition, setEdition] = useState(start);
  const [going, setGoing] = useState<string | null>(null);
  /** Goes back or forth; gives the zones as they are then, and the place of the one that changes, if one does. */
  const back = (way: typeof undone<Contenu>): { readonly rang: number | null; readonly zones: readonly Zone[] } => {
    setGoing(null);
    setEdition(way);
    const { zones } = way(edition).now;
    return { rang: changedRang(edition.now.zones, zones), zones };
  };
  return {
    edition,
    setEdition,
    /** Ends what is taken back together. */
    pause: () => setGoing(null),
    /** Changes that bear the same name in a row, as the letters of one word, are taken back together. */
    change: (changes: Partial<Contenu>, name: string | null = null) => {
      const isOn = name !== null && name === going;
      setGoing(name);
      setEdition((all) => (isOn ? continued : changed)(all, { ...all.now, ...changes }));
    },
    undo: () => back(undone),
    redo: () => back(redone),
  };
}

/** The model as it is stored, with its pictures and those that are not sent yet. */
function useStored(start: Drawn) {
  const [modele, setModele] = useState(start.modele);
  const [images, setImages] = useState(start.images);
  return {
    modele,
    images,
    addImage: (image: Image) => setImages((all) => [...all, image]),
    keep: (answer: ModeleCertificat) => {
      setModele(answer);
      const held = storedOf(answer);
      const isHeld = ({ champ }: Image) => held.some((one) => one.champ === champ);
      setImages((all) => [...held, ...all.filter((one) => !isHeld(one))]);
    },
  };
}

/** What is sent to save what is drawn. */
function writingOf({ modele, edition: { now, before, after }, images }: Drawn) {
  // What can be had back keeps its picture.
  const used = images.filter(({ champ }) => [now, ...before, ...after].some((one) => shows(one, champ)));
  const files = used.flatMap(({ file }) => (file instanceof File ? [file] : []));
  const { id, version, dispositifNiveau, orientation, format, formes, langue } = modele;
  const body = {
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
  };
  return { body, files };
}

/** Writes a model: null when it was refused; what somebody else saved meanwhile is asked about by the notice. */
function useWriting() {
  const { watch, ...stale } = useStale('modele-certificat.version-perimee', ModeleCertificat);
  const written = async (write: () => Promise<ModeleCertificat>): Promise<ModeleCertificat | null> => {
    try {
      return await watch(write);
    } catch (error) {
      tellRefused(error);
      return null;
    }
  };
  return { ...stale, written };
}

/** A model being edited: what is changed stays here until it is saved. */
export function useModele(initial: ModeleCertificat) {
  const [start] = useState(() => keptDrawing.read() ?? begun(initial));
  const { keep, ...stored } = useStored(start);
  const { edition, setEdition, pause, ...editing } = useEdition(start.edition);
  const { modele, images } = stored;
  const isChanged = JSON.stringify(edition.now) !== JSON.stringify(contenuOf(modele));
  useLeaveGuard({ isDirty: () => isChanged, search: VERSION });
  useEffect(() => {
    if (isChanged) keptDrawing.keep({ modele, edition, images });
    else keptDrawing.forget();
  }, [isChanged, modele, edition, images]);
  useEffect(() => () => keptDrawing.leave(), []);

  const { written, ...stale } = useWriting();
  /** Saves what was changed; gives the model as it is stored, or null when it was refused. */
  const save = async (): Promise<ModeleCertificat | null> => {
    if (!isChanged) return modele;
    pause();
    const saved = await written(() => call(modeleCertificat.update, writingOf({ modele, edition, images })));
    if (saved === null) return null;
    keep(saved);
    // What was changed meanwhile is still to be saved.
    setEdition((all) => (all.now === edition.now ? { ...all, now: contenuOf(saved) } : all));
    return saved;
  };
  /** Publishes a model that was just saved; null when it was refused. */
  const publish = async ({ id, version }: ModeleCertificat): Promise<ModeleCertificat | null> => {
    const published = await written(() => call(modeleCertificat.publier, { params: { id }, body: { version } }));
    if (published !== null) keep(published);
    return published;
  };
  return {
    ...stored,
    ...editing,
    contenu: edition.now,
    isChanged,
    mayUndo: edition.before.length > 0,
    mayRedo: edition.after.length > 0,
    save,
    publish,
    stale: {
      ...stale,
      /** Shows what somebody else saved; what was drawn can be had back. */
      take: (answer: ModeleCertificat) => {
        keep(answer);
        pause();
        setEdition((all) => changed(all, contenuOf(answer)));
      },
      /** Goes on with what was drawn, to be saved over what somebody else saved. */
      goOn: keep,
    },
  };
}
export type Editing = ReturnType<typeof useModele>;
