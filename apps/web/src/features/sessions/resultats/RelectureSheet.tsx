import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Drawer } from '@habilis/ui/Drawer';
import { Stack } from '@habilis/ui/Stack';
import { type Tally, TallyList } from '@habilis/ui/TallyList';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useId, useState } from 'react';
import { type ActionInput, NO_INPUT } from '../../../document/ActionInput.ts';
import { FormMessages } from '../../../forms/FormMessages.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { nomDe } from '../nomDe.ts';
import { shortDates } from '../sessionDates.ts';
import type { SessionDocument } from '../sessionKind.ts';
import type { OpenResultats } from './useResultats.ts';

type Props = {
  readonly session: SessionDocument;
  readonly resultats: OpenResultats;
  readonly onConfirm: (input: ActionInput) => Promise<unknown>;
  readonly onCancel: () => void;
};

/** The class counted, with the names of the exceptions. */
function talliesOf(t: Texts, lines: readonly Stagiaire[]): Tally[] {
  const presents = lines.filter(({ present }) => present === true);
  const of = (resultat: Stagiaire['resultat']) => lines.filter((one) => one.resultat === resultat);
  const absents = of('ABSENT');
  const refuses = of('NON_ADMIS');
  const sur = (nombre: number, total: number) => t('sessions-certification.relecture.sur', { nombre, total });
  const named = (names: readonly string[]) => (names.length === 0 ? {} : { names: names.join(' ; ') });
  const row = (key: 'presents' | 'absents' | 'admis' | 'refuses' | 'identites', figure: string): Tally => ({
    key,
    term: t(`sessions-certification.relecture.${key}`),
    figure,
  });
  return [
    row('presents', sur(presents.length, lines.length)),
    { ...row('absents', String(absents.length)), ...named(absents.map(nomDe)) },
    row('admis', String(of('ADMIS').length)),
    {
      ...row('refuses', String(refuses.length)),
      ...named(refuses.map((one) => [nomDe(one), one.motif].filter(Boolean).join(', '))),
    },
    row('identites', sur(presents.filter(({ identiteVerifiee }) => identiteVerifiee).length, presents.length)),
  ];
}

/** Why the results cannot be submitted now; null when they can. */
function reasonOf(t: Texts, { isCut, nbEnAttente, conflits }: OpenResultats): string | null {
  if (Object.keys(conflits).length > 0) return t('sessions-certification.relecture.conflit');
  if (nbEnAttente > 0) return t('sessions-certification.relecture.attend', { nombre: nbEnAttente });
  return isCut ? t('sessions-certification.relecture.hors-connexion') : null;
}

/** The figures of a class before its results are sent; without network the button waits, with its reason, until the answers have left (SC856). */
export function RelectureSheet({ session, resultats, onConfirm, onCancel }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const form = useForm<ActionInput, unknown>({ initial: NO_INPUT, send: onConfirm });
  const reason = reasonOf(t, resultats);
  const [wasWithheld, setWithheld] = useState(reason !== null);
  if (reason !== null && !wasWithheld) setWithheld(true);
  const { etapes, habilitation } = session;
  const entite = etapes.findLast(({ action, de }) => action === 'Soumet' && de === 'SAISIE')?.auteurNomPrenom;
  const close = () => !form.isBusy && onCancel();
  return (
    <Drawer
      placement="sheet"
      title={t('sessions-certification.relecture.titre', { nom: entite ?? habilitation.raisonSociale })}
      closeLabel={t('modals.fermer')}
      isOpen
      onClose={close}
      actions={
        <>
          <Button variant="quiet" onPress={close} isDisabled={form.isBusy}>
            {t('sessions-certification.relecture.revenir')}
          </Button>
          <Button
            variant="primary"
            isBusy={form.isBusy}
            isWithheld={reason !== null}
            {...(reason === null ? {} : { 'aria-describedby': id })}
            onPress={form.submit}
          >
            {t('sessions-certification.relecture.soumettre', { nombre: resultats.lines.length })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text look="small" tone="subtle">
          {[habilitation.dispositifNiveau.libelle, shortDates(session)].filter(Boolean).join(' · ')}
        </Text>
        <FormMessages said={form} />
        <TallyList items={talliesOf(t, resultats.lines)} />
        {reason !== null && (
          <div id={id}>
            <Callout tone="warning" title={t('sessions-certification.relecture.retenue')}>
              <Text>{reason}</Text>
            </Callout>
          </div>
        )}
        <div role="status">
          {reason === null && wasWithheld && (
            <Text tone="success">{t('sessions-certification.relecture.ouverte')}</Text>
          )}
        </div>
      </Stack>
    </Drawer>
  );
}
