import type { PointDemande } from '@habilis/api/examen/PointDemande';
import { useText } from '@habilis/i18n/TextProvider';
import { CheckboxGroup } from '@habilis/ui/CheckboxGroup';
import { Stack } from '@habilis/ui/Stack';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { fieldId } from '../../forms/fieldId.ts';

type Props = {
  /** The fields and slots that a question can be about, in the form's order. */
  readonly ancres: readonly { readonly id: string; readonly label: string }[];
  readonly points: readonly PointDemande[];
  readonly onChange: (points: readonly PointDemande[]) => void;
  readonly faultOf: (path: string) => string | undefined;
};

const COMMENT_MAX = 2000;

/** Chooses the fields to ask about, with the question for each (DH62). */
export function PointsField({ ancres, points, onChange, faultOf }: Props): ReactNode {
  const t = useText();
  const labelOf = (chemin: string) => ancres.find(({ id }) => id === chemin)?.label ?? chemin;
  const chosen = points.map(({ chemin }) => chemin);
  const choose = (chemins: readonly string[]) =>
    onChange(chemins.map((chemin) => points.find((one) => one.chemin === chemin) ?? { chemin, commentaire: '' }));
  const say = (chemin: string) => (commentaire: string) =>
    onChange(points.map((one) => (one.chemin === chemin ? { ...one, commentaire } : one)));
  return (
    <Stack gap={16}>
      <CheckboxGroup
        label={t('habilitations.complement.champs')}
        description={t('habilitations.complement.champs-aide')}
        optionalLabel={t('entites.facultatif')}
        options={ancres}
        value={chosen}
        onChange={choose}
      />
      {points.map(({ chemin, commentaire }, index) => (
        <TextArea
          key={chemin}
          id={fieldId(`points.${index}.commentaire`)}
          label={t('habilitations.complement.attendu', { champ: labelOf(chemin) })}
          value={commentaire}
          onChange={say(chemin)}
          rows={3}
          maxLength={COMMENT_MAX}
          errorMessage={faultOf(`points.${index}.commentaire`)}
        />
      ))}
    </Stack>
  );
}
