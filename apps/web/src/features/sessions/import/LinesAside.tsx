import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { confirm } from '../../../messages/dialogAtoms.ts';
import { sessionsFor } from './partClass.ts';
import type { OpenImport } from './useClassImport.ts';

type Props = {
  readonly importing: OpenImport;
  readonly nombre: number;
  /** The most that the niveau admits. */
  readonly most: number;
  /** Opens sessions for them, like this one. */
  readonly onPart: () => void;
};

/** The lines that an import left aside, why, and what can be done with them. */
export function LinesAside({ importing, nombre, most, onPart }: Props): ReactNode {
  const t = useText();
  const { places } = importing;
  const sessions = places === 0 ? sessionsFor(nombre, most) : null;
  const forget = async () => {
    const agreed = await confirm({
      title: t('sessions-certification.import.cote-question', { nombre }),
      message: t('sessions-certification.import.cote-suite'),
      confirmLabel: t('sessions-certification.import.cote-oublier', { nombre }),
      cancelLabel: t('sessions-certification.import.cote-garder', { nombre }),
      isDanger: true,
    });
    if (agreed) importing.end();
  };
  return (
    <Callout
      tone="warning"
      title={t('sessions-certification.import.cote', { nombre })}
      actions={
        <>
          {sessions !== null && (
            <Button onPress={onPart}>{t('sessions-certification.import.seconde', { sessions, nombre })}</Button>
          )}
          <Button {...(sessions === null ? {} : { variant: 'quiet' as const })} onPress={importing.takeUp}>
            {t('sessions-certification.import.cote-reprendre', { nombre })}
          </Button>
          <Button variant="quiet" onPress={() => void forget()}>
            {t('sessions-certification.import.cote-oublier', { nombre })}
          </Button>
        </>
      }
    >
      <Text>
        {t(`sessions-certification.import.cote-${places === 0 ? 'complet' : 'places'}`, {
          nombre: places,
          lignes: nombre,
        })}
      </Text>
    </Callout>
  );
}
