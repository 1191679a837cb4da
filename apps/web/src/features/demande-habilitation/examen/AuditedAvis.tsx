import type { Avis } from '@habilis/api/avis/Avis';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { call } from '../../../session/call.ts';
import { useSending } from '../../../forms/useSending.ts';
import { AvisList } from './AvisList.tsx';

/** The avis, for those who control a case: read on demand only, because the reading is recorded (DH57). */
export function AuditedAvis({ demandeId, role }: { demandeId: number; role: RoleType }): ReactNode {
  const t = useText();
  const [avis, setAvis] = useState<readonly Avis[] | null>(null);
  const sending = useSending();
  const read = () =>
    sending.send(async () => setAvis(await call(demandeHabilitation.avis, { params: { id: demandeId } })));
  if (avis !== null) return <AvisList avis={avis} role={role} />;
  return (
    <Stack gap={16}>
      <Text>{t('habilitations.avis.audit-aide')}</Text>
      <Inline>
        <Button isBusy={sending.isBusy} onPress={() => void read()}>
          {t('habilitations.avis.audit')}
        </Button>
      </Inline>
    </Stack>
  );
}
