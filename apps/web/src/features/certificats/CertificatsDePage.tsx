import { certificat } from '@habilis/api/certificat/endpoints';
import type { CertificatDePage } from '@habilis/api/certificat/pageTitulaire';
import { isRetire } from '@habilis/domain/certificat/statutCertificat';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { niveauOf } from '../../etat/niveauOf.ts';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { call } from '../../session/call.ts';
import { FinCertificat } from './FinCertificat.tsx';
import { StatutBadge } from './StatutBadge.tsx';

const keyOf = ({ certificatId, formateurId }: CertificatDePage): string => `${certificatId ?? ''}-${formateurId ?? ''}`;

const intituleOf = (t: Texts, one: CertificatDePage): string =>
  one.mode === null ? one.libelleDispositifNiveau : niveauOf(t, { ...one, mode: one.mode });

/** What tells a certificat from another of its niveau. */
const objetOf = ({ numero, libelleDispositifNiveau, dateObtention }: CertificatDePage): string =>
  numero ?? `${libelleDispositifNiveau} ${formatDate(dateObtention)}`;

/** What a certificat says, each line that it has. */
function itemsOf(t: Texts, one: CertificatDePage) {
  const { nom, prenom, numero, dateObtention, raisonSociale, codeCourt, formateurId } = one;
  const line = (term: string, description: ReactNode) => (description === null ? [] : [{ term, description }]);
  return [
    ...line(t('certificats.page.nom-porte'), `${prenom} ${nom}`),
    ...line(t('listes.numero'), numero === null ? null : <Identifier>{numero}</Identifier>),
    ...line(t('liste-certificats.obtention'), formatDate(dateObtention)),
    ...line(t('liste-certificats.fin'), <FinCertificat certificat={one} />),
    ...line(t('listes.entite'), raisonSociale),
    ...line(t('certificats.titulaire.code'), codeCourt === null ? null : <Identifier>{codeCourt}</Identifier>),
    ...line(t('certificats.page.droit'), formateurId === null ? null : t('certificats.page.droit-aide')),
  ];
}

/** The papers of a certificat that is not revoked, named by what they are of. */
function Papiers({ one }: { readonly one: CertificatDePage }): ReactNode {
  const t = useText();
  const { certificatId, formateurId, numero } = one;
  const [genre, id] =
    formateurId === null ? (['stagiaire', certificatId] as const) : (['formateur', formateurId] as const);
  return (
    <ButtonGroup>
      {certificatId !== null && (
        <DownloadButton
          label={t('certificats.page.badge-de', { objet: objetOf(one) })}
          name={`badge-${numero ?? certificatId}.json`}
          read={() => call(certificat.badgeDePage, { params: { id: String(certificatId) } })}
        />
      )}
      {id !== null && (
        <DownloadButton
          label={t('certificats.page.telecharger-de', { objet: objetOf(one) })}
          name={`${numero ?? 'certificat'}.pdf`}
          read={() => call(certificat.papierDePage, { params: { genre, id: String(id) } })}
        />
      )}
    </ButtonGroup>
  );
}

/** What has become of a certificat that proves nothing any more. */
function Retire({ one: { remplacePar } }: { readonly one: CertificatDePage }): ReactNode {
  const t = useText();
  return (
    <Text>
      {remplacePar === null ? t('certificats.page.revoque') : t('certificats.page.remplace', { numero: remplacePar })}
    </Text>
  );
}

/** All the certificats of a holder, those in force first (C912). */
export function CertificatsDePage({ certificats }: { readonly certificats: readonly CertificatDePage[] }): ReactNode {
  const t = useText();
  return certificats.map((one) => (
    <Section
      key={keyOf(one)}
      title={`${intituleOf(t, one)} · ${one.numero ?? formatDate(one.dateObtention)}`}
      action={<StatutBadge statut={one.statut} />}
    >
      <Stack gap={16}>
        <DescriptionList items={itemsOf(t, one)} />
        {isRetire(one.statut) ? (
          <Retire one={one} />
        ) : one.repris ? (
          <Text>{t('certificats.page.repris')}</Text>
        ) : (
          <Papiers one={one} />
        )}
      </Stack>
    </Section>
  ));
}
