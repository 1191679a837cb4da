import { normalizeHabilisId } from '@habilis/domain/identifiant/normalizeHabilisId';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { announce } from '@habilis/ui/announce';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { fieldProps } from '../../document/fieldProps.ts';
import { problemText } from '../../messages/reportError.ts';
import type { SessionDocument, SessionTabProps } from './sessionKind.ts';
import type { Animateur } from './useAnimateur.ts';

type Line = {
  readonly key: string;
  readonly tone: 'success' | 'warning' | 'danger' | 'subtle';
  readonly words: string;
};

/** What was found of the formateur, in words: who it is, what stands against them, what to look at. */
function linesOf(t: Texts, animateur: Animateur, today: string): Line[] {
  if (animateur.kind === 'none') return [];
  if (animateur.kind === 'asked')
    return [{ key: 'asked', tone: 'subtle', words: t('sessions-certification.saisie.formateur-recherche') }];
  if (animateur.kind === 'failed') {
    const words = animateur.words ?? t('sessions-certification.saisie.formateur-plus-tard');
    return [{ key: 'failed', tone: 'warning', words }];
  }
  const { nomPrenom: nom, refus, dateFinCertificat: fin, dejaPris } = animateur.answer;
  const date = fin === null ? '' : formatDate(fin);
  const lines: Line[] = [];
  if (refus !== null) {
    const named = nom === null ? '' : `${nom}\u00A0: `;
    const end =
      refus === 'session-certification.animateur-certificat-fini' && fin !== null
        ? ` ${t('sessions-certification.saisie.certificat-fin', { date, fini: fin < today ? 'true' : 'false' })}`
        : '';
    lines.push({ key: 'refus', tone: 'danger', words: `${named}${problemText(refus)}${end}` });
  } else if (nom !== null) {
    const words =
      fin === null
        ? t('sessions-certification.saisie.formateur-trouve', { nom })
        : t('sessions-certification.saisie.formateur-valable', { nom, date });
    lines.push({ key: 'nom', tone: 'success', words });
  }
  if (dejaPris) lines.push({ key: 'pris', tone: 'warning', words: t('sessions-certification.saisie.formateur-pris') });
  return lines;
}

type Props = SessionTabProps & { readonly session: SessionDocument; readonly animateur: Animateur };

/** Who leads the session, by identifier: the answer says at once what stands against it. */
export function AnimateurField({ session, saisie, set, isReadOnly, animateur, ...tab }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const [isLeft, setLeft] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  // Who was found as the page came is read in its place.
  const isTyped = useRef(false);
  const typed = saisie.animateurHabilisId ?? '';
  // Nobody is looked up by half an identifier: once the field is left, it says so.
  const isPartial = isLeft && typed !== '' && normalizeHabilisId(typed) === null;
  const { errorMessage, ...field } = fieldProps(tab, 'animateurHabilisId');
  const error = errorMessage ?? (isPartial ? problemText('session-certification.identifiant-invalide') : undefined);
  // What the field says already is not said twice.
  const lines = linesOf(t, animateur, today).filter(({ words }) => words !== error);
  const said = lines.flatMap(({ key, words }) => (key === 'asked' ? [] : [words])).join(' ');
  useEffect(() => {
    if (isTyped.current) announce(said);
  }, [said]);
  // The answer to what is being typed comes out from under the bar of actions.
  useEffect(() => {
    if (document.activeElement?.id === field.id) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [animateur, field.id]);
  return (
    <Stack gap={8}>
      <TextField
        {...field}
        label={t('sessions-certification.saisie.formateur')}
        description={
          isReadOnly
            ? undefined
            : t(
                session.regles.certificatFormateurRequis
                  ? 'sessions-certification.saisie.formateur-aide'
                  : 'sessions-certification.saisie.formateur-aide-libre',
              )
        }
        errorMessage={error}
        value={typed}
        onBlur={() => setLeft(true)}
        onChange={(next) => {
          const habilisId = normalizeHabilisId(next) ?? next.trim().toUpperCase();
          setLeft(false);
          isTyped.current = true;
          set({ animateurHabilisId: habilisId === '' ? null : habilisId });
        }}
        maxLength={20}
        width="short"
        isMono
        isReadOnly={isReadOnly}
      />
      <div ref={answer}>
        {isReadOnly && session.animateurNomPrenom !== null && <Text>{session.animateurNomPrenom}</Text>}
        {lines.map(({ key, tone, words }) => (
          <Text key={key} tone={tone}>
            {words}
          </Text>
        ))}
      </div>
    </Stack>
  );
}
