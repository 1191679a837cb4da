import { isAttestation } from '@habilis/domain/attestation/chargeAttestation';
import { readListe, SIGNES_PAR_LISTE } from '@habilis/domain/certificat/liste/readListe';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Form } from '@habilis/ui/Form';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';

type Props = {
  readonly isBusy: boolean;
  /** Adds certificats by their codes; whether it was done. */
  readonly onAdd: (codes: string[]) => Promise<boolean>;
};

/** Adds certificats to a list that is followed, from codes as the check of a list reads them; names stay on the device (C1133). */
export function AjouterCertificats({ isBusy, onAdd }: Props): ReactNode {
  const t = useText();
  const [texte, setTexte] = useState('');
  const [isWithout, setWithout] = useState(false);
  const add = async () => {
    const codes = readListe(texte, isAttestation).codes.map(({ code }) => code);
    setWithout(codes.length === 0);
    if (codes.length > 0 && (await onAdd(codes))) setTexte('');
  };
  return (
    <Section title={t('certificats.liste-suivie.ajouter')}>
      <Form onSubmit={() => void add()} aria-label={t('certificats.liste-suivie.ajouter')}>
        <Stack gap={16}>
          <TextArea
            label={t('scanner-qrcode.liste.coller')}
            description={t('certificats.liste-suivie.ajouter-aide')}
            errorMessage={isWithout ? t('certificats.liste-suivie.sans-code') : undefined}
            rows={3}
            maxLength={SIGNES_PAR_LISTE}
            value={texte}
            onChange={(next) => {
              setTexte(next);
              setWithout(false);
            }}
          />
          <div>
            <Button type="submit" isBusy={isBusy}>
              {t('certificats.liste-suivie.ajouter-bouton')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Section>
  );
}
