import { useText } from '@habilis/i18n/TextProvider';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Text } from '@habilis/ui/Text';
import { Inline } from '@habilis/ui/Inline';
import { getDefaultStore } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { replace, useNavigate } from 'react-router';
import { currentRoleAtom } from '../session/atoms.ts';
import { rolePath } from '../session/homePath.ts';
import { loadAccount } from '../session/loadAccount.ts';
import { readToken } from '../session/token.ts';
import { confirm } from './dialogAtoms.ts';
import { MessagePage } from './MessagePage.tsx';
import { currentTexts } from './texts.ts';

const ask = () => {
  const t = currentTexts();
  return confirm({
    title: t('erreurs.404.titre'),
    message: t('erreurs.404.description'),
    confirmLabel: t('modals.ok'),
  });
};

/** The role named by a path `/{CODE}/{digits}/…`, when the person holds it and works under none (specification, section 2). */
async function recoveredRole(pathname: string): Promise<string | undefined> {
  const [, code, id] = /^\/([A-Z]{1,3})\/(\d+)(?:\/|$)/.exec(pathname) ?? [];
  if (code === undefined || readToken() === null || getDefaultStore().get(currentRoleAtom) !== null) return undefined;
  const account = await loadAccount().catch(() => undefined);
  const role = account?.roles.find((one) => one.type === code && String(one.id) === id);
  return role === undefined ? undefined : rolePath(role);
}

/** Inside the app an unknown path opens the dialog over the page left, and the navigation is cancelled. */
export async function refuseUnknownPath(request: Request): Promise<void> {
  const { pathname } = new URL(request.url);
  const from = location.pathname + location.search + location.hash;
  // The address bar still shows the page left, unless this page was asked for directly.
  if (pathname === location.pathname) return;
  await ask();
  throw replace((await recoveredRole(pathname)) ?? from);
}

export async function loader({ request }: { request: Request }): Promise<null> {
  await refuseUnknownPath(request);
  return null;
}

/** On a direct load the same dialog stands over this page. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  useEffect(() => {
    void ask().then(async () => {
      const recovered = await recoveredRole(location.pathname);
      if (recovered !== undefined) await navigate(recovered, { replace: true });
    });
  }, [navigate]);
  return (
    <MessagePage title="404 NOT FOUND">
      <Text>{t('erreurs.404.description')}</Text>
      <Inline>
        <LinkButton href="/">{t('erreurs.page.accueil')}</LinkButton>
      </Inline>
    </MessagePage>
  );
}
