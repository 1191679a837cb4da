import { Actualite } from '@habilis/api/actualite/Actualite';
import { actualite } from '@habilis/api/actualite/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import { type ActualiteDraft, actualiteFaults } from '@habilis/domain/actualite/actualiteFaults';
import { periodeActualite } from '@habilis/domain/actualite/periodeActualite';
import { hasWords } from '@habilis/domain/rich-text/hasWords';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Grid } from '@habilis/ui/Grid';
import { Page } from '@habilis/ui/Page';
import { RichTextEditor } from '@habilis/ui/RichTextEditor';
import { TextField } from '@habilis/ui/TextField';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { data, useLoaderData, useNavigate } from 'react-router';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { createKept } from '../../forms/createKept.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { richTextWords } from '../../forms/richTextWords.ts';
import { StaleNotice } from '../../forms/StaleNotice.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useStale } from '../../forms/useStale.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { tellDone } from '../../messages/tellDone.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { ApercuActualite } from './ApercuActualite.tsx';

type Draft = ActualiteDraft & { readonly version: number };

const kept = createKept<Draft>();
const NEW: Draft = { version: 0, titre: '', contenu: '', dateDebutPublication: null, dateFinPublication: null };

export async function loader({ params }: { params: { actualiteId?: string } }): Promise<Actualite | null> {
  if (params.actualiteId === 'nouvelle') return null;
  const found = (await call(actualite.list, {})).find(({ id }) => String(id) === params.actualiteId);
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}

/** A news item being written, new or stored; saved, it leads back to the list. */
function useActualiteForm(stored: Actualite | null) {
  const navigate = useNavigate();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const { theirs, settle, watch } = useStale('actualite.version-perimee', Actualite);
  const form = useForm({
    kept,
    initial: () => stored ?? { ...NEW, dateDebutPublication: today },
    judge: (draft) => actualiteFaults(draft, { today, isNew: stored === null }),
    send: ({ version, titre, contenu, dateDebutPublication: debut, dateFinPublication }) => {
      const body = { titre, contenu, dateDebutPublication: debut ?? '', dateFinPublication };
      return watch(() =>
        // A new one comes first.
        stored === null
          ? call(actualite.create, { body: { ...body, rang: 0 } })
          : call(actualite.update, { body: { ...body, rang: stored.rang, id: stored.id, version } }),
      );
    },
    failed: 'actualites.enregistrement.echec',
    onDone: async (saved: Actualite) => {
      const periode = periodeActualite(saved, today);
      tellDone(`actualites.enregistrement.${periode === 'EN_COURS' ? 'succes' : periode}`, {
        date: formatDate(saved.dateDebutPublication),
      });
      if (role !== null) await navigate(rolePath(role, 'actualitesGestion'));
    },
  });
  return { form, theirs, settle };
}

/** From when and until when it is shown. */
function Periode({ form }: Pick<ReturnType<typeof useActualiteForm>, 'form'>): ReactNode {
  const t = useText();
  return (
    <Grid alignsFields gap={16}>
      <DatePicker
        {...form.field('dateDebutPublication')}
        label={t('actualites.champ.debut')}
        description={t('actualites.champ.debut-aide')}
        {...calendarWords(t)}
      />
      <DatePicker
        {...form.field('dateFinPublication')}
        label={t('actualites.champ.fin')}
        description={t('actualites.champ.fin-aide')}
        optionalLabel={t('entites.facultatif')}
        {...calendarWords(t)}
      />
    </Grid>
  );
}

/** Writes a news item, new or existing, with its preview. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const stored = useLoaderData<Actualite | null>();
  const { form, theirs, settle } = useActualiteForm(stored);
  if (role === null) return null;
  const { values } = form;
  const isReadable = hasWords(values.titre) || hasWords(values.contenu);
  const list = rolePath(role, 'actualitesGestion');
  const title = t(stored === null ? 'actualites.nouvelle' : 'actualites.rediger');
  return (
    <Page
      width="text"
      header={
        <AreaHeader
          title={title}
          above={[
            { label: t('actualites.titre'), href: rolePath(role, 'actualites') },
            { label: t('actualites.gerer'), href: list },
          ]}
        />
      }
    >
      <PageForm
        title={title}
        submitLabel={t('actualites.enregistrer')}
        form={form}
        cancelHref={list}
        notice={
          theirs !== null && (
            <StaleNotice title={t('actualites.perimee')} form={form} theirs={theirs} onSettled={settle} />
          )
        }
      >
        <TextField {...form.field('titre')} label={t('actualites.champ.titre')} maxLength={200} />
        <RichTextEditor {...form.field('contenu')} label={t('actualites.champ.contenu')} words={richTextWords(t)} />
        <Periode form={form} />
      </PageForm>
      <ApercuActualite
        actualite={
          isReadable
            ? { ...values, id: stored?.id ?? 0, rang: 0, dateDebutPublication: values.dateDebutPublication ?? today }
            : null
        }
      />
    </Page>
  );
}
