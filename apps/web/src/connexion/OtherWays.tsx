import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Stack } from '@habilis/ui/Stack';
import { KeyRound, LogIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useServerProperties } from '../boot/useServerProperties.ts';

// Read once it is asked for: the first page need not hold it.
const load = () => import('./otherWays.ts').catch(() => undefined);

/** The ways to sign in without a password: a passkey, and the identity provider where there is one. */
export function OtherWays({ onIn }: { onIn: () => Promise<unknown> }): ReactNode {
  const t = useText();
  const { fournisseur: nom } = useServerProperties();
  const [busy, setBusy] = useState<'cle' | 'fournisseur'>();
  const [failure, setFailure] = useState<string>();
  const run = async (way: 'cle' | 'fournisseur') => {
    if (busy !== undefined) return;
    setBusy(way);
    setFailure(undefined);
    const ways = await load();
    const failed =
      ways === undefined
        ? t('erreurs.http.0-detail')
        : await (way === 'cle' ? ways.signInByCle(t) : ways.leaveForProvider(t, 'connexion'));
    setFailure(failed);
    if (failed === undefined && way === 'cle') await onIn();
    // Whoever leaves for the provider waits for its page.
    if (failed !== undefined || way === 'cle') setBusy(undefined);
  };
  return (
    <Stack gap={8}>
      {failure !== undefined && <Callout tone="danger" title={failure} told="announced" />}
      {nom !== null && (
        <Button icon={LogIn} isFullWidth isBusy={busy === 'fournisseur'} onPress={() => void run('fournisseur')}>
          {t('invite.connexion.fournisseur', { nom })}
        </Button>
      )}
      <Button icon={KeyRound} isFullWidth isBusy={busy === 'cle'} onPress={() => void run('cle')}>
        {t('invite.connexion.cle')}
      </Button>
    </Stack>
  );
}
