import type { FeuilleCertificat as Feuille } from '@habilis/api/certificat/Feuille';
import { placeCertificat } from '@habilis/domain/modele-certificat/placeCertificat';
import { placeSpecimen } from '@habilis/domain/modele-certificat/placeSpecimen';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Section } from '@habilis/ui/Section';
import { SkeletonShape } from '@habilis/ui/Skeleton';
import { media } from '@habilis/ui/theme/media';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useMedia } from '../boot/useMedia.ts';
import * as styles from './PapierCertificat.css.ts';
import { PapierCertificat } from './PapierCertificat.tsx';
import { TexteCertificat } from './TexteCertificat.tsx';
import { useImages } from './useImages.ts';
import { useMesureEcran } from './useMesureEcran.ts';

type ReadImage = (nom: string) => Promise<Blob>;

function Drawn({ feuille, readImage }: { feuille: Feuille; readImage: ReadImage }): ReactNode {
  const t = useText();
  const mesure = useMesureEcran();
  const isNarrow = useMedia(media.drawer);
  const { dessin, valeurs, specimen } = feuille;
  const names = useMemo(
    () => [dessin.fond ?? [], dessin.zones.flatMap(({ champ, texte }) => (champ === 'image' ? texte : []))].flat(),
    [dessin],
  );
  const images = useImages(names, readImage);
  const qrLabel = t('certificats.papier.alt-qr');
  if (isNarrow) return <TexteCertificat {...{ dessin, valeurs, qrLabel, images, specimen }} />;
  return (
    <div className={styles.bord}>
      <PapierCertificat
        place={placeCertificat(dessin, valeurs, mesure)}
        qrCode={valeurs.qrCode ?? ''}
        specimen={specimen === null ? null : placeSpecimen(dessin, specimen, mesure)}
        level={3}
        {...{ qrLabel, images }}
      />
    </div>
  );
}

type Props = { read: () => Promise<Feuille>; readImage: ReadImage };

/** A certificat as its paper shows it: the sheet where there is room, its words one after the other elsewhere (decision 0112). */
export function FeuilleCertificat({ read, readImage }: Props): ReactNode {
  const t = useText();
  const [feuille, setFeuille] = useState<Feuille | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let isHere = true;
    readNow().then(
      (found) => isHere && setFeuille(found),
      () => isHere && setFeuille('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [attempt]);
  return (
    <Section title={t('certificats.feuille.titre')}>
      {feuille === null ? (
        <SkeletonShape shape="text" count={8} />
      ) : feuille === 'failed' ? (
        <Callout
          tone="warning"
          told="announced"
          title={t('certificats.feuille.illisible')}
          actions={
            <Button
              onPress={() => {
                setFeuille(null);
                setAttempt(attempt + 1);
              }}
            >
              {t('erreurs.page.reessayer')}
            </Button>
          }
        />
      ) : (
        <Drawn feuille={feuille} readImage={readImage} />
      )}
    </Section>
  );
}
