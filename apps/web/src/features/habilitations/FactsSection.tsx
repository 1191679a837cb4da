import { rolePath } from '@habilis/api/page/rolePaths';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import type { ReactNode } from 'react';
import { ruptureDite } from './ruptureDite.ts';

/** The entite and dates of a habilitation, and what it renews. */
export function FactsSection({ one, role }: { one: Habilitation; role: Role }): ReactNode {
  const t = useText();
  const { entite, dateDebut, dateFin, droit, commentaireDateFin, precedente, demandesAccordees } = one;
  const place = [entite.raisonSociale, entite.ville].filter((part) => part !== null).join(', ');
  return (
    <Section title={t('habilitations.faits')}>
      <DescriptionList
        items={[
          {
            term: t('listes.entite'),
            description: can(role.type, 'read-entites') ? (
              <Link href={rolePath(role, 'entite', entite.id)}>{place}</Link>
            ) : (
              place
            ),
          },
          ...(entite.caisse === null ? [] : [{ term: t('habilitations.caisse'), description: entite.caisse.libelle }]),
          { term: t('habilitations.debut'), description: formatDate(dateDebut) },
          {
            term: t('habilitations.fin'),
            description:
              ruptureDite(t, droit) ?? (dateFin === null ? t('entites.annuaire.sans-fin') : formatDate(dateFin)),
          },
          ...(commentaireDateFin === null
            ? []
            : [{ term: t('habilitations.fin-raison'), description: commentaireDateFin }]),
          ...(precedente === null
            ? []
            : [
                {
                  term: t('habilitations.renouvelle'),
                  description: <Link href={rolePath(role, 'habilitation', precedente.id)}>{precedente.numero}</Link>,
                },
              ]),
          ...demandesAccordees.map(({ id: demandeId, numero, mode }) => ({
            term: t(mode === 'APF' ? 'habilitations.etendue-par' : 'habilitations.accordee-par'),
            description: <Link href={rolePath(role, 'demandeHabilitation', demandeId, 'niveau')}>{numero}</Link>,
          })),
        ]}
      />
    </Section>
  );
}
