import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import { placeCertificat } from '@habilis/domain/modele-certificat/placeCertificat';
import { valeursDuModele } from '@habilis/domain/modele-certificat/valeursDuModele';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { Text } from '@habilis/ui/Text';
import { CircleCheck, Eye, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { PapierCertificat } from '../../papier/PapierCertificat.tsx';
import { useMesureEcran } from '../../papier/useMesureEcran.ts';
import * as styles from './editeur.css.ts';
import type { Exemple } from './Exemple.ts';
import { ExempleSwitch } from './ExempleSwitch.tsx';
import { previewModele } from './previewModele.ts';
import { Regles } from './Regles.tsx';
import { useFaits } from './useFaits.ts';
import { useImagesDuModele } from './useImagesDuModele.ts';
import { storedOf } from './useModele.ts';

type Props = {
  readonly modele: ModeleCertificat;
  /** The number of the draft that follows it, if there is one. */
  readonly brouillon: number | null;
  readonly listHref: string;
  /** Begins the next version. */
  readonly onBegin: () => void;
};

/** Its preview, and its next version: begun, or gone on with. */
function Actions({ modele, brouillon, listHref, onBegin }: Props): ReactNode {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const preview = async () => {
    setBusy(true);
    await previewModele(modele);
    setBusy(false);
  };
  return (
    <ButtonGroup>
      <Button icon={Eye} isDisabled={isBusy} onPress={() => void preview()}>
        {t('modeles-certificat.previsualiser')}
      </Button>
      {brouillon === null ? (
        <Button variant="primary" icon={Plus} onPress={onBegin}>
          {t('modeles-certificat.creer-version', { numero: modele.numeroVersion + 1 })}
        </Button>
      ) : (
        <LinkButton variant="primary" icon={Pencil} href={`${listHref}/${modele.id}`}>
          {t('modeles-certificat.reprendre', { numero: brouillon })}
        </LinkButton>
      )}
    </ButtonGroup>
  );
}

/** The published version of a model: read with either sample, never changed; the next one begins from it, or is already a draft. */
export function ModeleLecture(props: Props): ReactNode {
  const t = useText();
  const { modele, listHref } = props;
  const faits = useFaits(modele);
  const [exemple, setExemple] = useState<Exemple>('court');
  const [stored] = useState(() => storedOf(modele));
  const images = useImagesDuModele(stored);
  const mesure = useMesureEcran();
  const valeurs = { ...modele.exemples[exemple], ...valeursDuModele(modele) };
  return (
    <Page
      width="wide"
      header={
        <AreaHeader
          kind={t('modeles-certificat.modele')}
          title={modele.intitule}
          titleEnd={
            <Badge tone="success" icon={CircleCheck}>
              {t('modeles-certificat.etat.PUBLIEE', { numero: modele.numeroVersion })}
            </Badge>
          }
          above={[{ label: t('modeles-certificat.titre'), href: listHref }]}
          description={faits}
          action={<Actions {...props} />}
        />
      }
    >
      <Inline gap={12} justify="between">
        <Text tone="subtle">{t('modeles-certificat.delivres', { nombre: modele.publiee?.nbCertificats ?? 0 })}</Text>
        <ExempleSwitch exemple={exemple} setExemple={setExemple} />
      </Inline>
      <div className={styles.desk}>
        <Regles dessin={modele} chosen={undefined} width={null}>
          <PapierCertificat
            place={placeCertificat(modele, valeurs, mesure)}
            qrCode={valeurs.qrCode ?? ''}
            qrLabel={t('certificats.papier.alt-qr')}
            images={images}
          />
        </Regles>
      </div>
    </Page>
  );
}
