import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { FilSupport } from '@habilis/api/support/FilSupport';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { demandePath } from '../../../demande/demandePath.ts';

type Props = { readonly fil: FilSupport; readonly role: Role };

/** The demandes and sessions that concern the sender, each under its number. */
function Dossiers({ fil: { dossier }, role }: Props): ReactNode {
  const t = useText();
  if (dossier === null) return null;
  const demandes = t('supports.bureau.demandes');
  const sessions = t('supports.bureau.sessions');
  return (
    <>
      <Section title={demandes}>
        {dossier.demandes.length === 0 ? (
          <Text tone="subtle">{t('supports.bureau.sans-demande')}</Text>
        ) : (
          <ItemList
            label={demandes}
            items={dossier.demandes.map((one) => ({
              key: `${one.type}${one.id}`,
              title: one.numero ?? t('listes.sans-numero'),
              href: demandePath(role, one),
              description: t.find(`workflow.tache.${one.currentTaskDefinitionKey}`) ?? one.currentTaskDefinitionKey,
            }))}
          />
        )}
      </Section>
      {dossier.sessions.length > 0 && (
        <Section title={sessions}>
          <ItemList
            label={sessions}
            items={dossier.sessions.map(({ id, numero, etat, dateSession }) => ({
              key: String(id),
              title: numero,
              href: rolePath(role, 'session', id),
              description: [
                t(`sessions-certification.etat.${etat}`),
                ...(dateSession === null ? [] : [formatDate(dateSession)]),
              ].join(' · '),
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** Who wrote, under which role and from which page, then what they have under way. */
export function Expediteur({ fil, role }: Props): ReactNode {
  const t = useText();
  const { habilisId, nomPrenom, email, roleType, dossier, page, requete } = fil;
  const entites = new Map(
    dossier?.roles.flatMap(({ entite }) => (entite === null ? [] : [[entite.id, entite] as const])),
  );
  return (
    <>
      <Section title={t('supports.expediteur')}>
        <DescriptionList
          items={[
            {
              term: t('supports.bureau.nom'),
              description:
                habilisId === null ? (
                  `${nomPrenom} (${t('supports.bureau.sans-compte')})`
                ) : (
                  <Link href={rolePath(role, 'utilisateur', habilisId)}>{nomPrenom}</Link>
                ),
            },
            { term: t('supports.bureau.email'), description: email },
            ...(roleType === null ? [] : [{ term: t('supports.role'), description: t(`roles.${roleType}`) }]),
            ...[...entites.values()].map(({ id, raisonSociale }) => ({
              term: t('listes.entite'),
              description: <Link href={rolePath(role, 'entite', id)}>{raisonSociale}</Link>,
            })),
            ...(page === null ? [] : [{ term: t('supports.bureau.page'), description: page }]),
            ...(requete === null ? [] : [{ term: t('supports.bureau.requete'), description: requete }]),
          ]}
        />
      </Section>
      <Dossiers fil={fil} role={role} />
    </>
  );
}
