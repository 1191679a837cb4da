import type { But } from '@habilis/api/fournisseur/Fournisseur';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { type ReactNode, useState } from 'react';
import { leaveForProvider } from '../../connexion/takeWay.tsx';

/** Leaves for the provider once more. */
export function Recommencer({ nom, but = 'connexion' }: { nom: string; but?: But }): ReactNode {
  const t = useText();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const failed = await leaveForProvider(t, but);
    setFailure(failed);
    if (failed !== undefined) setBusy(false);
  };
  return (
    <>
      {failure !== undefined && <Callout tone="danger" title={failure} told="announced" />}
      <Button isFullWidth isBusy={isBusy} onPress={() => void leave()}>
        {t('invite.retour.recommencer', { nom })}
      </Button>
    </>
  );
}
