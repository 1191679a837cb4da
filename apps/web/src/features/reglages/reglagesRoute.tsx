import { reglage } from '@habilis/api/reglage/endpoints';
import type { Reglage, Reglages } from '@habilis/api/reglage/Reglage';
import { rolePath } from '@habilis/api/page/rolePaths';
import { foldLetters } from '@habilis/domain/clean-text/foldLetters';
import { FAMILLES_REGLAGE, type FamilleReglage } from '@habilis/domain/setting/Reglage';
import { REGLAGES } from '@habilis/domain/setting/REGLAGES';
import type { CleReglage } from '@habilis/domain/setting/settings';
import { settingsOf } from '@habilis/domain/setting/settingsOf';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Checkbox } from '@habilis/ui/Checkbox';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Page } from '@habilis/ui/Page';
import { SearchField } from '@habilis/ui/SearchField';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { media } from '@habilis/ui/theme/media';
import { useAnnounceChange } from '@habilis/ui/useAnnounceChange';
import { useAtomValue } from 'jotai';
import { SearchX } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import { useMedia } from '../../boot/useMedia.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { Familles } from './Familles.tsx';
import { Recentes } from './Recentes.tsx';
import { ReglageListe } from './ReglageListe.tsx';
import * as styles from './reglages.css.ts';

export const loader = (): Promise<Reglages> => call(reglage.list, {});

const [FIRST] = FAMILLES_REGLAGE;

/** The settings that a search finds: by each of its words, in their name, what they change or their family. */
function foundBy(t: Texts, reglages: readonly Reglage[], words: string): readonly Reglage[] {
  const wanted = foldLetters(words).split(/\s+/).filter(Boolean);
  return reglages.filter(({ cle }) => {
    const famille = t(`reglages.famille.${REGLAGES[cle].famille}`);
    const text = foldLetters(`${t(`reglages.nom.${cle}`)} ${t(`reglages.sens.${cle}`)} ${famille}`);
    return wanted.every((word) => text.includes(word));
  });
}

type Filters = { readonly words: string; readonly isOnlyChanged: boolean };
const NO_FILTER: Filters = { words: '', isOnlyChanged: false };

/** The settings that are shown: those of a family, or those that are looked for. */
function useFilters(reglages: readonly Reglage[]) {
  const t = useText();
  const { famille } = useParams();
  const isNarrow = useMedia(media.stacked);
  const [filters, setFilters] = useState(NO_FILTER);
  const isFiltered = filters.words.trim() !== '' || filters.isOnlyChanged;
  const named = FAMILLES_REGLAGE.find((one) => one === famille) ?? null;
  // A narrow screen begins with the families.
  const current: FamilleReglage | null = isFiltered ? null : (named ?? (isNarrow ? null : FIRST));
  const found = foundBy(t, reglages, filters.words).filter(({ isModifie }) => isModifie || !filters.isOnlyChanged);
  const shown = isFiltered ? found : reglages.filter(({ cle }) => REGLAGES[cle].famille === current);
  useAnnounceChange(isFiltered ? t('reglages.trouves', { nombre: found.length }) : '');
  return { filters, setFilters, isFiltered, isNarrow, named, current, shown };
}

/** What is looked for, and the families. */
function Side({
  reglages,
  modifies,
  filtering: { filters, setFilters, isFiltered, isNarrow, current },
}: {
  readonly reglages: readonly Reglage[];
  readonly modifies: number;
  readonly filtering: ReturnType<typeof useFilters>;
}): ReactNode {
  const t = useText();
  return (
    <div className={styles.side}>
      <SearchField
        label={t('reglages.chercher')}
        value={filters.words}
        onChange={(words) => setFilters((before) => ({ ...before, words }))}
        onSubmit={() => undefined}
      />
      {!(isNarrow && isFiltered) && <Familles reglages={reglages} current={current} />}
      <Checkbox
        label={t('reglages.seulement', { nombre: modifies })}
        isSelected={filters.isOnlyChanged}
        onChange={(isOnlyChanged) => setFilters((before) => ({ ...before, isOnlyChanged }))}
      />
    </div>
  );
}

/** The settings of one family, and how many were changed. */
function FamilleSection({
  famille,
  reglages,
  ...list
}: ComponentProps<typeof ReglageListe> & { readonly famille: FamilleReglage }): ReactNode {
  const t = useText();
  return (
    <Section
      title={t(`reglages.famille.${famille}`)}
      action={
        <Text look="small" tone="subtle">
          {t('reglages.de-famille', {
            nombre: reglages.length,
            modifies: reglages.filter(({ isModifie }) => isModifie).length,
          })}
        </Text>
      }
    >
      <ReglageListe reglages={reglages} {...list} />
    </Section>
  );
}

/** The settings of the installation, by family, changed by its administrators. */
export function Component(): ReactNode {
  const t = useText();
  const { reglages, inconnus } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const role = useAtomValue(currentRoleAtom);
  const [open, setOpen] = useState<CleReglage | null>(null);
  const filtering = useFilters(reglages);
  const { isNarrow, isFiltered, named, current, shown } = filtering;
  const families = FAMILLES_REGLAGE.filter((one) => shown.some(({ cle }) => REGLAGES[cle].famille === one));
  const modifies = reglages.filter(({ isModifie }) => isModifie).length;
  const { settings } = settingsOf(reglages);
  const isSideShown = !isNarrow || isFiltered || current === null;
  const above = role === null ? [] : [{ label: t('reglages.titre'), href: rolePath(role, 'reglages') }];
  return (
    <Page
      header={
        <AreaHeader
          title={t('reglages.titre')}
          description={t('reglages.compte', { nombre: reglages.length, modifies })}
          above={isNarrow && named !== null ? above : []}
          action={<Recentes />}
          {...(isNarrow && named !== null ? { here: t(`reglages.famille.${named}`) } : {})}
        />
      }
    >
      {inconnus.length > 0 && (
        <Callout
          tone="warning"
          title={t('reglages.inconnus', { nombre: inconnus.length, noms: inconnus.join(', ') })}
        />
      )}
      <div className={styles.page}>
        {isSideShown && <Side reglages={reglages} modifies={modifies} filtering={filtering} />}
        <Stack gap={32}>
          {isFiltered && shown.length === 0 && (
            <EmptyState
              icon={SearchX}
              title={t('reglages.aucun')}
              description={t('reglages.aucun-aide')}
              action={<Button onPress={() => filtering.setFilters(NO_FILTER)}>{t('reglages.tout-montrer')}</Button>}
            />
          )}
          {families.map((one) => (
            <FamilleSection
              key={one}
              famille={one}
              reglages={shown.filter(({ cle }) => REGLAGES[cle].famille === one)}
              settings={settings}
              open={open}
              onOpen={setOpen}
              onSaved={revalidate}
            />
          ))}
        </Stack>
      </div>
    </Page>
  );
}
