import { ProblemError } from '@habilis/api/client/errors';
import { formateur } from '@habilis/api/formateur/endpoints';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { formateurFaults } from '@habilis/domain/demande-habilitation/formateurFaults';
import { normalizeHabilisId } from '@habilis/domain/identifiant/normalizeHabilisId';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { FieldSet } from '@habilis/ui/FieldSet';
import { Form } from '@habilis/ui/Form';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../session/call.ts';
import { tryStorage } from '../../session/tryStorage.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { FieldRefusal } from '../../forms/FieldRefusal.ts';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { useFaultFocus } from '../../forms/useFaultFocus.ts';
import { useForm } from '../../forms/useForm.ts';

type Props = {
  readonly niveauId: number | null;
  readonly declared: readonly PersonneRef[];
  readonly onAdd: (formateur: PersonneRef) => void;
};

const Typed = z.object({ habilisId: z.string(), nom: z.string() });
type Typed = z.infer<typeof Typed>;
const NOTHING: Typed = { habilisId: '', nom: '' };

/** The path of the identifier: what the demande lacks in formateurs is told there too. */
const IDENTIFIER = 'formateurs';

function read(key: string): Typed {
  try {
    return z.parse(Typed, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

/** Kept for this browser tab, so that a page change or the end of the session does not lose what is not declared yet. */
const keyOf = () => `habilis-formateur:${location.pathname}`;
const keep = (typed: Typed) => tryStorage(() => sessionStorage.setItem(keyOf(), JSON.stringify(typed)));

type Checked = Awaited<ReturnType<typeof checkFormateur>>;

const checkFormateur = (body: {
  readonly habilisId: string;
  readonly nom: string;
  readonly dispositifNiveauId: number;
}) =>
  call(formateur.check, { body }).catch((error: unknown) => {
    // Nothing tells which of the two is wrong: it is said at the first.
    const isUnknown = error instanceof ProblemError && error.problem.title === 'formateur.inconnu';
    throw isUnknown ? new FieldRefusal([{ path: IDENTIFIER, title: error.problem.title }]) : error;
  });

/** The words of what a check found. */
function saidOf(t: Texts, { formateur: { nomPrenom: nom }, certificat: { etat, dateFin } }: Checked) {
  const date = dateFin === null ? '' : formatDate(dateFin);
  const isFine = etat === 'VALIDE' || etat === 'SANS_OBJET';
  const sentence = etat === 'VALIDE' && date === '' ? 'SANS_OBJET' : etat;
  return {
    words: t(`habilitations.demande.certificat.${sentence}`, { nom, date }),
    tone: etat === 'EXPIRE' ? ('danger' as const) : isFine ? ('success' as const) : ('warning' as const),
  };
}

/** Declares a formateur: identifier and name must match one person, and the certificat is shown at once. */
export function AddFormateur({ niveauId, declared, onAdd }: Props): ReactNode {
  const t = useText();
  const [said, setSaid] = useState<ReturnType<typeof saidOf> | null>(null);
  const form = useForm({
    initial: () => read(keyOf()),
    onChange: keep,
    draft: ({ habilisId, nom }) => ({ [IDENTIFIER]: normalizeHabilisId(habilisId) ?? habilisId.trim(), nom }),
    judge: ({ [IDENTIFIER]: habilisId, nom }) =>
      formateurFaults(
        { habilisId, nom },
        declared.map((one) => one.habilisId),
      ).map(({ path, title }) => ({ path: path === 'habilisId' ? IDENTIFIER : path, title })),
    send: async ({ [IDENTIFIER]: habilisId, nom }) =>
      niveauId === null ? null : checkFormateur({ habilisId, nom, dispositifNiveauId: niveauId }),
    onDone: (checked) => {
      if (checked === null) return;
      setSaid(saidOf(t, checked));
      if (checked.certificat.etat !== 'EXPIRE') onAdd(checked.formateur);
      form.restart(NOTHING);
      keep(NOTHING);
    },
  });
  const fields = useFaultFocus(form);
  const submit = () => {
    setSaid(null);
    form.submit();
  };
  return (
    <Form onSubmit={submit}>
      <div ref={fields}>
        <FieldSet legend={t('habilitations.demande.formateur-ajouter')}>
          <FormMessages said={form} />
          <TextField
            {...form.field('habilisId')}
            id={fieldId(IDENTIFIER)}
            errorMessage={form.faultOf(IDENTIFIER)}
            label={t('habilitations.demande.formateur-identifiant')}
            description={t('habilitations.demande.formateur-identifiant-aide')}
            maxLength={20}
            isMono
            width="short"
          />
          <TextField {...form.field('nom')} label={t('entites.nom')} maxLength={100} />
          <div>
            <Button type="submit" isBusy={form.isBusy}>
              {t('habilitations.demande.formateur-verifier')}
            </Button>
          </div>
          <div role="status">{said !== null && <Text tone={said.tone}>{said.words}</Text>}</div>
        </FieldSet>
      </div>
    </Form>
  );
}
