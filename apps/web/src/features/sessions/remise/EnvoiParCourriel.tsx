import type { CertificatARemettre, RemiseFaite } from '@habilis/api/certificat/remise';
import { isAEnvoyer, isRenvoyable } from '@habilis/domain/certificat/etatRemise';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Text } from '@habilis/ui/Text';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { confirm } from '../../../messages/dialogAtoms.ts';
import { tellDone, tellFailed } from '../../../messages/tellDone.ts';
import { tellRefused } from '../../../messages/tellRefused.ts';

type Props = {
  /** Those in force. */
  readonly certificats: readonly CertificatARemettre[];
  readonly nameOf: (one: CertificatARemettre) => string;
  readonly send: (chosen: readonly CertificatARemettre[]) => Promise<RemiseFaite>;
  /** Leads to an address that is being edited, if one is: what was typed is kept or given back first. */
  readonly leadToEdited: () => boolean;
  readonly onSent: (done: RemiseFaite) => void;
};

const listed = (names: readonly string[]): string => new Intl.ListFormat('fr').format(names);

/** What the button says: to how many, and whether others have theirs already, or have no address. */
function labelOf(t: Texts, certificats: readonly CertificatARemettre[], nombre: number): string {
  if (nombre === 0) return t('certificats.remise.envoyer-nouveau');
  if (nombre === certificats.length) return t('certificats.remise.envoyer-tous', { nombre });
  const isRest = certificats.some(({ envoyeLe }) => envoyeLe !== null);
  return t(`certificats.remise.envoyer-${isRest ? 'reste' : 'adresse'}`, { nombre });
}

/** Mails their certificats to those who have an address; again to those who had theirs, once it is confirmed. */
export function EnvoiParCourriel({ certificats, nameOf, send, leadToEdited, onSent }: Props): ReactNode {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const first = certificats.filter(({ etat }) => isAEnvoyer(etat));
  const again = certificats.filter(({ etat }) => isRenvoyable(etat));
  const without = certificats.filter(({ etat }) => etat === 'SANS_ADRESSE');
  const chosen = first.length > 0 ? first : again;
  const press = async () => {
    if (leadToEdited()) {
      tellFailed(t('certificats.remise.adresse-ouverte'));
      return;
    }
    const nombre = chosen.length;
    const agreed =
      first.length > 0 ||
      (await confirm({
        title: t('certificats.remise.nouveau-question', { nombre }),
        message: t('certificats.remise.nouveau-suite', { nombre }),
        confirmLabel: t('certificats.remise.envoyer-nouveau'),
      }));
    if (!agreed) return;
    setBusy(true);
    try {
      const done = await send(chosen);
      if (done.nbEnvoyes > 0) tellDone('certificats.remise.envoyes', { nombre: done.nbEnvoyes });
      onSent(done);
    } catch (error) {
      tellRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Text look="small">{t('certificats.remise.courriel-aide')}</Text>
      {chosen.length > 0 && (
        <div>
          <Button icon={Send} isBusy={isBusy} onPress={() => void press()}>
            {labelOf(t, certificats, first.length)}
          </Button>
        </div>
      )}
      {without.length > 0 && (
        <Text look="small" tone="subtle">
          {t('certificats.remise.sans-adresse', { nombre: without.length, noms: listed(without.map(nameOf)) })}
        </Text>
      )}
    </>
  );
}
