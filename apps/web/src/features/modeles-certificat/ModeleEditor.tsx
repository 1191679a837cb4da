import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import { useText } from '@habilis/i18n/TextProvider';
import { Drawer } from '@habilis/ui/Drawer';
import { Heading } from '@habilis/ui/Heading';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { StaleNotice } from '../../forms/StaleNotice.tsx';
import { problemText } from '../../messages/reportError.ts';
import { ChampsPanel } from './ChampsPanel.tsx';
import { EditeurBureau } from './EditeurBureau.tsx';
import { EditeurEntete } from './EditeurEntete.tsx';
import * as styles from './editeur.css.ts';
import { ImageDialog } from './ImageDialog.tsx';
import { ReglagesDialog } from './ReglagesDialog.tsx';
import { type Atelier, useAtelier } from './useAtelier.ts';
import type { Editing } from './useModele.ts';
import { useZoneName } from './useZoneName.ts';
import { ZoneProprietes } from './ZoneProprietes.tsx';

type Props = { initial: ModeleCertificat; listHref: string; onPublished: (modele: ModeleCertificat) => void };
/** The properties of the chosen zone. */
function Proprietes({
  atelier: { vue, zones, places, faultOf, chosen, remove },
}: {
  readonly atelier: Atelier;
}): ReactNode {
  const t = useText();
  const { selected } = zones;
  if (chosen === undefined || selected === null) return <Text tone="subtle">{t('modeles-certificat.rien')}</Text>;
  const fault = faultOf(selected);
  return (
    <ZoneProprietes
      zone={chosen}
      placed={places[vue.exemple].zones.find(({ rang }) => rang === selected)}
      fault={fault === undefined ? undefined : problemText(fault.title)}
      onChange={(zone, name) => zones.setZone(selected, zone, name)}
      onRemove={() => remove(selected)}
    />
  );
}

/** What somebody else saved meanwhile: asks which of both is gone on with. */
function Perime({ stale: { theirs, settle, take, goOn } }: Pick<Editing, 'stale'>): ReactNode {
  const t = useText();
  if (theirs === null) return null;
  const form = { restart: () => take(theirs), set: () => goOn(theirs) };
  return <StaleNotice title={t('modeles-certificat.perime')} form={form} theirs={theirs} onSettled={settle} />;
}

/** What the properties are about: the chosen zone, by name. */
function useTitre(chosen: Atelier['chosen']): string {
  const t = useText();
  const nameOf = useZoneName();
  return chosen === undefined ? t('modeles-certificat.proprietes') : nameOf(chosen);
}

/** The editor of a model: its fields, the page with its zones, the properties of the chosen one, and what keeps it from being published. */
export function ModeleEditor({ initial, listHref, onPublished }: Props): ReactNode {
  const t = useText();
  const atelier = useAtelier(initial);
  const { editing, vue, zones, isWide, faults, chosen, open, setOpen } = atelier;
  const champs = <ChampsPanel atelier={atelier} />;
  const proprietes = <Proprietes atelier={atelier} />;
  const titleOf = useTitre(chosen);
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
          isBusy={vue.isBusy}
          isReady={faults.length === 0}
          onPublished={onPublished}
          busy={vue.busy}
        />
      }
    >
      <Perime stale={editing.stale} />
      <div className={styles.editor}>
        {isWide && champs}
        <EditeurBureau atelier={atelier} />
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
      {open === 'reglages' && (
        <ReglagesDialog contenu={editing.contenu} onDone={editing.change} onClose={() => setOpen(null)} />
      )}
      {open === 'image' && <ImageDialog onDone={zones.addImage} onClose={() => setOpen(null)} />}
    </Page>
  );
}
