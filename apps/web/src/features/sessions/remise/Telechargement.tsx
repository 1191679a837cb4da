import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ProgressBar } from '@habilis/ui/ProgressBar';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Text } from '@habilis/ui/Text';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDownload } from '../../../list/useDownload.ts';
import { TIRAGES } from '../../../papier/TIRAGES.ts';
import { call } from '../../../session/call.ts';
import { keepLocally, readLocally } from '../../../session/keptLocally.ts';
import type { SessionDocument } from '../sessionKind.ts';

/** Under which the form of the last papers is kept in this browser. */
const KEPT = 'certificats-tirage';
const [SHEETS] = TIRAGES;

const tirageOf = (key: string | null) => TIRAGES.find((one) => one.key === key) ?? SHEETS;

type Props = {
  readonly session: Pick<SessionDocument, 'id' | 'numero'>;
  readonly nombre: number;
  /** How many of them are signed, so that their paper can be taken. */
  readonly prets: number;
};

/** Takes all certificats of a session as one file, in the form that was chosen last. */
export function Telechargement({ session: { id, numero }, nombre, prets }: Props): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState(() => tirageOf(readLocally(KEPT)));
  const { isBusy, take } = useDownload();
  const { papier, envoi } = chosen;
  const takeAll = () =>
    take(
      call(sessionCertification.telechargements, { params: { id: id ?? 0 }, query: { papier, envoi } }),
      `certificats-${numero ?? ''}.${envoi.toLowerCase()}`,
    );
  return (
    <>
      <RadioGroup
        label={t('certificats.remise.format')}
        isInline
        options={TIRAGES.map(({ key }) => ({
          id: key,
          label: t(`certificats.remise.tirage.${key}`),
          description: t(`certificats.remise.tirage.${key}-aide`),
        }))}
        value={chosen.key}
        onChange={(key) => {
          setChosen(tirageOf(key));
          keepLocally(KEPT, key);
        }}
      />
      {prets < nombre && (
        <ProgressBar
          label={t('certificats.remise.preparation')}
          value={prets / nombre}
          valueLabel={t('certificats.remise.prets', { prets, nombre })}
        />
      )}
      <div>
        <Button
          variant="primary"
          icon={Download}
          isBusy={isBusy}
          isDisabled={prets < nombre}
          onPress={() => void takeAll()}
        >
          {t('certificats.remise.telecharger-tout', { nombre })}
        </Button>
      </div>
      <Text look="small" tone="subtle">
        {t('certificats.remise.choix-garde')}
      </Text>
    </>
  );
}
