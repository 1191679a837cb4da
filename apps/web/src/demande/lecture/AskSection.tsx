import type { PointDemande } from '@habilis/api/examen/PointDemande';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { type ActionInput, keepComment, NO_INPUT } from '../../document/ActionInput.ts';
import { readLocally } from '../../session/keptLocally.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { useFaultFocus } from '../../forms/useFaultFocus.ts';
import { type Form, useForm } from '../../forms/useForm.ts';
import type { KnownFault } from '../../forms/useSending.ts';
import type { Points } from './usePoints.ts';

/** What is sent: the words for all, and the points. */
export type AskInput = ActionInput & { readonly points: readonly PointDemande[] };

/** How points are asked: the words for all of them, what is at fault, what sends them. */
export type HowAsked = {
  /** Where the comment is kept, as that of the action's dialog. */
  readonly commentKey: string;
  readonly hasComment: boolean;
  readonly judge: (input: AskInput) => readonly KnownFault[];
  /** Rejects with what the form shows. */
  readonly onSend: (input: AskInput) => Promise<unknown>;
  /** Opens the dialog of the action, which asks for more. */
  readonly onMore?: (() => void) | undefined;
};

type Props = {
  readonly asking: HowAsked;
  readonly points: Points;
  readonly labelOf: (ancre: string) => string;
  /** What its button says. */
  readonly label: string;
  /** Chooses whether what is sent leads to the next demande of the list; absent where there is none. */
  readonly onward?: ((isChosen: boolean) => void) | undefined;
  /** Brings a point's fact in sight. */
  readonly onGo: (ancre: string) => void;
};

const COMMENT = 'draftWorkflowComment';

/** Each point as a link to its fact, with what it asks or what is wrong with it. */
function PointLines({
  points,
  labelOf,
  onGo,
  faultOf,
}: Pick<Props, 'points' | 'labelOf' | 'onGo'> & Pick<Form<ActionInput>, 'faultOf'>): ReactNode {
  const t = useText();
  return (
    <ol>
      {points.points.map(({ chemin, commentaire }, rank) => {
        const path = `points.${rank}.commentaire`;
        const fault = faultOf(path);
        return (
          <li key={chemin} id={fieldId(path)}>
            <Link onPress={() => onGo(chemin)}>
              {t('workflow.lecture.point', { rang: rank + 1, motif: labelOf(chemin) })}
            </Link>{' '}
            <Text as="span" look="small" tone={fault === undefined ? 'subtle' : 'danger'}>
              {fault ?? commentaire.replaceAll('\n', '\u00A0: ')}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}

/** The points that were gathered, each a link to its fact, with the words for all of them; sent from here, over nothing. */
export function AskSection({
  asking: { commentKey, hasComment, judge, onSend, onMore },
  points,
  labelOf,
  label,
  onward,
  onGo,
}: Props): ReactNode {
  const t = useText();
  const form = useForm<ActionInput, AskInput, unknown>({
    initial: () => ({ ...NO_INPUT, draftWorkflowComment: readLocally(commentKey) }),
    onChange: (input) => keepComment(commentKey, input),
    draft: (input) => ({ ...input, points: points.points }),
    judge,
    send: (input) =>
      onSend(input).catch((error: unknown) => {
        onward?.(false);
        throw error;
      }),
  });
  const fields = useFaultFocus(form);
  const submit = (goesOn: boolean) => {
    onward?.(goesOn);
    form.submit();
  };
  return (
    <Stack gap={16}>
      <FormMessages said={form} />
      <PointLines points={points} labelOf={labelOf} onGo={onGo} faultOf={form.faultOf} />
      {hasComment && (
        <div ref={fields}>
          <TextArea
            id={fieldId(COMMENT)}
            label={t('workflow.commentaire')}
            optionalLabel={t('entites.facultatif')}
            description={t('workflow.commentaire-entite')}
            value={form.values.draftWorkflowComment ?? ''}
            onChange={(typed) => form.set({ draftWorkflowComment: typed === '' ? null : typed })}
            rows={3}
            maxLength={4000}
            errorMessage={form.faultOf(COMMENT)}
          />
        </div>
      )}
      <Inline gap={12}>
        <Button isBusy={form.isBusy} onPress={() => submit(false)}>
          {label}
        </Button>
        {onward !== undefined && (
          <Button isDisabled={form.isBusy} onPress={() => submit(true)}>
            {t('workflow.lecture.envoyer-suivant')}
          </Button>
        )}
        {onMore !== undefined && <Link onPress={onMore}>{t('workflow.lecture.suspension')}</Link>}
      </Inline>
    </Stack>
  );
}
