import { rolePath } from '@habilis/api/page/rolePaths';
import type { Impersonation, PersonneTrouvee } from '@habilis/api/impersonation/Impersonation';
import { impersonation } from '@habilis/api/impersonation/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Page } from '@habilis/ui/Page';
import { SearchField } from '@habilis/ui/SearchField';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { FoundPersons } from './FoundPersons.tsx';
import { MotifDialog } from './MotifDialog.tsx';
import { OpenNotice } from './OpenNotice.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

type Loaded = {
  readonly recherche: string;
  /** Null before any search. */
  readonly found: readonly PersonneTrouvee[] | null;
  readonly ouverte: Impersonation | null;
};

/** The persons found by the search, and the person as whom this session already acts. */
export async function loader({ request }: { request: Request }): Promise<Loaded> {
  const recherche = (new URL(request.url).searchParams.get('recherche') ?? '').trim().slice(0, 100);
  const [found, { ouverte }] = await Promise.all([
    recherche === '' ? null : call(impersonation.personnes, { query: { recherche } }),
    call(impersonation.current, {}),
  ]);
  return { recherche, found, ouverte };
}

/** Where support and administrators choose a person to act as, and say why. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { recherche, found, ouverte } = useLoaderData<Loaded>();
  const role = useAtomValue(currentRoleAtom);
  const [typed, setTyped] = useState(recherche);
  const [chosen, setChosen] = useState<PersonneTrouvee | null>(null);
  if (role === null) return null;
  const title = t('admin.en-tant-que.titre');
  const search = (words: string) =>
    void navigate(rolePath(role, 'enTantQue') + (words === '' ? '' : `?${new URLSearchParams({ recherche: words })}`));
  return (
    <Page width="text" header={<AreaHeader title={title} description={t('admin.en-tant-que.texte')} />}>
      {ouverte !== null && <OpenNotice ouverte={ouverte} />}
      <Inline align="end">
        <SearchField label={t('admin.en-tant-que.recherche')} value={typed} onChange={setTyped} onSubmit={search} />
        <Button onPress={() => search(typed)}>{t('admin.en-tant-que.chercher')}</Button>
      </Inline>
      {found !== null && <FoundPersons found={found} recherche={recherche} onChoose={setChosen} />}
      {chosen !== null && <MotifDialog person={chosen} onCancel={() => setChosen(null)} />}
    </Page>
  );
}
