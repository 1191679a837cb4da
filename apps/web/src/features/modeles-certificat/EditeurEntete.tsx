import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Eye, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { previewModele } from './previewModele.ts';
import { useFaits } from './useFaits.ts';
import { type Editing, VERSION } from './useModele.ts';

type Props = {
  readonly editing: Editing;
  readonly listHref: string;
  readonly isBusy: boolean;
  /** Whether nothing keeps it from being published. */
  readonly isReady: boolean;
  readonly onPublished: (modele: ModeleCertificat) => void;
  readonly busy: (work: () => Promise<void>) => Promise<void>;
};

/** Whether it is the next version, begun from the published one. */
const isNextOf = ({ etat }: Editing['modele']): boolean => etat === 'PUBLIEE';

/** How a model is seen, saved and published. */
function Actions({ editing, isBusy, isReady, onPublished, busy }: Props): ReactNode {
  const t = useText();
  const { modele, isChanged, save } = editing;
  const preview = async () => {
    const saved = await save();
    if (saved === null) return;
    await previewModele(saved);
  };
  const publish = async () => {
    const saved = await save();
    if (saved === null) return;
    const numero = saved.numeroVersion;
    const agreed = await confirm({
      title: t('modeles-certificat.publier-question', { numero }),
      message:
        saved.publiee === null
          ? t('modeles-certificat.publier-premiere')
          : t('modeles-certificat.publier-effet', { nombre: saved.publiee.nbCertificats }),
      confirmLabel: t('modeles-certificat.publier'),
    });
    const published = agreed ? await editing.publish(saved) : null;
    if (published === null) return;
    tellDone('modeles-certificat.publiee', { numero });
    onPublished(published);
  };
  return (
    <ButtonGroup>
      <Button icon={Eye} isDisabled={isBusy} onPress={() => void busy(preview)}>
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
        // The next version has nothing to publish before its first change.
        isDisabled={(isNextOf(modele) && !isChanged) || !isReady || isBusy}
        onPress={() => void busy(publish)}
      >
        {t('modeles-certificat.publier')}
      </Button>
    </ButtonGroup>
  );
}

/** The head of a model: which version it is, for what and when, and what may be done with it. */
export function EditeurEntete(props: Props): ReactNode {
  const t = useText();
  const { editing, listHref } = props;
  const { modele, contenu } = editing;
  const faits = useFaits({ ...modele, ...contenu });
  const numero = modele.numeroVersion + (isNextOf(modele) ? 1 : 0);
  return (
    <AreaHeader
      kind={t('modeles-certificat.modele')}
      title={contenu.intitule}
      titleEnd={
        <Badge tone="neutral" icon={Pencil}>
          {t('modeles-certificat.etat.BROUILLON', { numero })}
        </Badge>
      }
      above={[{ label: t('modeles-certificat.titre'), href: listHref }]}
      description={
        modele.etat === 'BROUILLON' && modele.publiee !== null ? (
          <Inline gap={12}>
            <span>{faits}</span>
            <Link href={`${listHref}/${modele.id}?${VERSION}=publiee`}>
              {t('modeles-certificat.voir-publiee', { numero: modele.publiee.numeroVersion })}
            </Link>
          </Inline>
        ) : (
          faits
        )
      }
      action={<Actions {...props} />}
    />
  );
}
