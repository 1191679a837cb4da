import type { Account } from '@habilis/api/session/Account';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { landingPath } from '../../session/landingPath.ts';
import { signOut } from '../../session/signOut.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { IdentiteForm } from './IdentiteForm.tsx';
import { requireAccount } from './requireAccount.ts';

/** Sends home a person whose data are already validated. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Account | Response> {
  const holder = await requireAccount(request);
  return holder.personalDataValidated ? redirect(landingPath(holder)) : holder;
}

/** One's own data to check, before anything else (R27). */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const holder = useLoaderData<Account>();
  return (
    <GuestPage title={t('compte.validation.titre')}>
      <Text>{t('compte.validation.texte', { habilisId: holder.habilisId })}</Text>
      <IdentiteForm
        holder={holder}
        submitLabel={t('compte.validation.soumettre')}
        onSaved={(saved) => navigate(landingPath(saved), { replace: true })}
      />
      <ButtonGroup>
        <Button variant="quiet" onPress={() => void signOut()}>
          {t('compte.se-deconnecter')}
        </Button>
      </ButtonGroup>
    </GuestPage>
  );
}
