import type { Echeance } from '@habilis/api/echeance/Echeance';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Identifier } from '@habilis/ui/Identifier';
import { type Item, ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { demandePath } from '../../demande/demandePath.ts';
import { niveauOfDemande } from '../../demande/niveauOfDemande.ts';
import { EcheanceItems } from '../../echeance/EcheanceItems.tsx';
import { niveauOf } from '../../etat/niveauOf.ts';
import { type ListPage, ListPages } from '../../list/ListPages.tsx';
import { NoRows } from '../../list/NoRows.tsx';
import type { SansJour } from './readTaches.ts';

type Props = {
  /** A page of the dates that are the reader's move, the nearest first. */
  readonly list: ListPage<Echeance>;
  readonly sansJour: SansJour;
  readonly hrefOf: (page: number) => string;
  readonly role: Role;
};

/** What was begun and has no day. */
function SansJourSection({ sansJour: { demandes, sessions }, role }: Pick<Props, 'sansJour' | 'role'>): ReactNode {
  const t = useText();
  const title = t('listes.taches.sans-jour');
  const items: Item[] = [
    ...demandes.map((one) => ({
      key: `${one.type}${one.id}`,
      title:
        one.type === 'DA' ? t('listes.administratif') : t('listes.taches.demande', { niveau: niveauOfDemande(t, one) }),
      href: demandePath(role, one),
      description: <Identifier>{one.numero ?? t('listes.sans-numero')}</Identifier>,
    })),
    ...sessions.map((one) => ({
      key: `session${one.id}`,
      title: t('listes.taches.session', { niveau: niveauOf(t, one) }),
      href: rolePath(role, 'session', one.id),
      description: [one.numero ?? t('listes.sans-numero'), one.lieu, one.animateurNomPrenom]
        .filter((fact) => fact !== null)
        .join(' · '),
    })),
  ];
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ItemList label={title} items={items} />
    </Section>
  );
}

/** All that waits for a role in one list, the nearest first whatever its kind, then what has no day (EC33). */
export function TachesParJour({ list, sansJour, hrefOf, role }: Props): ReactNode {
  const t = useText();
  const title = t('listes.taches.a-vous');
  const { elements, total, taille } = list;
  const isNothing = total + sansJour.demandes.length + sansJour.sessions.length === 0;
  if (isNothing)
    return (
      <EmptyState icon={ListChecks} title={t('listes.taches.vide.titre')} description={t('listes.taches.vide.texte')} />
    );
  return (
    <>
      {total > 0 && (
        <Section
          title={title}
          action={
            <Link href={rolePath(role, 'sessions')} isSmall>
              {t('listes.taches.sessions')}
            </Link>
          }
        >
          {elements.length === 0 ? (
            <NoRows
              total={total}
              firstHref={hrefOf(1)}
              empty={{ icon: ListChecks, title, description: t('listes.taches.vide.texte') }}
            />
          ) : (
            <EcheanceItems label={title} echeances={elements} role={role} />
          )}
          {total > taille && (
            <ListPages list={list} hrefOf={hrefOf} summary={(shown) => t('echeances.resume', shown)} />
          )}
        </Section>
      )}
      <SansJourSection sansJour={sansJour} role={role} />
    </>
  );
}
