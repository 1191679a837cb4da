import { entite as calls } from '@habilis/api/entite/endpoints';
import type { EntiteDetail } from '@habilis/api/entite/Entite';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { useSending } from '../../forms/useSending.ts';

/** The last answer of the company register about an entite, and a button to ask again. */
export function RegistreSection({
  entite,
  onSent,
}: {
  entite: EntiteDetail;
  onSent: () => Promise<unknown>;
}): ReactNode {
  const t = useText();
  const sending = useSending();
  const [isSilent, setSilent] = useState(false);
  const { resultat, raisonSociale, verifieLe } = entite.registre;
  const verify = async () => {
    await sending.send(async () => {
      try {
        const { registre } = await call(calls.verify, { params: { id: entite.id } });
        // When the register is down, the last answer stays.
        setSilent(registre.resultat === 'NON_VERIFIE' || registre.verifieLe === verifieLe);
      } finally {
        await onSent();
      }
    });
  };
  const fault = sending.faults[0]?.label;
  return (
    <Section
      title={t('entites.registre')}
      action={
        entite.actions.verifier ? (
          <Button size="small" isBusy={sending.isBusy} onPress={() => void verify()}>
            {t('entites.verifier')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        <Text isStrong={resultat === 'FERME'}>{t(`entites.registre-dit.${resultat}`)}</Text>
        {raisonSociale !== null && (
          <Text look="small" tone="subtle">
            {raisonSociale}
          </Text>
        )}
        {resultat !== 'NON_VERIFIE' && verifieLe !== null && (
          <Text look="small" tone="subtle">
            {t('entites.verifiee-le', { date: formatInstantDate(verifieLe) })}
          </Text>
        )}
        <div role="status">
          {isSilent && !sending.isBusy && <Text look="small">{t('entites.registre-muet')}</Text>}
          {fault !== undefined && !sending.isBusy && (
            <Text look="small" tone="danger">
              {fault}
            </Text>
          )}
        </div>
      </Stack>
    </Section>
  );
}
