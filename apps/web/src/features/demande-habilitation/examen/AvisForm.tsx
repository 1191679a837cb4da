import type { AvisWrite } from '@habilis/api/avis/Avis';
import { AVIS_RENDUS } from '@habilis/domain/avis/avisTypes';
import { wantsText } from '@habilis/domain/avis/refusalOfAvis';
import { useText } from '@habilis/i18n/TextProvider';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Stack } from '@habilis/ui/Stack';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { fieldId } from '../../../forms/fieldId.ts';

type Props = {
  readonly avis: AvisWrite;
  readonly onChange: (avis: AvisWrite) => void;
  readonly faultOf: (path: string) => string | undefined;
  readonly isReadOnly: boolean;
};

const TEXT_MAX = 10_000;

/** The avis of the instructeur, with a reason where one is required. */
export function AvisForm({ avis, onChange, faultOf, isReadOnly }: Props): ReactNode {
  const t = useText();
  const { type, texte } = avis;
  const asked = isReadOnly ? undefined : t('modals.obligatoire');
  const wording = type === 'FR' ? 'reserves' : type === 'D' ? 'motif' : 'precisions';
  return (
    <Stack gap={28}>
      <RadioGroup
        id={fieldId('avis.type')}
        label={t('habilitations.avis.le-mien')}
        description={t('habilitations.avis.discretion')}
        options={AVIS_RENDUS.map((id) => ({ id, label: t(`habilitations.avis.type.${id}`) }))}
        value={type}
        onChange={(chosen) => onChange({ ...avis, type: AVIS_RENDUS.find((one) => one === chosen) ?? null })}
        requiredLabel={asked}
        isInline
        isReadOnly={isReadOnly}
        errorMessage={faultOf('avis.type')}
      />
      <TextArea
        id={fieldId('avis.texte')}
        label={t(`habilitations.avis.${wording}`)}
        {...(wording === 'precisions' ? {} : { description: t(`habilitations.avis.${wording}-aide`) })}
        {...(type === null || wantsText(type) ? {} : { optionalLabel: t('entites.facultatif') })}
        requiredLabel={type !== null && wantsText(type) ? asked : undefined}
        value={texte ?? ''}
        onChange={(typed) => onChange({ ...avis, texte: typed === '' ? null : typed })}
        rows={6}
        maxLength={TEXT_MAX}
        isReadOnly={isReadOnly}
        errorMessage={faultOf('avis.texte')}
      />
    </Stack>
  );
}
