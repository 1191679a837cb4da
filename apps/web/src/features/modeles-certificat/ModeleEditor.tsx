import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import { CHAMPS_CERTIFICAT } from '@habilis/domain/modele-certificat/champs';
import type { Dessin, Zone } from '@habilis/domain/modele-certificat/Dessin';
import { champsManquants, modeleFaults } from '@habilis/domain/modele-certificat/modeleFaults';
import { placeCertificat } from '@habilis/domain/modele-certificat/placeCertificat';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { ChoiceSwitch } from '@habilis/ui/ChoiceSwitch';
import { Heading } from '@habilis/ui/Heading';
import { IconButton } from '@habilis/ui/IconButton';
import { Inline } from '@habilis/ui/Inline';
import { Page } from '@habilis/ui/Page';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import { CircleCheck, Eye, Grid2x2, Pencil, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { download } from '../../list/download.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { tellRefused } from '../../messages/tellRefused.ts';
import { useMesureEcran } from '../../papier/useMesureEcran.ts';
import { call } from '../../session/call.ts';
import { changed, placed, redone, startEdition, undone } from './edition.ts';
import * as styles from './editeur.css.ts';
import { PageEditable } from './PageEditable.tsx';
import { ZoneProprietes } from './ZoneProprietes.tsx';

type Props = { initial: ModeleCertificat; listHref: string };

/** The editor of a model: the page with its zones, the properties of the chosen one, and what keeps it from being published. */
export function ModeleEditor({ initial, listHref }: Props): ReactNode {
  const t = useText();
  const [modele, setModele] = useState(initial);
  const [edition, setEdition] = useState(() => startEdition(initial.zones));
  const [selected, setSelected] = useState<number | null>(null);
  const [exemple, setExemple] = useState<'court' | 'long'>('court');
  const [hasGrid, setGrid] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const { zones } = edition;
  const { format, orientation, formes, fond } = modele;
  const dessin: Dessin = { format, orientation, formes, fond, zones };
  const valeurs = modele.exemples[exemple];
  const mesure = useMesureEcran();
  const place = placeCertificat(dessin, valeurs, mesure);
  const faults = modeleFaults(dessin);
  const faulty = new Set(faults.flatMap(({ path }) => Number.parseInt(path.split('.')[1] ?? '', 10)));
  const missing = champsManquants(dessin);
  const isChanged = zones !== modele.zones;
  const champOf = (zone: Zone) => t(`modeles-certificat.champ.${zone.champ}`);
  const change = (rang: number, zone: Zone) => {
    setEdition(changed(edition, zones.with(rang, zone)));
    setSaid(t('modeles-certificat.zone', { champ: champOf(zone), x: zone.x, y: zone.y }));
  };
  const remove = (rang: number) => {
    setEdition(changed(edition, zones.toSpliced(rang, 1)));
    setSelected(null);
  };
  const add = (champ: Zone['champ']) => {
    setEdition(changed(edition, [...zones, placed(dessin, champ)]));
    setSelected(zones.length);
  };
  const back = (way: typeof undone) => {
    setEdition(way(edition));
    setSelected(null);
  };
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      // In a field it takes back what was typed there.
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      setEdition(event.shiftKey ? redone : undone);
      setSelected(null);
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, []);
  /** Keeps what was changed; gives the model as it is stored, or nothing when it was refused. */
  const save = async (): Promise<ModeleCertificat | null> => {
    if (!isChanged) return modele;
    const { dispositifNiveau, numeroVersion: _n, etat: _e, publiee: _p, exemples: _x, ...content } = modele;
    try {
      const saved = await call(modeleCertificat.update, {
        body: {
          ...content,
          dispositifNiveauId: dispositifNiveau.id,
          zones: [...zones],
          fileUploads: modele.fileUploads.map(({ id }) => ({ id })),
        },
      });
      setModele(saved);
      setEdition({ ...edition, zones: saved.zones });
      return saved;
    } catch (error) {
      tellRefused(error);
      return null;
    }
  };
  const busy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const publish = async () => {
    const saved = await save();
    if (saved === null) return;
    const numero = saved.numeroVersion;
    const agreed = await confirm({
      title: t('modeles-certificat.publier-question', { numero }),
      message: t('modeles-certificat.publier-effet', { nombre: saved.publiee?.nbCertificats ?? 0 }),
      confirmLabel: t('modeles-certificat.publier'),
    });
    if (!agreed) return;
    try {
      const published = await call(modeleCertificat.publier, {
        params: { id: saved.id },
        body: { version: saved.version },
      });
      setModele(published);
      setEdition({ ...edition, zones: published.zones });
      tellDone('modeles-certificat.publiee', { numero });
    } catch (error) {
      tellRefused(error);
    }
  };
  const chosen = selected === null ? undefined : zones[selected];
  const faultOf = faults.find(({ path }) => path.split('.')[1] === String(selected));
  const isDraft = modele.etat === 'BROUILLON' || isChanged;
  return (
    <Page
      header={
        <AreaHeader
          title={modele.intitule}
          above={[{ label: t('modeles-certificat.titre'), href: listHref }]}
          description={t('modeles-certificat.resume', {
            niveau: modele.dispositifNiveau.libelle,
            papier: t(`modeles-certificat.format.${format}-${orientation}`),
            date: formatDate(modele.dateDebutValidite),
          })}
          action={
            <ButtonGroup>
              <Button
                icon={Eye}
                isDisabled={isBusy}
                onPress={() =>
                  void busy(async () => {
                    const saved = await save();
                    if (saved !== null)
                      await download(call(modeleCertificat.previsualiser, { params: { id: saved.id } }), 'modele.pdf');
                  })
                }
              >
                {t('modeles-certificat.previsualiser')}
              </Button>
              <Button
                isDisabled={!isChanged || isBusy}
                onPress={() =>
                  void busy(async () => {
                    if ((await save()) !== null) tellDone('modeles-certificat.enregistre');
                  })
                }
              >
                {t('modeles-certificat.enregistrer')}
              </Button>
              <Button
                variant="primary"
                isDisabled={!isDraft || faults.length > 0 || isBusy}
                onPress={() => void busy(publish)}
              >
                {t('modeles-certificat.publier')}
              </Button>
            </ButtonGroup>
          }
        />
      }
    >
      <div className={styles.editor}>
        <Stack gap={12}>
          <Inline gap={12}>
            <Badge tone={isDraft ? 'neutral' : 'success'} icon={isDraft ? Pencil : CircleCheck}>
              {t(`modeles-certificat.etat.${isDraft ? 'BROUILLON' : 'PUBLIEE'}`, {
                numero: modele.numeroVersion + (isChanged && modele.etat === 'PUBLIEE' ? 1 : 0),
              })}
            </Badge>
            <IconButton
              icon={Undo2}
              label={t('modeles-certificat.annuler')}
              isDisabled={edition.before.length === 0}
              onPress={() => back(undone)}
            />
            <IconButton
              icon={Redo2}
              label={t('modeles-certificat.refaire')}
              isDisabled={edition.after.length === 0}
              onPress={() => back(redone)}
            />
            <Button icon={Grid2x2} variant={hasGrid ? 'secondary' : 'quiet'} onPress={() => setGrid(!hasGrid)}>
              {t(hasGrid ? 'modeles-certificat.grille-sans' : 'modeles-certificat.grille')}
            </Button>
            <ChoiceSwitch
              label={t('modeles-certificat.exemple')}
              value={exemple}
              choices={[
                { id: 'court', label: t('modeles-certificat.exemple.court') },
                { id: 'long', label: t('modeles-certificat.exemple.long') },
              ]}
              onChange={(id) => setExemple(id === 'long' ? 'long' : 'court')}
            />
          </Inline>
          <div className={styles.desk} role="group" aria-label={t('modeles-certificat.page')}>
            <PageEditable
              dessin={dessin}
              place={place}
              qrCode={valeurs.qrCode ?? ''}
              images={{}}
              selected={selected}
              faulty={faulty}
              hasGrid={hasGrid}
              isReadOnly={isBusy}
              onSelect={setSelected}
              onChange={change}
              onRemove={remove}
            />
          </div>
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
          {faults.length > 0 && (
            <Callout tone="warning" title={t('modeles-certificat.avant-publier')}>
              <Text>
                {missing.length > 0
                  ? t('modeles-certificat.manquent', {
                      champs: missing.map((champ) => t(`modeles-certificat.champ.${champ}`)).join(', '),
                    })
                  : t('modeles-certificat.a-corriger', { nombre: faulty.size })}
              </Text>
            </Callout>
          )}
          <Text look="small" tone="subtle">
            {t('modeles-certificat.touches')}
          </Text>
        </Stack>
        <Stack gap={16}>
          <Select
            label={t('modeles-certificat.placer')}
            placeholder={t('modeles-certificat.choisir')}
            value={null}
            options={CHAMPS_CERTIFICAT.filter(
              (champ) => champ !== 'image' && (champ === 'texte' || !zones.some((zone) => zone.champ === champ)),
            ).map((champ) => ({ id: champ, label: t(`modeles-certificat.champ.${champ}`) }))}
            onChange={(id) => {
              const champ = CHAMPS_CERTIFICAT.find((one) => one === id);
              if (champ !== undefined) add(champ);
            }}
          />
          <Select
            label={t('modeles-certificat.zone-choisie')}
            placeholder={t('modeles-certificat.choisir')}
            value={selected === null ? null : String(selected)}
            options={zones.map((zone, rang) => ({
              id: String(rang),
              label: zone.champ === 'texte' ? `${champOf(zone)} : ${zone.texte}` : champOf(zone),
            }))}
            onChange={(id) => setSelected(Number(id))}
          />
          {chosen === undefined || selected === null ? (
            <Text tone="subtle">{t('modeles-certificat.rien')}</Text>
          ) : (
            <>
              <Heading level={2} look="h3">
                {champOf(chosen)}
              </Heading>
              <ZoneProprietes
                zone={chosen}
                placed={place.zones.find(({ rang }) => rang === selected)}
                fault={faultOf === undefined ? undefined : (t.find(`erreurs.${faultOf.title}`) ?? undefined)}
                onChange={(zone) => change(selected, zone)}
                onRemove={() => remove(selected)}
              />
            </>
          )}
        </Stack>
      </div>
    </Page>
  );
}
