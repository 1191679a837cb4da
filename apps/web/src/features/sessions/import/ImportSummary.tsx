import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { avertissementsOf } from './judgeImport.ts';
import type { ClassToSend } from './sendClasses.ts';

type Props = {
  readonly classes: readonly ClassToSend[];
  /** Lines of the file that are not taken. */
  readonly left: number;
  /** The least that the niveau asks for, and those who are in the session already. */
  readonly min: number;
  readonly inscrits: number;
  /** Where the others get sessions with the days and the place of this one: its formateur, and whether it has days; null elsewhere. */
  readonly semblable: { readonly formateur: string | null; readonly aDesJours: boolean } | null;
  readonly onSend: () => Promise<void>;
  readonly onClose: () => void;
};

/** Who is known, and who will receive an identifier. */
function countsOf({ lignes }: ClassToSend) {
  const connus = lignes.filter(({ judgement, line }) => judgement?.connu != null || line.choix?.cle != null).length;
  return { nombre: lignes.length, connus, nouveaux: lignes.length - connus };
}

/** Where a class goes, how many it is, and what the niveau still asks for. */
function ClassSent({
  one,
  missing,
  sessions,
}: {
  readonly one: ClassToSend;
  readonly missing: number;
  /** The number of sessions like this one among which it goes; null elsewhere. */
  readonly sessions: number | null;
}): ReactNode {
  const t = useText();
  const { classe, isHere } = one;
  const { nombre, connus, nouveaux } = countsOf(one);
  const where = (): string => {
    if (sessions !== null) return t('sessions-certification.import.vers-semblable', { nombre, sessions });
    if (classe === '') return t('sessions-certification.import.vers-ici', { nombre });
    return t(`sessions-certification.import.vers-${isHere ? 'ici' : 'brouillon'}-classe`, { classe, nombre });
  };
  return (
    <Stack gap={4}>
      <Text isStrong>{where()}</Text>
      <Text>{t('sessions-certification.import.connus-nouveaux', { connus, nouveaux })}</Text>
      {missing > 0 && (
        <Text look="small" tone="warning">
          {t('sessions-certification.saisie.effectif-manque', { nombre: missing })}
        </Text>
      )}
    </Stack>
  );
}

/** What the import will write, agreed to before anything is written. */
export function ImportSummary({ classes, left, min, inscrits, semblable, onSend, onClose }: Props): ReactNode {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const total = classes.reduce((sum, { lignes }) => sum + lignes.length, 0);
  const warnings = classes
    .flatMap(({ lignes }) => lignes)
    .filter((one) => avertissementsOf(one).some(({ path, title }) => !one.line.vus.includes(`${path}:${title}`)));
  const further = classes.filter(({ isHere }) => !isHere).length;
  const send = async () => {
    setBusy(true);
    try {
      await onSend();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('sessions-certification.import.recapitulatif')}
      isOpen
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.annuler')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('sessions-certification.import.importer', { nombre: total })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {classes.map((one, index) => (
          <ClassSent
            key={`${one.classe} ${index}`}
            one={one}
            missing={min - one.lignes.length - (one.isHere ? inscrits : 0)}
            sessions={semblable === null || one.isHere ? null : further}
          />
        ))}
        {semblable !== null && <Text>{t('sessions-certification.import.semblable', { sessions: further })}</Text>}
        {semblable !== null && semblable.formateur !== null && semblable.aDesJours && (
          <Text tone="warning">
            {t('sessions-certification.import.semblable-formateur', { nom: semblable.formateur, sessions: further })}
          </Text>
        )}
        {left > 0 && <Text>{t('sessions-certification.import.laissees', { nombre: left })}</Text>}
        {warnings.length > 0 && (
          <Text tone="warning">{t('sessions-certification.import.avertissements', { nombre: warnings.length })}</Text>
        )}
        <Text tone="subtle">{t('sessions-certification.import.annulable')}</Text>
      </Stack>
    </Dialog>
  );
}
