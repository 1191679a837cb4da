import type { PreuveFraiche } from '@habilis/api/reglage/Reglage';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { LogIn } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useServerProperties } from '../boot/useServerProperties.ts';
import { FieldRefusal } from '../forms/FieldRefusal.ts';
import { departFor } from './takeWay.tsx';
import { proveBeside } from './provenElsewhere.ts';

type Props = {
  /** The form of the dialog that asks: it tells what keeps the page from opening. */
  readonly form: { readonly isBusy: boolean; readonly send: (work: () => Promise<void>) => Promise<unknown> };
  readonly send: (preuve: PreuveFraiche) => Promise<void>;
};

/** Proves at the identity provider who one is, on a page beside this one, which stays as it is (SF19). */
export function AtProvider({ form, send }: Props): ReactNode {
  const t = useText();
  const { fournisseur: nom } = useServerProperties();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  if (nom === null) return null;
  const prove = async () => {
    stop.current?.();
    const adresse = departFor('preuve');
    const opened = proveBeside(adresse, () => void form.send(() => send({ fournisseur: true })));
    if (opened !== null) stop.current = opened;
    await form.send(async () => {
      if (opened === null) throw new FieldRefusal([{ path: '', title: 'reglages.preuve.fournisseur-bloque' }]);
      await adresse;
      // Nothing is done yet: the page beside says when it has asked.
      throw new FieldRefusal([]);
    });
  };
  return (
    <Button icon={LogIn} isFullWidth isBusy={form.isBusy} onPress={() => void prove()}>
      {t('reglages.preuve.fournisseur', { nom })}
    </Button>
  );
}
