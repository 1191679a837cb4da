import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { REPONSES_HOMONYME, type ReponseHomonyme } from '@habilis/domain/stagiaire/homonymes';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { problemText } from '../../messages/reportError.ts';
import { call } from '../../session/call.ts';
import { nomDe } from './nomDe.ts';
import { longDates } from './sessionDates.ts';
import { asDocument, type OpenSession, type SessionDocument } from './sessionKind.ts';

type Homonyme = SessionDocument['homonymes'][number];
type Props = Pick<OpenSession, 'document'> & { readonly session: SessionDocument };

/** One person of another class who may be a stagiaire of this one, and what is said of both. */
function UnHomonyme({ document, session, one }: Props & { readonly one: Homonyme }): ReactNode {
  const t = useText();
  const [busy, setBusy] = useState<ReponseHomonyme | null>(null);
  const line = session.stagiaires.find(({ id }) => id === one.stagiaireId);
  const nom = line === undefined ? '' : nomDe(line);
  const say = async (reponse: ReponseHomonyme) => {
    setBusy(reponse);
    const { stagiaireId, autreStagiaireId } = one;
    const body = { stagiaireId, autreStagiaireId, reponse };
    await call(sessionCertification.direHomonyme, { params: { id: session.id ?? 0 }, body }).then(
      (said) => document.learn(asDocument(said)),
      // A refusal was told.
      () => undefined,
    );
    setBusy(null);
  };
  // Whoever may submit what the state asks for says it.
  const isActing = session.actionsPossibles.some(({ key }) => key === 'Soumet');
  const choices = one.isMemeIdentite || !isActing ? [] : REPONSES_HOMONYME;
  return (
    <li>
      <Stack gap={8}>
        <Text>
          {t(`sessions-certification.homonymes.${one.isMemeIdentite ? 'meme' : 'homonyme'}`, {
            nom,
            niveau: one.libelleDispositifNiveau,
            jours: longDates(t, one) ?? '',
            session: one.numero ?? 'ailleurs',
          })}
        </Text>
        {one.dite !== null && (
          <Text tone="subtle">
            {t(`sessions-certification.homonymes.dite.${one.dite.reponse}`, {
              auteur: one.dite.parNomPrenom,
              date: formatInstantDate(one.dite.le),
            })}
          </Text>
        )}
        {one.refus !== null && one.dite !== null && <Text tone="danger">{problemText(one.refus)}</Text>}
        {choices.length > 0 && (
          <Inline gap={8}>
            {choices
              .filter((reponse) => reponse !== one.dite?.reponse)
              .map((reponse) => (
                <Button
                  key={reponse}
                  size="small"
                  isBusy={busy === reponse}
                  isDisabled={busy !== null && busy !== reponse}
                  onPress={() => void say(reponse)}
                >
                  {t(`sessions-certification.homonymes.dire.${reponse}`, { nom })}
                </Button>
              ))}
          </Inline>
        )}
      </Stack>
    </li>
  );
}

/** Who bears the name and the birth date of somebody in a class of the same days: told before results, said before the closing (SC44). */
export function Homonymes({ document, session }: Props): ReactNode {
  const t = useText();
  const told = session.homonymes.filter(({ isADire, refus, dite }) => isADire || refus !== null || dite !== null);
  if (told.length === 0) return null;
  const isWaiting = told.some(({ isADire, refus }) => isADire || refus !== null);
  return (
    <Callout
      tone={isWaiting ? 'warning' : 'info'}
      title={t('sessions-certification.homonymes.titre', { nombre: new Set(told.map((one) => one.stagiaireId)).size })}
    >
      <Stack gap={16}>
        {isWaiting && (
          <Text>
            {t(`sessions-certification.homonymes.aide.${session.etat === 'RESULTATS' ? 'formateur' : 'entite'}`)}
          </Text>
        )}
        <Stack gap={16} as="ul">
          {told.map((one) => (
            <UnHomonyme
              key={`${one.stagiaireId} ${one.autreStagiaireId}`}
              document={document}
              session={session}
              one={one}
            />
          ))}
        </Stack>
      </Stack>
    </Callout>
  );
}
