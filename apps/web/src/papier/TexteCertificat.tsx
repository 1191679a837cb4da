import { type ValeursCertificat, lectureOf, type ZoneLue } from '@habilis/domain/modele-certificat/lectureOf';
import type { Dessin } from '@habilis/domain/modele-certificat/Dessin';
import { Heading } from '@habilis/ui/Heading';
import { QrCode } from '@habilis/ui/QrCode';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { qrModules } from './qrModules.ts';
import * as styles from './PapierCertificat.css.ts';

type Props = {
  dessin: Dessin;
  valeurs: ValeursCertificat;
  qrLabel: string;
  images: Readonly<Record<string, string>>;
  specimen: string | null;
};

/** Letters of this size in points and above name somebody or something. */
const GRANDE = 20;

function Words({ one: { zone, valeur } }: { one: ZoneLue }): ReactNode {
  if (zone.champ === 'intituleDispositifNiveau') return <Heading level={3}>{valeur}</Heading>;
  return (
    <div>
      {zone.etiquette !== '' && (
        <Text look="small" tone="subtle">
          {zone.etiquette}
        </Text>
      )}
      <Text isStrong={zone.gras || zone.taille >= GRANDE}>
        <span className={styles.paragraphe}>{valeur}</span>
      </Text>
    </div>
  );
}

/** What a certificat says, in reading order and in letters of the screen, where its sheet would be too small to read (decision 0112). */
export function TexteCertificat({ dessin, valeurs, qrLabel, images, specimen }: Props): ReactNode {
  return (
    <div className={styles.suite}>
      {specimen !== null && (
        <Text tone="danger" isStrong>
          {specimen}
        </Text>
      )}
      {lectureOf(dessin, valeurs).map((one) => {
        const { zone, rang, valeur } = one;
        if (zone.champ === 'qrCode')
          return (
            <div key={rang} className={styles.code}>
              <QrCode label={qrLabel} modules={qrModules(valeur)} />
            </div>
          );
        if (zone.champ === 'image') {
          const source = images[zone.texte];
          // Without words it is an ornament.
          if (source === undefined || zone.etiquette === '') return null;
          return <img key={rang} className={styles.logo} src={source} alt={zone.etiquette} />;
        }
        return <Words key={rang} one={one} />;
      })}
    </div>
  );
}
