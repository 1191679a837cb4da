import { normalizeHabilisId } from '@habilis/domain/identifiant/normalizeHabilisId';
import { useText } from '@habilis/i18n/TextProvider';
import { announce } from '@habilis/ui/announce';
import { Button } from '@habilis/ui/Button';
import { ComboBox } from '@habilis/ui/ComboBox';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { fieldProps } from '../../document/fieldProps.ts';
import { focusField } from '../../forms/fieldId.ts';
import { problemText } from '../../messages/reportError.ts';
import { animateurLines, proposeOption, refusWords } from './animateurWords.ts';
import type { SessionDocument, SessionTabProps } from './sessionKind.ts';
import type { Animateur } from './useAnimateur.ts';
import type { Propose } from './useFormateurs.ts';

/** What is known of who leads the session, and among whom it is chosen by name. */
export type Formateurs = { readonly animateur: Animateur; readonly proposes: readonly Propose[] | undefined };

type Props = SessionTabProps & { readonly session: SessionDocument } & Formateurs;
type FieldProps = Pick<Props, 'session' | 'saisie' | 'isReadOnly'> & {
  readonly field: Omit<ReturnType<typeof fieldProps>, 'errorMessage'>;
  readonly error: string | undefined;
  readonly onName: (habilisId: string | null) => void;
};

const PATH = 'animateurHabilisId';

/** Who leads the session, by name: each with the end of the certificat and the days that they are taken. */
function ByName({
  session,
  saisie,
  field,
  error,
  onName,
  proposes,
}: FieldProps & Pick<Formateurs, 'proposes'>): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const named = saisie.animateurHabilisId;
  const stored = named !== null && named === session.animateurHabilisId ? session.animateurNomPrenom : null;
  const options =
    // Until the list is read, the name that is stored.
    proposes?.map((one) => proposeOption(t, one, proposes, today)) ??
    (named === null || stored === null ? [] : [{ id: named, label: stored }]);
  const label = options.find((one) => one.id === named)?.label ?? null;
  return (
    <ComboBox
      {...field}
      label={t('sessions-certification.saisie.formateur-nom')}
      description={t('sessions-certification.saisie.formateur-nom-aide')}
      errorMessage={error}
      value={named === null || label === null ? null : { id: named, label }}
      onChange={(chosen) => onName(chosen?.id ?? null)}
      source={{ options }}
      words={{
        open: t('sessions-certification.saisie.formateur-liste'),
        empty: t(`sessions-certification.saisie.formateur-${proposes === undefined ? 'attente' : 'aucun'}`),
      }}
    />
  );
}

/** Who leads the session, by identifier. */
function ByIdentifiant({ session, saisie, isReadOnly, field, error, onName }: FieldProps): ReactNode {
  const t = useText();
  const [isLeft, setLeft] = useState(false);
  const typed = saisie.animateurHabilisId ?? '';
  // Nobody is looked up by half an identifier: once the field is left, it says so.
  const isPartial = isLeft && typed !== '' && normalizeHabilisId(typed) === null;
  const aide = session.regles.certificatFormateurRequis ? 'formateur-aide' : 'formateur-aide-libre';
  return (
    <TextField
      {...field}
      label={t('sessions-certification.saisie.formateur')}
      description={isReadOnly ? undefined : t(`sessions-certification.saisie.${aide}`)}
      errorMessage={error ?? (isPartial ? problemText('session-certification.identifiant-invalide') : undefined)}
      value={typed}
      onBlur={() => setLeft(true)}
      onChange={(next) => {
        const habilisId = normalizeHabilisId(next) ?? next.trim().toUpperCase();
        setLeft(false);
        onName(habilisId === '' ? null : habilisId);
      }}
      maxLength={20}
      width="short"
      isMono
      isReadOnly={isReadOnly}
    />
  );
}

/** By name or by identifier: as it was asked for, else by name where it can be. */
function useWay({ saisie, isReadOnly, proposes }: Props) {
  const [asked, ask] = useState<'nom' | 'identifiant' | null>(null);
  const named = saisie.animateurHabilisId;
  const isListed = named === null || (proposes?.some(({ habilisId }) => habilisId === named) ?? true);
  const hasList = !isReadOnly && proposes?.length !== 0;
  const isByName = hasList && (asked === null ? isListed : asked === 'nom');
  return {
    isByName,
    hasList,
    /** What is being typed does not turn into the other way. */
    keep: () => ask(isByName ? 'nom' : 'identifiant'),
    change: () => {
      // The button that was pressed says something else: the field takes the focus.
      flushSync(() => ask(isByName ? 'identifiant' : 'nom'));
      focusField(PATH);
    },
  };
}

/** Where an answer is shown: one that comes while its field has the focus comes out from under the bar of actions. */
function useInSight(said: string, fieldId: string): RefObject<HTMLDivElement | null> {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    // Nothing is scrolled without an answer, nor while another is chosen: it would close the list.
    if (said !== '' && active?.id === fieldId && active.ariaExpanded !== 'true')
      answer.current?.scrollIntoView({ block: 'nearest' });
  }, [said, fieldId]);
  return answer;
}

/** Who leads the session, by name among those of the entite, else by identifier: the answer says at once what stands against it. */
export function AnimateurField(props: Props): ReactNode {
  const { session, saisie, set, isReadOnly, animateur, proposes, ...tab } = props;
  const t = useText();
  const { today } = useServerProperties();
  const way = useWay(props);
  // Who was found as the page came is read in its place.
  const isTyped = useRef(false);
  const { errorMessage, ...field } = fieldProps(tab, PATH);
  // What is refused is said by name, with its day.
  const refus = animateur.kind === 'answered' ? animateur.answer.refus : null;
  const isOfAnswer = refus !== null && errorMessage === problemText(refus);
  const error =
    isOfAnswer && animateur.kind === 'answered'
      ? (refusWords(t, animateur.answer, today) ?? errorMessage)
      : errorMessage;
  // What the field says already is not said twice.
  const lines = animateurLines(t, animateur, today).filter(({ words }) => words !== error);
  const said = lines.flatMap(({ key, words }) => (key === 'asked' ? [] : [words])).join(' ');
  useEffect(() => {
    if (isTyped.current) announce(said);
  }, [said]);
  const answer = useInSight(said, field.id);
  const shared = {
    session,
    saisie,
    isReadOnly,
    field,
    error,
    onName: (animateurHabilisId: string | null) => {
      isTyped.current = true;
      way.keep();
      set({ animateurHabilisId });
    },
  };
  return (
    <Stack gap={8}>
      {way.isByName ? <ByName {...shared} proposes={proposes} /> : <ByIdentifiant {...shared} />}
      <div ref={answer}>
        {isReadOnly && session.animateurNomPrenom !== null && <Text>{session.animateurNomPrenom}</Text>}
        {lines.map(({ key, tone, words }) => (
          <Text key={key} tone={tone}>
            {words}
          </Text>
        ))}
      </div>
      {way.hasList && (
        <div>
          <Button size="small" variant="quiet" onPress={way.change}>
            {t(`sessions-certification.saisie.formateur-${way.isByName ? 'autre' : 'par-nom'}`)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
