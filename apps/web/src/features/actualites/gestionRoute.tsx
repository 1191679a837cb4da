import type { Actualite } from '@habilis/api/actualite/Actualite';
import { actualite } from '@habilis/api/actualite/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import { periodeActualite } from '@habilis/domain/actualite/periodeActualite';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { EmptyState } from '@habilis/ui/EmptyState';
import { IconButton } from '@habilis/ui/IconButton';
import { ItemList } from '@habilis/ui/ItemList';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { RankedList } from '@habilis/ui/RankedList';
import { Section } from '@habilis/ui/Section';
import { useAtomValue } from 'jotai';
import { CalendarClock, CircleCheck, Newspaper, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellOutcome } from '../../messages/tellOutcome.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';

export const loader = (): Promise<Actualite[]> => call(actualite.list, {});

const daysOf = (t: Texts, { dateDebutPublication: debut, dateFinPublication: fin }: Actualite): string =>
  fin === null
    ? t('actualites.depuis', { debut: formatDate(debut) })
    : t('actualites.du-au', { debut: formatDate(debut), fin: formatDate(fin) });

/** Asks, then removes a news item for everybody. */
async function remove(t: Texts, { id, titre }: Actualite): Promise<void> {
  const isSure = await confirm({
    title: t('actualites.suppression.question'),
    message: t('actualites.suppression.texte', { titre }),
    confirmLabel: t('actualites.suppression.confirmer'),
    isDanger: true,
  });
  if (!isSure) return;
  await tellOutcome(() => call(actualite.remove, { params: { id } }), {
    done: 'actualites.suppression.succes',
    failed: 'actualites.suppression.echec',
    isRemoval: true,
  });
}

function RemoveButton({ of: one, onDone }: { of: Actualite; onDone: () => Promise<void> }): ReactNode {
  const t = useText();
  return (
    <IconButton
      icon={Trash2}
      size="small"
      label={t('actualites.supprimer', { titre: one.titre })}
      onPress={() => void remove(t, one).then(onDone)}
    />
  );
}

/** The order as it is chosen, sent one change after the other; `null` once the server's order is shown again. */
function useOrder(actualites: readonly Actualite[], onDone: () => Promise<void>) {
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const put = (ids: readonly number[]) => {
    setChosen(ids);
    waiting.current++;
    sent.current = sent.current
      .then(() =>
        tellOutcome(() => call(actualite.ranger, { body: { ids: [...ids] } }), {
          done: 'actualites.rangement.succes',
          failed: 'actualites.rangement.echec',
        }),
      )
      .then(onDone)
      .finally(() => {
        waiting.current--;
        if (waiting.current === 0) setChosen(null);
      });
  };
  const rankOf = ({ id }: Actualite) => chosen?.indexOf(id) ?? 0;
  return { ordered: actualites.toSorted((one, other) => rankOf(one) - rankOf(other)), put };
}

/** Whether an item is read now, or from a day to come. */
function PeriodeBadge({ of: one }: { of: Actualite }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  return periodeActualite(one, today) === 'EN_COURS' ? (
    <Badge tone="success" icon={CircleCheck}>
      {t('actualites.periode.EN_COURS')}
    </Badge>
  ) : (
    <Badge tone="info" icon={CalendarClock}>
      {t('actualites.periode.A_VENIR')}
    </Badge>
  );
}

/** The news of all days, for those who edit them: current and to come in their order, then past. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const { revalidate } = useRevalidator();
  const { ordered, put } = useOrder(useLoaderData<Actualite[]>(), revalidate);
  if (role === null) return null;
  const isPast = (one: Actualite) => periodeActualite(one, today) === 'PASSEE';
  const [read, past] = [ordered.filter((one) => !isPast(one)), ordered.filter(isPast)];
  const itemOf = (one: Actualite) => ({
    key: String(one.id),
    title: one.titre,
    href: rolePath(role, 'actualiteEdition', one.id),
    description: daysOf(t, one),
    action: <RemoveButton of={one} onDone={revalidate} />,
  });
  return (
    <Page
      header={
        <AreaHeader
          title={t('actualites.gerer')}
          description={t('actualites.gerer-aide')}
          above={[{ label: t('actualites.titre'), href: rolePath(role, 'actualites') }]}
          action={
            <LinkButton href={rolePath(role, 'actualiteEdition', 'nouvelle')} variant="primary" icon={Plus}>
              {t('actualites.nouvelle')}
            </LinkButton>
          }
        />
      }
    >
      {ordered.length === 0 && (
        <EmptyState icon={Newspaper} title={t('actualites.vide.titre')} description={t('actualites.vide.texte')} />
      )}
      {read.length > 0 && (
        <Section title={t('actualites.a-lire')}>
          <RankedList
            label={t('actualites.a-lire')}
            items={read.map((one) => ({ ...itemOf(one), end: <PeriodeBadge of={one} /> }))}
            onMove={(keys) => put([...keys.map(Number), ...past.map(({ id }) => id)])}
            words={{
              up: (titre) => t('actualites.monter', { titre }),
              down: (titre) => t('actualites.descendre', { titre }),
              moved: (titre, place) => t('actualites.placee', { titre, place }),
            }}
          />
        </Section>
      )}
      {past.length > 0 && (
        <Section title={t('actualites.passees')}>
          <ItemList label={t('actualites.passees')} items={past.map(itemOf)} />
        </Section>
      )}
    </Page>
  );
}
