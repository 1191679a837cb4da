import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { serverPropertiesAtom } from '../boot/serverPropertiesAtom.ts';
import type { Taken, Way } from './takeWay.tsx';

const WAYS: readonly Way[] = ['fournisseur', 'cle'];

/** The ways to sign in without a password: the identity provider where there is one, and a passkey; what they do is read once one is taken. */
export function OtherWays({ onIn }: { onIn: () => Promise<unknown> }): ReactNode {
  const t = useText();
  const nom = useAtomValue(serverPropertiesAtom)?.fournisseur;
  const [{ busy, failure }, setTaken] = useState<Taken>({});
  const take = (way: Way) => {
    setTaken({ busy: way });
    import('./takeWay.tsx').then(
      ({ takeWay }) => takeWay(way, { t, onIn, setTaken }),
      () => setTaken({ failure: t('erreurs.http.0-detail') }),
    );
  };
  return (
    <>
      {failure}
      {WAYS.map(
        (way) =>
          (way === 'cle' || nom) && (
            <Button key={way} isFullWidth isBusy={busy === way} onPress={() => take(way)}>
              {t(`invite.connexion.${way}`, { nom: nom ?? '' })}
            </Button>
          ),
      )}
    </>
  );
}
