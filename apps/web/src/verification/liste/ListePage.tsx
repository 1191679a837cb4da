import { PATHS } from '@habilis/api/page/paths';
import { countEtats } from '@habilis/domain/certificat/liste/etatLigne';
import { useText } from '@habilis/i18n/TextProvider';
import { announce } from '@habilis/ui/announce';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { CheckShell } from '../CheckShell.tsx';
import { FollowListe } from '../Follow.tsx';
import { type Known, NOTHING_KNOWN } from '../known.ts';
import { useOnline } from '../useOnline.ts';
import { CollerListe } from './CollerListe.tsx';
import { DeposerPdf } from './DeposerPdf.tsx';
import { FilmerQr } from './FilmerQr.tsx';
import * as styles from './liste.css.ts';
import { codesASuivre } from './lignesOf.ts';
import { TableListe } from './TableListe.tsx';
import { useListe } from './useListe.ts';

/** A phone films rather than pastes. */
const PHONE = '(max-width: 40rem)';
function onPhoneChange(tell: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Checks a list of certificats, pasted, dropped or filmed; only codes leave the device (C1120). */
export function ListePage({ known }: { readonly known: Promise<Known> }): ReactNode {
  const t = useText();
  const isOnline = useOnline();
  const isPhone = useSyncExternalStore(onPhoneChange, () => matchMedia(PHONE).matches);
  const [held, setHeld] = useState(NOTHING_KNOWN);
  useEffect(() => void known.then(setHeld), [known]);
  const { texte, setTexte, lue, codes, enTrop, lignes, fault, isBusy, at, again, add, today } = useListe(known);
  const isAnswered = !isBusy && at !== null && lignes.length > 0;
  const said = isAnswered
    ? [
        t('scanner-qrcode.liste.nombre', { nombre: lignes.length }),
        ...countEtats(lignes).map(({ etat, nombre }) => `${t(`scanner-qrcode.liste.etat.${etat}`)} ${nombre}`),
      ].join(', ')
    : '';
  // Once for a whole list, and again when it has changed.
  useEffect(() => announce(said), [said]);
  const film = <FilmerQr key="film" onRead={(code) => add({ mots: '', code })} />;
  const aSuivre = codesASuivre(lignes);
  const waiting = lignes.filter(({ etat }) => etat === 'EN_ATTENTE').length;
  return (
    <CheckShell isOnline={isOnline && fault !== 'reseau'} heading={t('scanner-qrcode.liste.titre')} width="list">
      <Stack gap={28}>
        <Text tone="subtle">{t('scanner-qrcode.liste.aide')}</Text>
        {held.demonstration === true && <Callout tone="warning" title={t('scanner-qrcode.demonstration')} />}
        <div className={styles.ways}>
          {isPhone && film}
          <CollerListe texte={texte} lue={lue} enTrop={enTrop} onChange={setTexte} />
          <DeposerPdf onRead={add} />
          {!isPhone && film}
        </div>
        {fault !== null && codes.length > 0 && (
          <Callout
            tone="warning"
            told="announced"
            title={t(`scanner-qrcode.liste.faute-${fault}`, { nombre: waiting })}
          >
            <Button size="small" isBusy={isBusy} onPress={again}>
              {t('scanner-qrcode.liste.reessayer')}
            </Button>
          </Callout>
        )}
        {isBusy && <p className={styles.told}>{t('scanner-qrcode.liste.verification', { nombre: codes.length })}</p>}
        {lignes.length > 0 && (
          <TableListe lignes={lignes} at={at} today={today} onTry={(code, mots) => add({ mots, code })} />
        )}
        {isAnswered && aSuivre.length > 0 && <FollowListe codes={aSuivre} />}
        <Link href={PATHS.certificat}>{t('scanner-qrcode.liste.un-seul')}</Link>
      </Stack>
    </CheckShell>
  );
}
