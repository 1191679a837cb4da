import type { EntiteDetail } from '@habilis/api/entite/Entite';
import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { formatTelephone } from '@habilis/domain/telephone/formatTelephone';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

type Fact = { readonly term: string; readonly description: ReactNode };

const fact = (term: string, description: ReactNode): Fact[] =>
  description === null || description === '' ? [] : [{ term, description }];

/** Texts on separate lines. */
const lines = (...parts: readonly (string | null | undefined)[]): ReactNode => {
  const shown = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return shown.length === 0 ? null : shown.map((part) => <div key={part}>{part}</div>);
};

function identityOf(t: Texts, entite: EntiteDetail): Fact[] {
  const { siret, numeroDeclarationActivite: nda, typeEntite, regime, adresse, codePostalVille: place } = entite;
  return [
    ...fact(t('entites.siret'), siret === null ? null : <Identifier>{formatSiret(siret)}</Identifier>),
    ...fact(t('entites.nda'), nda === null ? null : <Identifier>{nda}</Identifier>),
    ...fact(t('entites.type'), typeEntite === null ? null : t(`entites.type-entite.${typeEntite}`)),
    ...fact(t('entites.regime'), regime === null ? null : t(`entites.regime.${regime}`)),
    ...fact(
      t('entites.adresse'),
      lines(adresse?.ligne1, adresse?.ligne2, place === null ? null : `${place.codePostal} ${place.ville}`),
    ),
  ];
}

function peopleOf(t: Texts, { responsableLegal, contact, diffusion }: EntiteDetail): Fact[] {
  const phone = (telephone: { indicatif: string; numero: string } | null | undefined) =>
    telephone === null || telephone === undefined ? null : formatTelephone(telephone);
  return [
    ...fact(t('entites.responsable'), lines(responsableLegal?.nomPrenom, responsableLegal?.fonction)),
    ...fact(t('entites.contact'), lines(contact?.nomPrenom, contact?.email, phone(contact?.telephone))),
    ...fact(
      t('entites.annuaire'),
      diffusion === null
        ? t('entites.annuaire-non')
        : lines(t('entites.annuaire-oui'), diffusion.email, diffusion.siteWeb, phone(diffusion.telephone)),
    ),
  ];
}

/** The identity and contact of an entite, and the caisse that examines it. */
export function EntiteFacts({ entite }: { entite: EntiteDetail }): ReactNode {
  const t = useText();
  const { caisseInstructrice: caisse, commentaireAffectationCaisseInstructrice: why, dateFinActivite } = entite;
  return (
    <>
      <Section title={t('entites.identite')}>
        <DescriptionList items={identityOf(t, entite)} />
      </Section>
      <Section title={t('entites.suivi')}>
        <DescriptionList
          items={[
            ...fact(
              t('entites.caisse'),
              <>
                {caisse?.libelle ?? '—'}
                {why !== null && (
                  <Text as="div" look="small" tone="subtle">
                    {why}
                  </Text>
                )}
              </>,
            ),
            ...fact(
              t('entites.fin-activite'),
              dateFinActivite === null ? null : lines(formatDate(dateFinActivite), entite.commentaireDateFin),
            ),
          ]}
        />
      </Section>
      <Section title={t('entites.joindre')}>
        <DescriptionList items={peopleOf(t, entite)} />
      </Section>
    </>
  );
}
