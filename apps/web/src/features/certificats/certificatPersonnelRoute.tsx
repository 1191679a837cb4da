import { certificat } from '@habilis/api/certificat/endpoints';
import type { CertificatDuTitulaire } from '@habilis/api/certificat/titulaire';
import { PATHS, pathTo } from '@habilis/api/page/paths';
import { LIEN_TITULAIRE_JOURS } from '@habilis/domain/certificat/LIEN_TITULAIRE_JOURS';
import { isRetire } from '@habilis/domain/certificat/statutCertificat';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { niveauOf } from '../../etat/niveauOf.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { FeuilleCertificat } from '../../papier/FeuilleCertificat.tsx';
import { call } from '../../session/call.ts';
import { foundOrNull } from '../../session/foundOrNull.ts';
import { WithAcronyms } from '../../termes/WithAcronyms.tsx';
import { StatutBadge } from './StatutBadge.tsx';

/** The certificat of the link; null when the link opens nothing any more. */
export async function loader({ params }: LoaderFunctionArgs): Promise<CertificatDuTitulaire | null> {
  return foundOrNull(() =>
    call(certificat.duTitulaire, { params: { key: params['key'] ?? '' } }, { background: true }),
  );
}

/** Since when a revoked certificat proves nothing, why, what it means at work and whom to ask (rules/certificats#holders-told). */
function Revoque({ one: { revocation, raisonSociale, caisse } }: { one: CertificatDuTitulaire }): ReactNode {
  const t = useText();
  if (revocation === null) return <Callout tone="danger" title={t('liste-certificats.revoque')} />;
  const { date, motif } = revocation;
  return (
    <Callout tone="danger" title={t('certificats.titulaire.revoque-titre', { date: formatDate(date) })}>
      <Stack gap={8}>
        <Text>{t('certificats.titulaire.revoque-motif', { motif })}</Text>
        <Text>{t('certificats.titulaire.revoque-travail')}</Text>
        <Text>{t('certificats.titulaire.revoque-qui', { raisonSociale, caisse: caisse ?? 'aucune' })}</Text>
      </Stack>
    </Callout>
  );
}

/** What to know first: what replaced it, that it proves nothing any more. */
function Notices({ one }: { one: CertificatDuTitulaire }): ReactNode {
  const t = useText();
  const { statut, dateFin, remplacePar } = one;
  return (
    <>
      {remplacePar !== null && (
        <Callout tone="warning" title={t('liste-certificats.remplace-titre', { numero: remplacePar.numero })}>
          {remplacePar.cle === null ? (
            t('certificats.titulaire.remplace')
          ) : (
            <Link href={pathTo('certificatPersonnel', remplacePar.cle)}>
              {t('certificats.titulaire.remplace-lien')}
            </Link>
          )}
        </Callout>
      )}
      {statut === 'REVOQUE' && <Revoque one={one} />}
      {statut === 'EXPIRE' && dateFin !== null && (
        <Callout tone="warning" title={t('liste-certificats.fini', { date: formatDate(dateFin) })} />
      )}
    </>
  );
}

function Faits({ one }: { one: CertificatDuTitulaire }): ReactNode {
  const t = useText();
  const { numero, dateObtention, dateFin, raisonSociale, codeCourt } = one;
  return (
    <DescriptionList
      items={[
        { term: t('listes.niveau'), description: <WithAcronyms text={niveauOf(t, one)} /> },
        { term: t('listes.numero'), description: <Identifier>{numero}</Identifier> },
        { term: t('liste-certificats.obtention'), description: formatDate(dateObtention) },
        {
          term: t('liste-certificats.fin'),
          description: dateFin === null ? t('liste-certificats.sans-fin') : formatDate(dateFin),
        },
        { term: t('listes.entite'), description: raisonSociale },
        { term: t('certificats.titulaire.code'), description: <Identifier>{codeCourt}</Identifier> },
      ]}
    />
  );
}

/** What an employer is given, and how they check it. */
function Employeur({ isRetire: isGone }: { isRetire: boolean }): ReactNode {
  const t = useText();
  return (
    <Section title={t('certificats.titulaire.employeur')}>
      {isGone ? (
        <Text>{t('certificats.titulaire.employeur-retire')}</Text>
      ) : (
        <Stack gap={8}>
          <Text>{t('certificats.titulaire.employeur-remettre')}</Text>
          <Text>{t('certificats.titulaire.employeur-garder')}</Text>
        </Stack>
      )}
      <Link href={pathTo('certificat')}>{t('certificats.titulaire.employeur-lien')}</Link>
    </Section>
  );
}

/** The link opens nothing any more. */
function Inconnu(): ReactNode {
  const t = useText();
  return (
    <GuestPage title={t('certificats.titulaire.titre')}>
      <Callout tone="warning" title={t('certificats.titulaire.inconnu')}>
        {t('certificats.titulaire.autrement', { jours: LIEN_TITULAIRE_JOURS })}
      </Callout>
      <ButtonGroup>
        <LinkButton href={PATHS.mesCertificats} variant="primary">
          {t('certificats.page.tous')}
        </LinkButton>
      </ButtonGroup>
    </GuestPage>
  );
}

/** A holder's own certificat, by the link that was mailed to them (C37). */
export function Component(): ReactNode {
  const t = useText();
  const { key = '' } = useParams();
  const one = useLoaderData<typeof loader>();
  if (one === null) return <Inconnu />;
  const { numero, statut, nom, prenom, dateExpiration } = one;
  return (
    <GuestPage title={t('certificats.titulaire.titre')} width="list">
      <Notices one={one} />
      <Inline gap={8}>
        <Text as="span" isStrong>{`${prenom} ${nom}`}</Text>
        <StatutBadge statut={statut} />
      </Inline>
      <Faits one={one} />
      {!isRetire(statut) && (
        <ButtonGroup>
          <DownloadButton
            label={t('certificats.badge.telecharger')}
            name={`badge-${numero}.json`}
            read={() => call(certificat.badgeDuTitulaire, { params: { key } })}
          />
          <DownloadButton
            label={t('certificats-formateur.telecharger')}
            name={`${numero}.pdf`}
            read={() => call(certificat.papierDuTitulaire, { params: { key } })}
          />
        </ButtonGroup>
      )}
      <Text look="small" tone="subtle">
        {t('certificats.titulaire.jusqu-au', { date: formatDate(dateExpiration) })}
        {isRetire(statut) ? '' : ` ${t('certificats.titulaire.garder')}`}
      </Text>
      <Employeur isRetire={isRetire(statut)} />
      <Link href={PATHS.mesCertificats}>{t('certificats.page.tous')}</Link>
      {!isRetire(statut) && (
        <FeuilleCertificat
          read={() => call(certificat.feuilleDuTitulaire, { params: { key } }, { background: true })}
          readImage={async (image) =>
            (await call(certificat.imageDuTitulaire, { params: { key, image } }, { background: true })).blob
          }
        />
      )}
    </GuestPage>
  );
}
