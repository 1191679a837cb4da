import { rolePath } from '@habilis/api/page/rolePaths';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Undo2 } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { confirm } from '../../../messages/dialogAtoms.ts';
import { currentRoleAtom } from '../../../session/atoms.ts';
import type { SessionDocument } from '../sessionKind.ts';
import type { Imported } from './useSend.ts';

type Props = {
  readonly session: SessionDocument;
  /** What was imported on this page, here and into drafts of their own. */
  readonly imported: readonly Imported[];
  readonly isReadOnly: boolean;
  readonly onUndo: (importId: number) => Promise<void>;
};

/** The drafts of their own, each with how many it holds. */
function Drafts({ made }: { made: readonly Imported[] }): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  if (role === null) return null;
  return (
    <Callout
      tone="success"
      told="announced"
      title={t('sessions-certification.import.brouillons', { nombre: made.length })}
    >
      <Stack gap={4}>
        {made.map(({ session: { id, numero }, nombre, isLike = false }) => (
          <Text key={id}>
            <Link href={rolePath(role, 'session', id ?? '')}>{numero ?? ''}</Link>{' '}
            {t(`sessions-certification.import.brouillon${isLike ? '-semblable' : ''}`, { nombre })}
          </Text>
        ))}
      </Stack>
    </Callout>
  );
}

/** The drafts that a file made, and the classes that may still be taken out again. */
export function ImportsDone({ session, imported, isReadOnly, onUndo }: Props): ReactNode {
  const t = useText();
  const [busy, setBusy] = useState<number | null>(null);
  const elsewhere = imported.filter(({ isHere }) => !isHere);
  const undo = async (importId: number, nombre: number) => {
    const agreed = await confirm({
      title: t('sessions-certification.import.annuler-question'),
      message: t('sessions-certification.import.annuler-suite', { nombre }),
      confirmLabel: t('sessions-certification.import.retirer-stagiaires', { nombre }),
      cancelLabel: t('sessions-certification.import.garder', { nombre }),
      isDanger: true,
    });
    if (!agreed) return;
    setBusy(importId);
    await onUndo(importId);
    setBusy(null);
  };
  const undoable = isReadOnly ? [] : session.imports;
  if (elsewhere.length === 0 && undoable.length === 0) return null;
  return (
    <Stack gap={16}>
      {elsewhere.length > 0 && <Drafts made={elsewhere} />}
      {undoable.map(({ id, importeLe, nbLignes }) => (
        <Inline key={id} gap={12}>
          <Text as="span" tone="subtle">
            {t('sessions-certification.import.faite', {
              nombre: nbLignes,
              date: formatInstantDate(importeLe),
              heure: formatTime(importeLe),
            })}
          </Text>
          <Button
            size="small"
            variant="quiet"
            icon={Undo2}
            isBusy={busy === id}
            onPress={() => void undo(id, nbLignes)}
          >
            {t('sessions-certification.import.annuler')}
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}
