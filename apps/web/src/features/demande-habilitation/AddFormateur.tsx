import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { ProblemError } from '@habilis/api/client/errors';
import { formateur } from '@habilis/api/formateur/endpoints';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { isHabilisId } from '@habilis/domain/identifiant/isHabilisId';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { FieldSet } from '@habilis/ui/FieldSet';
import { Form } from '@habilis/ui/Form';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { call } from '../../session/call.ts';
import { tryStorage } from '../../session/tryStorage.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { problemText } from '../../messages/reportError.ts';

type Props = {
  readonly niveauId: number | null;
  readonly declared: readonly PersonneRef[];
  readonly onAdd: (formateur: PersonneRef) => void;
};

const Typed = z.object({ habilisId: z.string(), nom: z.string() });
type Typed = z.infer<typeof Typed>;
const NOTHING: Typed = { habilisId: '', nom: '' };

function read(key: string): Typed {
  try {
    return z.parse(Typed, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

/** What is typed and not yet declared. Kept for this browser tab, so that a page change or the end of the session does not lose it. */
function useTyped(): [Typed, (typed: Typed) => void] {
  const key = `habilis-formateur:${useLocation().pathname}`;
  const [typed, setTyped] = useState(() => read(key));
  const change = (next: Typed) => {
    setTyped(next);
    tryStorage(() => sessionStorage.setItem(key, JSON.stringify(next)));
  };
  return [typed, change];
}

/** Declares a formateur: identifier and name must match one person, and the certificat is shown at once. */
export function AddFormateur({ niveauId, declared, onAdd }: Props): ReactNode {
  const t = useText();
  const [{ habilisId, nom }, change] = useTyped();
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState<{ readonly words: string; readonly tone: 'success' | 'warning' | 'danger' } | null>(
    null,
  );
  const [isBusy, setBusy] = useState(false);
  const id = habilisId.trim().toUpperCase();

  const refusal = () => {
    if (!isHabilisId(id)) return t('habilitations.demande.formateur-identifiant-invalide');
    if (isEmpty(nom)) return t('erreurs.champ.nom-requis');
    if (declared.some((one) => one.habilisId === id)) return t('habilitations.demande.formateur-deja');
    return undefined;
  };
  const check = async (dispositifNiveauId: number) => {
    setBusy(true);
    try {
      const body = { habilisId: id, nom, dispositifNiveauId };
      const { formateur: found, certificat } = await call(formateur.check, { body });
      const isExpired = certificat.etat === 'EXPIRE';
      if (!isExpired) onAdd(found);
      const date = certificat.dateFin === null ? '' : formatDate(certificat.dateFin);
      const isFine = certificat.etat === 'VALIDE' || certificat.etat === 'SANS_OBJET';
      const sentence = certificat.etat === 'VALIDE' && date === '' ? 'SANS_OBJET' : certificat.etat;
      setSaid({
        words: t(`habilitations.demande.certificat.${sentence}`, { nom: found.nomPrenom, date }),
        tone: isExpired ? 'danger' : isFine ? 'success' : 'warning',
      });
      change(NOTHING);
    } catch (error) {
      if (error instanceof ProblemError && error.status === 400) setFault(problemText(error.problem.title));
    } finally {
      setBusy(false);
    }
  };
  const add = async () => {
    if (isBusy || niveauId === null) return;
    const refused = refusal();
    setFault(refused);
    setSaid(null);
    if (refused === undefined) await check(niveauId);
  };
  return (
    <Form onSubmit={() => void add()}>
      <FieldSet legend={t('habilitations.demande.formateur-ajouter')}>
        <TextField
          id={fieldId('formateurs')}
          label={t('habilitations.demande.formateur-identifiant')}
          description={t('habilitations.demande.formateur-identifiant-aide')}
          value={habilisId}
          onChange={(typed) => change({ habilisId: typed, nom })}
          maxLength={8}
          isMono
          width="short"
          errorMessage={fault}
        />
        <TextField
          label={t('entites.nom')}
          value={nom}
          onChange={(typed) => change({ habilisId, nom: typed })}
          maxLength={100}
        />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {t('habilitations.demande.formateur-verifier')}
          </Button>
        </div>
        <div role="status">{said !== null && <Text tone={said.tone}>{said.words}</Text>}</div>
      </FieldSet>
    </Form>
  );
}
