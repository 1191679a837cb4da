import { type ListeLue, SIGNES_PAR_LISTE } from '@habilis/domain/certificat/liste/readListe';
import { useText } from '@habilis/i18n/TextProvider';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import * as styles from './liste.css.ts';

type Props = {
  readonly texte: string;
  readonly lue: ListeLue;
  readonly enTrop: number;
  readonly onChange: (texte: string) => void;
};
/** Numbers of lines that are told one by one. */
const MOST_TOLD = 10;

const numbersOf = (lines: readonly { readonly ligne: number }[]): string => {
  const told = [...new Set(lines.map(({ ligne }) => ligne))];
  return told.slice(0, MOST_TOLD).join(', ') + (told.length > MOST_TOLD ? '…' : '');
};

/** The codes as text: a column of a sheet, a mail, what was typed; read on the device. */
export function CollerListe({ texte, lue, enTrop, onChange }: Props): ReactNode {
  const t = useText();
  const { lignes, codes, doublons, sansCode, isCoupe } = lue;
  const without = sansCode.filter(({ raison }) => raison === 'sans-code');
  const told = [
    lignes > 0 && t('scanner-qrcode.liste.lues', { lignes, codes: codes.length }),
    doublons.length > 0 && t('scanner-qrcode.liste.doublons', { nombre: doublons.length, lignes: numbersOf(doublons) }),
    without.length > 0 && t('scanner-qrcode.liste.sans-code', { nombre: without.length, lignes: numbersOf(without) }),
  ].filter((words) => words !== false);
  const fault = isCoupe
    ? t('scanner-qrcode.liste.trop-long')
    : enTrop > 0
      ? t('scanner-qrcode.liste.en-trop', { nombre: enTrop })
      : undefined;
  return (
    <div
      className={styles.colle}
      onPasteCapture={(event) => {
        // A text field given tens of megabytes stops the page: its beginning is read, and the rest is told.
        const pasted = event.clipboardData.getData('text/plain');
        if (pasted.length <= SIGNES_PAR_LISTE) return;
        event.preventDefault();
        onChange(pasted.slice(0, SIGNES_PAR_LISTE + 1));
      }}
    >
      <TextArea
        label={t('scanner-qrcode.liste.coller')}
        description={t('scanner-qrcode.liste.coller-aide')}
        errorMessage={fault}
        rows={5}
        value={texte}
        onChange={onChange}
      />
      {told.length > 0 && <p className={styles.told}>{told.join(' ')}</p>}
    </div>
  );
}
