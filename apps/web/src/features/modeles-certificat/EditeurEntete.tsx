import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { CircleCheck, Eye, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { download } from '../../list/download.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { call } from '../../session/call.ts';
import type { Editing } from './useModele.ts';

type Props = {
  readonly editing: Editing;
  readonly listHref: string;
  readonly isBusy: boolean;
  /** Whether nothing keeps it from being published. */
  readonly isReady: boolean;
  readonly busy: (work: () => Promise<void>) => Promise<void>;
};

/** The head of a model: which version it is, for what and when, and how it is seen, saved and published. */
export function EditeurEntete({ editing, listHref, isBusy, isReady, busy }: Props): ReactNode {
  const t = useText();
  const { modele, contenu, isChanged, save } = editing;
  const { dateDebutValidite, dateFinValidite } = contenu;
  const isDraft = modele.etat === 'BROUILLON' || isChanged;
  const numeroShown = modele.numeroVersion + (isChanged && modele.etat === 'PUBLIEE' ? 1 : 0);
  const preview = async () => {
    const saved = await save();
    if (saved === null) return;
    await download(call(modeleCertificat.previsualiser, { params: { id: saved.id } }), 'modele.pdf');
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
    if (agreed && (await editing.publish(saved))) tellDone('modeles-certificat.publiee', { numero });
  };
  const facts = [
    modele.dispositifNiveau.libelle,
    t(`modeles-certificat.format.${modele.format}-${modele.orientation}`),
    t(`modeles-certificat.mode.${contenu.mode ?? 'TOUS'}`),
    dateFinValidite === null
      ? t('modeles-certificat.a-partir', { date: formatDate(dateDebutValidite) })
      : t('modeles-certificat.du-au', { debut: formatDate(dateDebutValidite), fin: formatDate(dateFinValidite) }),
    ...(contenu.actif ? [] : [t('modeles-certificat.inactif')]),
  ];
  return (
    <AreaHeader
      title={contenu.intitule}
      titleEnd={
        <Badge tone={isDraft ? 'neutral' : 'success'} icon={isDraft ? Pencil : CircleCheck}>
          {t(`modeles-certificat.etat.${isDraft ? 'BROUILLON' : 'PUBLIEE'}`, { numero: numeroShown })}
        </Badge>
      }
      above={[{ label: t('modeles-certificat.titre'), href: listHref }]}
      description={facts.join(' · ')}
      action={
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
          <Button variant="primary" isDisabled={!isDraft || !isReady || isBusy} onPress={() => void busy(publish)}>
            {t('modeles-certificat.publier')}
          </Button>
        </ButtonGroup>
      }
    />
  );
}
