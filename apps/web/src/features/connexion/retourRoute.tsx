import { ProblemError } from '@habilis/api/client/errors';
import { fournisseur } from '@habilis/api/fournisseur/endpoints';
import type { RetourLu } from '@habilis/api/fournisseur/Fournisseur';
import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLoaderData } from 'react-router';
import { failureOf } from '../../connexion/failureOf.ts';
import { tellProven } from '../../connexion/provenElsewhere.ts';
import { useGoIn } from './useGoIn.ts';
import { useSignIn } from '../../connexion/useSignIn.ts';
import { currentTexts } from '../../messages/texts.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { call } from '../../session/call.ts';
import { readToken } from '../../session/token.ts';
import { Lier } from './Lier.tsx';
import { Confirmer } from './Confirmer.tsx';
import { Recommencer } from './Recommencer.tsx';
import { FactorPage } from './FactorPage.tsx';

/** What came of a return: what it is good for, or why it is good for nothing. */
type Read = { readonly retour: RetourLu } | { readonly failure: string };

/** Reads the return once, and takes what it bore out of the address. */
export async function loader({ request }: { request: Request }): Promise<Read> {
  const { searchParams } = new URL(request.url);
  const of = (name: string) => searchParams.get(name) ?? undefined;
  history.replaceState(history.state, '', PATHS.retourFournisseur);
  const body = { state: of('state') ?? '', code: of('code'), iss: of('iss'), error: of('error') };
  const t = currentTexts();
  try {
    return { retour: await call(fournisseur.retour, { body }, { background: true }) };
  } catch (error) {
    const isRefused = error instanceof ProblemError && error.status === 401;
    const failure = isRefused ? t('erreurs.fournisseur.compte-ferme') : failureOf(t, error, 'erreurs.401.description');
    return { failure: failure ?? t('erreurs.503.description') };
  }
}

/** Opens the session of an account that the identity is tied to; asks for its second factor where the provider did not. */
function Ouvrir({ nom }: { nom: string }): ReactNode {
  const t = useText();
  const [failure, setFailure] = useState<string>();
  const goIn = useGoIn();
  const signIn = useSignIn(goIn, '', ({ defi, code, assertion }) =>
    call(fournisseur.connexion, { body: { defi, code, assertion } }, { background: true }),
  );
  const enter = useEffectEvent(() => signIn.prove({}, 'erreurs.fournisseur.compte-ferme', 'invite.etape.expiree'));
  useEffect(() => void enter().then(setFailure), []);
  const { secondStep } = signIn;
  if (failure !== undefined && secondStep === undefined) return <Echec nom={nom} failure={failure} />;
  if (secondStep !== undefined) return <FactorPage signIn={signIn} step={secondStep} />;
  return (
    <GuestPage title={t('invite.retour.titre', { nom })} isSignIn>
      <Text>{t('invite.retour.attente')}</Text>
    </GuestPage>
  );
}

function Echec({ nom, failure }: { nom: string; failure: string }): ReactNode {
  const t = useText();
  return (
    <GuestPage title={t('invite.retour.titre', { nom })} isSignIn>
      <Callout tone="danger" title={t('invite.retour.echec')} told="focused">
        {failure}
      </Callout>
      <Recommencer nom={nom} />
      <Link href={readToken() === null ? PATHS.connexion : PATHS.securite}>
        {t(readToken() === null ? 'invite.retour.autrement' : 'invite.retour-espace')}
      </Link>
    </GuestPage>
  );
}

/** Tells the page that asked for the proof, and closes itself. */
function Prouvee({ nom }: { nom: string }): ReactNode {
  const t = useText();
  useEffect(() => {
    tellProven();
    window.close();
  }, []);
  return (
    <GuestPage title={t('invite.retour.titre', { nom })} isSignIn>
      <Text>{t('invite.retour.prouvee')}</Text>
    </GuestPage>
  );
}

/** Where the identity provider sends people back to. */
export function Component(): ReactNode {
  const t = useText();
  const read = useLoaderData<Read>();
  const nom = useServerProperties().fournisseur ?? '';
  if ('failure' in read) return <Echec nom={nom} failure={read.failure} />;
  const { suite, identite } = read.retour;
  switch (suite) {
    case 'ouvrir':
      return <Ouvrir nom={nom} />;
    case 'lier':
      return <Lier nom={nom} identite={identite} />;
    case 'confirmer':
      return <Confirmer nom={nom} identite={identite} />;
    case 'prouvee':
      return <Prouvee nom={nom} />;
    case 'liee':
      return (
        <GuestPage title={t('invite.retour.titre', { nom })} isSignIn>
          <Text>{t('invite.retour.deja-liee')}</Text>
          <Link href={PATHS.securite}>{t('invite.retour-espace')}</Link>
        </GuestPage>
      );
  }
}
