import { certificat } from '@habilis/api/certificat/endpoints';
import type { Certificat } from '@habilis/api/certificat/Certificat';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { isRetire } from '@habilis/domain/certificat/statutCertificat';
import { can } from '@habilis/domain/role/can';
import { isImprimable } from '@habilis/domain/stagiaire/isImprimable';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { BadgeCheck, Ban, Mail, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { niveauOf } from '../../etat/niveauOf.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { tellRefused } from '../../messages/tellRefused.ts';
import { FeuilleCertificat } from '../../papier/FeuilleCertificat.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { PartPriseNotice } from '../../droit/PartPriseNotice.tsx';
import { call } from '../../session/call.ts';
import { WithAcronyms } from '../../termes/WithAcronyms.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { FinCertificat } from './FinCertificat.tsx';
import { RefaireButton } from './RefaireButton.tsx';
import { ReprisBadge } from './ReprisBadge.tsx';
import { RevocationDialog } from './RevocationDialog.tsx';
import { RevocationNotice } from './RevocationNotice.tsx';
import { StatutBadge } from './StatutBadge.tsx';

export const loader = ({ params }: { params: { certificatId?: string } }): Promise<Certificat> =>
  call(certificat.get, { params: { id: params.certificatId ?? '' } });

/** A certificat that replaces this one, or that it replaces, with the name that it bears. */
const lien = (term: string, other: Certificat['remplace'], role: Role) =>
  other === null
    ? []
    : [
        {
          term,
          description: (
            <Inline gap={8}>
              <Link href={rolePath(role, 'certificat', other.id)}>{other.numero}</Link>
              <Text as="span" tone="subtle">{`${other.prenom} ${other.nom}`}</Text>
            </Inline>
          ),
        },
      ];

/** What stands in the place of this certificat, before anything else is said of it (rules/certificats#correction). */
function ReplacedBy({ next, role }: { next: NonNullable<Certificat['remplacePar']>; role: Role }): ReactNode {
  const t = useText();
  const { id, numero, prenom, nom } = next;
  return (
    <Callout tone="warning" title={t('liste-certificats.remplace-titre', { numero })}>
      <Inline gap={8}>
        <Link href={rolePath(role, 'certificat', id)}>{numero}</Link>
        <Text as="span">{`${prenom} ${nom}`}</Text>
      </Inline>
    </Callout>
  );
}

/** A line of what is known; none of what is not. */
const whenKnown = <Value,>(term: string, value: Value | null, descriptionOf: (value: Value) => ReactNode) =>
  value === null ? [] : [{ term, description: descriptionOf(value) }];

/** Who holds it, for what, from when to when, and where it comes from. */
function Faits({ one, role }: { one: Certificat; role: Role }): ReactNode {
  const t = useText();
  const { habilisId, dateNaissance, dateObtention, raisonSociale, entiteId, habilitation, sessionId } = one;
  return (
    <Section title={t('liste-certificats.faits')}>
      <DescriptionList
        items={[
          ...lien(t('liste-certificats.remplace'), one.remplace, role),
          ...whenKnown(t('liste-certificats.ancien-identifiant'), one.ancienIdentifiant, (former) => (
            <Identifier>{former}</Identifier>
          )),
          { term: t('liste-certificats.identifiant'), description: <Identifier>{habilisId}</Identifier> },
          ...whenKnown(t('liste-certificats.naissance'), dateNaissance, formatDate),
          { term: t('listes.niveau'), description: <WithAcronyms text={niveauOf(t, one)} /> },
          { term: t('liste-certificats.obtention'), description: formatDate(dateObtention) },
          { term: t('liste-certificats.fin'), description: <FinCertificat certificat={one} /> },
          {
            term: t('listes.entite'),
            description: can(role.type, 'read-entites') ? (
              <Link href={rolePath(role, 'entite', entiteId)}>{raisonSociale}</Link>
            ) : (
              raisonSociale
            ),
          },
          {
            term: t('liste-certificats.habilitation'),
            description: can(role.type, 'read-habilitations') ? (
              <Link href={rolePath(role, 'habilitation', habilitation.id)}>{habilitation.numero}</Link>
            ) : (
              <Identifier>{habilitation.numero}</Identifier>
            ),
          },
          {
            term: t('liste-certificats.session'),
            description:
              sessionId === null ? (
                t('liste-certificats.session-aucune')
              ) : (
                <Link href={rolePath(role, 'session', sessionId)}>{one.numeroSession ?? t('listes.sans-numero')}</Link>
              ),
          },
          { term: t('sessions-certification.liste.formateur'), description: one.formateurNomPrenom },
          ...whenKnown(t('liste-certificats.suivis'), one.suivis, (nombre) =>
            t('liste-certificats.suivis-nombre', { nombre }),
          ),
        ]}
      />
    </Section>
  );
}

function Feuille({ id }: { id: number }): ReactNode {
  return (
    <FeuilleCertificat
      read={() => call(certificat.feuille, { params: { id: String(id) } }, { background: true })}
      readImage={async (image) =>
        (await call(certificat.imageDeFeuille, { params: { id: String(id), image } }, { background: true })).blob
      }
    />
  );
}

/** The other certificats of the holder. */
function Autres({ one, role }: { one: Certificat; role: Role }): ReactNode {
  const t = useText();
  const title = t('liste-certificats.autres');
  return (
    <Section title={title}>
      {one.autres.length === 0 ? (
        <Text tone="subtle">{t('liste-certificats.autres-aucun')}</Text>
      ) : (
        <ItemList
          label={title}
          items={one.autres.map((other) => ({
            key: String(other.id),
            icon: BadgeCheck,
            title: niveauOf(t, other),
            href: rolePath(role, 'certificat', other.id),
            description: <Identifier>{other.numero}</Identifier>,
            end: (
              <Inline gap={8}>
                <FinCertificat certificat={other} />
                <StatutBadge statut={other.statut} />
              </Inline>
            ),
          }))}
        />
      )}
    </Section>
  );
}

/** Mails the holder the link to their certificat, to the address that was confirmed. */
function useLienAuTitulaire({ id }: Certificat) {
  const t = useText();
  const [isSending, setSending] = useState(false);
  const sendLink = async (adresse: string) => {
    const isAgreed = await confirm({
      title: t('certificats.titulaire.question'),
      message: t('certificats.titulaire.adresse', { adresse }),
      confirmLabel: t('certificats.titulaire.envoyer'),
    });
    if (!isAgreed) return;
    setSending(true);
    try {
      await call(certificat.envoyerAuTitulaire, { params: { id: String(id) }, body: { adresse } });
      tellDone('certificats.titulaire.envoye');
    } catch (error) {
      tellRefused(error);
    } finally {
      setSending(false);
    }
  };
  return { isSending, sendLink };
}

/** What may be done with a certificat, from what is rare to what one comes for: revoke it, correct its name, take its paper. */
function Actions({
  one,
  role,
  onAsk,
}: {
  one: Certificat;
  role: Role;
  onAsk: (asked: 'correction' | 'revocation') => void;
}): ReactNode {
  const t = useText();
  const { isSending, sendLink } = useLienAuTitulaire(one);
  const { adresseTitulaire } = one;
  if (isRetire(one.statut)) return null;
  return (
    <ButtonGroup>
      {can(role.type, 'revoke-certificats') && one.partPrise === undefined && one.revocation === null && (
        <Button variant="danger" icon={Ban} onPress={() => onAsk('revocation')}>
          {t('certificats.revocation.revoquer')}
        </Button>
      )}
      {one.correction !== null && (
        <Button icon={Pencil} onPress={() => onAsk('correction')}>
          {t('certificats.correction.corriger')}
        </Button>
      )}
      {adresseTitulaire !== null && (
        <Button icon={Mail} isBusy={isSending} onPress={() => void sendLink(adresseTitulaire)}>
          {t('certificats.titulaire.envoyer')}
        </Button>
      )}
      {one.repris && can(role.type, 'revoke-certificats') && one.partPrise === undefined && (
        <RefaireButton id={one.id} role={role} />
      )}
      {!one.repris && can(role.type, 'issue-certificats') && (
        <DownloadButton
          label={t('certificats.badge.telecharger')}
          name={`badge-${one.numero}.json`}
          read={() => call(certificat.badge, { params: { id: String(one.id) } })}
        />
      )}
      {!one.repris && can(role.type, 'issue-certificats') && (
        <DownloadButton
          label={t('certificats-formateur.telecharger')}
          name={`${one.numero}.pdf`}
          read={() => call(certificat.telecharger, { body: { ids: [one.id] } })}
        />
      )}
    </ButtonGroup>
  );
}

/** What to know of it first: how it came, how it stands, what stands in its place. */
function Notices({ one, role, onChange }: { one: Certificat; role: Role; onChange: () => void }): ReactNode {
  const t = useText();
  const { id, statut, dateFin, revocation } = one;
  return (
    <>
      <PartPriseNotice part={one.partPrise} />
      {one.repris && (
        <Callout tone="info" title={t('liste-certificats.repris-titre')}>
          {t('liste-certificats.repris-texte')}
        </Callout>
      )}
      {statut === 'EXPIRE' && dateFin !== null && (
        <Callout tone="warning" title={t('liste-certificats.fini', { date: formatDate(dateFin) })} />
      )}
      {one.remplacePar !== null && <ReplacedBy next={one.remplacePar} role={role} />}
      {revocation !== null && (
        <RevocationNotice
          key={`revocation ${id}`}
          id={id}
          revocation={revocation}
          isBarred={one.partPrise !== undefined}
          onChange={onChange}
        />
      )}
      {statut === 'REVOQUE' && revocation === null && <Callout tone="danger" title={t('liste-certificats.revoque')} />}
      {!isRetire(statut) && !one.repris && !(isImprimable(one.nom) && isImprimable(one.prenom)) && (
        <Callout tone="warning" title={t('liste-certificats.lettres')} />
      )}
    </>
  );
}

/** One certificat: who holds it, how it stands, where it comes from, what replaces it. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const one = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'correction' | 'revocation' | null>(null);
  /** What is corrected: somebody else may replace the certificat meanwhile, and the dialog then says so. */
  const [corrected, setCorrected] = useState<Certificat['correction']>(null);
  if (role === null) return null;
  const { id, numero, statut, correction, sessionId } = one;
  const reread = () => void revalidate();
  const ask = (what: 'correction' | 'revocation') => {
    setCorrected(correction);
    setAsked(what);
  };
  const current = correction ?? corrected;
  return (
    <Page
      header={
        <AreaHeader
          kind={t('liste-certificats.certificat')}
          numero={numero}
          title={`${one.prenom} ${one.nom}`}
          titleEnd={<Identifier>{numero}</Identifier>}
          above={[{ label: t('liste-certificats.titre'), href: rolePath(role, 'certificats') }]}
          here={numero}
          action={<Actions one={one} role={role} onAsk={ask} />}
          description={
            <Inline gap={8}>
              <StatutBadge statut={statut} />
              {one.repris && <ReprisBadge />}
              <Text as="span">{niveauOf(t, one)}</Text>
            </Inline>
          }
        />
      }
    >
      <Notices one={one} role={role} onChange={reread} />
      <Faits one={one} role={role} />
      {!isRetire(statut) && !one.repris && can(role.type, 'issue-certificats') && (
        <Feuille key={`feuille ${id}`} id={id} />
      )}
      <Autres one={one} role={role} />
      {asked === 'revocation' && (
        <RevocationDialog id={id} numero={numero} onSent={reread} onClose={() => setAsked(null)} />
      )}
      {asked === 'correction' && current !== null && sessionId !== null && (
        <CorrectionDialog
          one={{ ...one, sessionId, correction: current }}
          onSent={reread}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  );
}
