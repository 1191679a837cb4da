import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import type { ChampCertificat } from '@habilis/domain/modele-certificat/champs';
import { type Dessin, pageOf, type Zone } from '@habilis/domain/modele-certificat/Dessin';
import { IMAGES_MAX } from '@habilis/domain/modele-certificat/images';
import { modeleFaults } from '@habilis/domain/modele-certificat/modeleFaults';
import { placeCertificat } from '@habilis/domain/modele-certificat/placeCertificat';
import { valeursDuModele } from '@habilis/domain/modele-certificat/valeursDuModele';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Drawer } from '@habilis/ui/Drawer';
import { Heading } from '@habilis/ui/Heading';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { media } from '@habilis/ui/theme/media';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import { Rows3, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '../../boot/useMedia.ts';
import { problemText } from '../../messages/reportError.ts';
import { useMesureEcran } from '../../papier/useMesureEcran.ts';
import { ChampsPanel } from './ChampsPanel.tsx';
import { Controle } from './Controle.tsx';
import { EditeurBarre, type Zoom } from './EditeurBarre.tsx';
import { EditeurEntete } from './EditeurEntete.tsx';
import { placed, placedImage } from './edition.ts';
import * as styles from './editeur.css.ts';
import type { Exemple } from './Exemple.ts';
import { ImageDialog, type ImageChoisie } from './ImageDialog.tsx';
import { movedByKey } from './movedByKey.ts';
import { PageEditable } from './PageEditable.tsx';
import { Regles } from './Regles.tsx';
import { ReglagesDialog } from './ReglagesDialog.tsx';
import { useImagesDuModele } from './useImagesDuModele.ts';
import { type Editing, useModele } from './useModele.ts';
import { useZoneName } from './useZoneName.ts';
import { ZoneProprietes } from './ZoneProprietes.tsx';

type Props = { initial: ModeleCertificat; listHref: string; onPublished: (modele: ModeleCertificat) => void };

/** Pixels of a millimetre on a screen. */
const PX_PAR_MM = 96 / 25.4;

/** The editor of a model: its fields, the page with its zones, the properties of the chosen one, and what keeps it from being published. */
export function ModeleEditor({ initial, listHref, onPublished }: Props): ReactNode {
  const t = useText();
  const nameOf = useZoneName();
  const editing = useModele(initial);
  const { modele, contenu, change } = editing;
  const [selected, setSelected] = useState<number | null>(null);
  const [exemple, setExemple] = useState<Exemple>('court');
  const [hasGrid, setGrid] = useState(true);
  const [zoom, setZoom] = useState<Zoom>('ajuster');
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<'champs' | 'proprietes' | 'reglages' | 'image' | null>(null);
  const [dragged, setDragged] = useState<ChampCertificat | null>(null);
  const isWide = useMedia(media.beside);
  const isPhone = useMedia(media.phone);
  const images = useImagesDuModele(editing.images);
  const mesure = useMesureEcran();
  const { zones, fond } = contenu;
  const { format, orientation, formes } = modele;
  const dessin: Dessin = { format, orientation, formes, fond, zones };
  const placeOf = (which: Exemple) =>
    placeCertificat(dessin, { ...modele.exemples[which], ...valeursDuModele(contenu) }, mesure);
  const places = { court: placeOf('court'), long: placeOf('long') };
  const place = places[exemple];
  const faults = modeleFaults(dessin, selected);
  const faulty = new Set(faults.map(({ path }) => Number.parseInt(path.split('.')[1] ?? '', 10)));
  const chosen = selected === null ? undefined : zones[selected];
  const faultOf = faults.find(({ path }) => path.split('.')[1] === String(selected));
  const frame = useRef<HTMLDivElement>(null);
  /** The zone that takes the focus once it stands on the page. */
  const arrived = useRef<number | null>(null);
  useEffect(() => {
    if (arrived.current === null) return;
    frame.current?.querySelector<HTMLElement>(`[data-zone="${arrived.current}"]`)?.focus();
    arrived.current = null;
  });
  const setZone = (rang: number, zone: Zone, name?: string) => {
    const next = zones.with(rang, zone);
    change({ zones: next }, name === undefined ? null : `${rang}.${name}`);
    const isSized = zone.largeur !== zones[rang]?.largeur || zone.hauteur !== zones[rang]?.hauteur;
    const at = t('modeles-certificat.zone', { champ: nameOf(zone), x: zone.x, y: zone.y });
    const size = t('modeles-certificat.zone-taille', {
      champ: nameOf(zone),
      largeur: zone.largeur,
      hauteur: zone.hauteur,
    });
    // What the eye sees at once: where it stands now, or how large it is, and what it spoils.
    const known = modeleFaults(dessin, rang);
    const spoilt = modeleFaults({ ...dessin, zones: next }, rang).filter(
      ({ path, title }) => !known.some((one) => one.path === path && one.title === title),
    );
    setSaid([isSized ? size : at, ...spoilt.map(({ title }) => problemText(title))].join('. '));
  };
  const remove = (rang: number) => {
    change({ zones: zones.toSpliced(rang, 1) });
    setSelected(null);
    setOpen(null);
    frame.current?.focus();
  };
  const arrive = (next: readonly Zone[]) => {
    change({ zones: [...next] });
    setSelected(next.length - 1);
    if (isWide) arrived.current = next.length - 1;
  };
  const add = (champs: readonly ChampCertificat[]) => {
    let next = zones;
    for (const champ of champs) next = [...next, placed({ ...dessin, zones: next }, champ)];
    arrive(next);
  };
  const addImage = ({ champ, file, isFond, alternative, ...size }: ImageChoisie) => {
    editing.addImage({ champ, file });
    if (isFond) change({ fond: champ });
    else {
      change({ zones: [...zones, placedImage(dessin, size, { texte: champ, etiquette: alternative })] });
      setSelected(zones.length);
    }
  };
  /** What is taken back, or made again, is seen: its zone is selected, and takes the focus that another one, or it, had. */
  const back = (way: Editing['undo']) => {
    const rang = way();
    setSelected(rang);
    if (!(document.activeElement?.hasAttribute('data-zone') ?? false)) return;
    if (rang === null) frame.current?.focus();
    else arrived.current = rang;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    // In a field it takes back what was typed there.
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    back(event.shiftKey || key === 'y' ? editing.redo : editing.undo);
  });
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, []);
  const busy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const champs = (
    <ChampsPanel
      zones={zones}
      selected={selected}
      hasFond={fond !== null}
      mayAddImage={!isBusy && editing.images.length < IMAGES_MAX}
      onSelect={(rang) => {
        setSelected(rang);
        setOpen(isWide ? null : 'proprietes');
      }}
      onKey={(event, rang) => {
        const zone = zones[rang];
        if (zone === undefined || isBusy) return;
        const next = movedByKey(event, zone, { others: zones.toSpliced(rang, 1), page: pageOf(dessin) });
        if (next === null) return;
        event.preventDefault();
        setSelected(rang);
        setZone(rang, next);
      }}
      onAdd={(champ) => {
        add([champ]);
        setOpen(null);
      }}
      onDrag={setDragged}
      onImage={() => setOpen('image')}
      onRemoveFond={() => change({ fond: null })}
    />
  );
  const proprietes =
    chosen === undefined || selected === null ? (
      <Text tone="subtle">{t('modeles-certificat.rien')}</Text>
    ) : (
      <ZoneProprietes
        zone={chosen}
        placed={place.zones.find(({ rang }) => rang === selected)}
        fault={faultOf === undefined ? undefined : problemText(faultOf.title)}
        onChange={(zone, name) => setZone(selected, zone, name)}
        onRemove={() => remove(selected)}
      />
    );
  const titleOf = chosen === undefined ? t('modeles-certificat.proprietes') : nameOf(chosen);
  const sheetOf = (which: 'champs' | 'proprietes', title: string, children: ReactNode) => (
    <Drawer
      title={title}
      closeLabel={t('modals.fermer')}
      isOpen={open === which}
      onClose={() => setOpen(null)}
      placement="sheet"
    >
      {children}
    </Drawer>
  );
  return (
    <Page
      width="wide"
      header={
        <EditeurEntete
          editing={editing}
          listHref={listHref}
          isBusy={isBusy}
          isReady={faults.length === 0}
          onPublished={onPublished}
          busy={busy}
        />
      }
    >
      <div className={styles.editor}>
        {isWide && champs}
        <Stack gap={12}>
          <EditeurBarre
            editing={editing}
            onBack={back}
            {...{ hasGrid, setGrid, exemple, setExemple, zoom, setZoom, isBusy }}
            onSettings={() => setOpen('reglages')}
          />
          {!isWide && (
            <ButtonGroup isStackedOnPhone={false}>
              <Button icon={Rows3} onPress={() => setOpen('champs')}>
                {t('modeles-certificat.champs')}
              </Button>
              <Button icon={SlidersHorizontal} isDisabled={chosen === undefined} onPress={() => setOpen('proprietes')}>
                {titleOf}
              </Button>
            </ButtonGroup>
          )}
          <div className={styles.desk}>
            <Regles
              dessin={dessin}
              chosen={chosen}
              width={zoom === 'ajuster' ? null : pageOf(dessin).largeur * PX_PAR_MM * zoom}
            >
              <PageEditable
                frame={frame}
                dessin={dessin}
                place={place}
                qrCode={modele.exemples[exemple].qrCode ?? ''}
                images={images}
                selected={selected}
                faulty={faulty}
                dragged={dragged}
                hasGrid={hasGrid}
                isReadOnly={isBusy}
                isByHand={!isPhone}
                onSelect={setSelected}
                onChange={setZone}
                onAdd={(zone) => {
                  setDragged(null);
                  arrive([...zones, zone]);
                }}
                onRemove={remove}
                onLeave={() => setSelected(null)}
              />
            </Regles>
          </div>
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
          <Controle
            dessin={dessin}
            moved={selected}
            places={places}
            onShow={(rang, which) => {
              setSelected(rang);
              if (which !== undefined) setExemple(which);
              if (!isWide) setOpen('proprietes');
            }}
            onPlace={add}
          />
          {!isPhone && (
            <Text look="small" tone="subtle">
              {t('modeles-certificat.touches')}
            </Text>
          )}
        </Stack>
        {isWide && (
          <Stack gap={16}>
            <Heading level={2} look="h3">
              {titleOf}
            </Heading>
            {proprietes}
          </Stack>
        )}
      </div>
      {!isWide && sheetOf('champs', t('modeles-certificat.champs'), champs)}
      {!isWide && sheetOf('proprietes', titleOf, proprietes)}
      {open === 'reglages' && <ReglagesDialog contenu={contenu} onDone={change} onClose={() => setOpen(null)} />}
      {open === 'image' && <ImageDialog onDone={addImage} onClose={() => setOpen(null)} />}
    </Page>
  );
}
