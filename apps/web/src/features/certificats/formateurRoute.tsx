import type { CertificatFormateur } from '@habilis/api/certificat-formateur/CertificatFormateur';
import { certificatFormateur } from '@habilis/api/certificat-formateur/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import { statutCertificat } from '@habilis/domain/certificat/statutCertificat';
import { formatDate, formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { WithAcronyms } from '../../termes/WithAcronyms.tsx';
import { FinCertificat } from './FinCertificat.tsx';
import { ProlongationDialog } from './ProlongationDialog.tsx';
import { StatutBadge } from './StatutBadge.tsx';

export const loader = ({ params }: { params: { certificatId?: string } }): Promise<CertificatFormateur> =>
  call(certificatFormateur.get, { params: { id: params.certificatId ?? '' } });

/** The steps by which it was extended, the latest first. */
function Prolongations({ one }: { one: CertificatFormateur }): ReactNode {
  const t = useText();
  const title = t('certificats-formateur.prolongations');
  return (
    <Section title={title}>
      {one.prolongations.length === 0 ? (
        <Text tone="subtle">{t('certificats-formateur.prolongations-aucune')}</Text>
      ) : (
        <ItemList
          label={title}
          items={one.prolongations.map(({ id, dateFinAvant, dateFin, motif, auteurNomPrenom, faitLe, roleType }) => ({
            key: String(id),
            icon: CalendarPlus,
            title: t('certificats-formateur.prolongation', {
              avant: formatDate(dateFinAvant),
              apres: formatDate(dateFin),
            }),
            description: motif,
            end: t('certificats-formateur.prolongation-auteur', {
              auteur: auteurNomPrenom ?? t(`roles.${roleType}`),
              date: formatInstantDate(faitLe),
            }),
          }))}
        />
      )}
    </Section>
  );
}

function Actes({ one, onProlonger }: { one: CertificatFormateur; onProlonger: () => void }): ReactNode {
  const t = useText();
  const { id, titulaire, prolongeable, telechargeable } = one;
  return (
    <ButtonGroup>
      {telechargeable && (
        <DownloadButton
          label={t('certificats-formateur.telecharger')}
          name={`certificat-formateur-${titulaire.habilisId}.pdf`}
          read={() => call(certificatFormateur.download, { params: { id }, query: {} })}
        />
      )}
      {prolongeable && (
        <Button variant="primary" icon={CalendarPlus} onPress={onProlonger}>
          {t('certificats-formateur.prolonger')}
        </Button>
      )}
    </ButtonGroup>
  );
}

/** One formateur's certificat: until when it lets lead sessions, and how it was extended. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const one = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  if (role === null) return null;
  const { titulaire, dispositifNiveau, dateObtention, dateFin, dateRevocation } = one;
  const statut = statutCertificat(
    { statut: dateRevocation === null ? 'VALIDE' : 'REVOQUE', dateFin, remplacePar: null },
    today,
  );
  return (
    <Page
      header={
        <AreaHeader
          kind={t('certificats-formateur.certificat')}
          numero={titulaire.habilisId}
          title={titulaire.nomPrenom}
          titleEnd={<Identifier>{titulaire.habilisId}</Identifier>}
          above={[
            { label: t('liste-certificats.titre'), href: rolePath(role, 'certificats') },
            { label: t('certificats-formateur.titre'), href: rolePath(role, 'certificatsFormateurs') },
          ]}
          description={
            <Inline gap={8}>
              <StatutBadge statut={statut} />
              <Text as="span">{dispositifNiveau.libelle}</Text>
            </Inline>
          }
          action={(one.prolongeable || one.telechargeable) && <Actes one={one} onProlonger={() => setOpen(true)} />}
        />
      }
    >
      {dateRevocation !== null && (
        <Callout tone="danger" title={t('certificats.revocation.effective', { date: formatDate(dateRevocation) })} />
      )}
      {statut === 'EXPIRE' && dateFin !== null && (
        <Callout tone="warning" title={t('certificats-formateur.perime', { date: formatDate(dateFin) })} />
      )}
      <Section title={t('certificats-formateur.faits')}>
        <DescriptionList
          items={[
            { term: t('listes.niveau'), description: <WithAcronyms text={dispositifNiveau.libelle} /> },
            { term: t('liste-certificats.obtention'), description: formatDate(dateObtention) },
            {
              term: t('liste-certificats.fin'),
              description: <FinCertificat certificat={{ statut, dateObtention, dateFin }} />,
            },
          ]}
        />
      </Section>
      <Prolongations one={one} />
      {isOpen && dateFin !== null && (
        <ProlongationDialog one={{ ...one, dateFin }} onSent={revalidate} onClose={() => setOpen(false)} />
      )}
    </Page>
  );
}
