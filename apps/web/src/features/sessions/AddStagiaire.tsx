import { ProblemError } from '@habilis/api/client/errors';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { StagiaireProche } from '@habilis/api/session-certification/Stagiaire';
import type { LigneStagiaire } from '@habilis/domain/stagiaire/LigneStagiaire';
import { stagiaireLineFaults } from '@habilis/domain/stagiaire/stagiaireLineFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { FieldSet } from '@habilis/ui/FieldSet';
import { Form } from '@habilis/ui/Form';
import { Grid } from '@habilis/ui/Grid';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { FieldRefusal } from '../../forms/FieldRefusal.ts';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { useFaultFocus } from '../../forms/useFaultFocus.ts';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import { tryStorage } from '../../session/tryStorage.ts';
import { frenchDate } from './import/frenchDate.ts';
import { Proches } from './Proches.tsx';
import type { Stagiaires } from './useStagiaires.ts';

const Typed = z.object({
  habilisId: z.string(),
  nom: z.string(),
  prenom: z.string(),
  naissance: z.string(),
  courriel: z.string(),
});
const NOTHING: LigneStagiaire = { habilisId: '', nom: '', prenom: '', naissance: '', courriel: '' };

/** Kept for this browser tab, so that a page change or the end of the session does not lose who is not added yet. */
const keyOf = () => `habilis-stagiaire:${location.pathname}`;
const keep = (typed: LigneStagiaire) => tryStorage(() => sessionStorage.setItem(keyOf(), JSON.stringify(typed)));
function read(): LigneStagiaire {
  try {
    return z.parse(Typed, JSON.parse(sessionStorage.getItem(keyOf()) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

/** What came of an addition: somebody joined, or people alike wait for a choice. */
type Outcome =
  | { readonly kind: 'joined'; readonly nom: string; readonly isKnown: boolean }
  | { readonly kind: 'alike'; readonly typed: LigneStagiaire; readonly proches: readonly StagiaireProche[] };

const UNKNOWN = new Set(['session-certification.stagiaire-inconnu', 'session-certification.stagiaire-autre-nom']);

/** A line as it is typed, judged; a date that a list may hold is one that may be typed. */
const judged = (typed: LigneStagiaire, today: string) =>
  stagiaireLineFaults({ ...typed, naissance: frenchDate(typed.naissance, today) }, today);

/** Who is known joins, who is like others waits for a choice, anybody else is entered. */
async function add(stagiaires: Stagiaires, typed: LigneStagiaire, today: string): Promise<Outcome> {
  const { habilisId, ...identite } = judged(typed, today).ligne;
  const { nom, prenom, dateNaissance } = identite;
  const sessionId = await stagiaires.stored();
  const asked = { nom, prenom, dateNaissance };
  const found =
    habilisId === null
      ? await call(sessionCertification.checkCreateStagiaire, { params: { id: sessionId }, body: asked })
      : await call(sessionCertification.checkStagiaire, { body: { sessionId, habilisId, identite: asked } });
  const said = `${prenom} ${nom}`;
  if (found.stagiaire !== null) {
    await stagiaires.join(found.stagiaire.cle);
    return { kind: 'joined', nom: said, isKnown: true };
  }
  if (habilisId !== null)
    throw new FieldRefusal([{ path: 'habilisId', title: 'session-certification.stagiaire-inconnu' }]);
  if (found.proches.length > 0) return { kind: 'alike', typed, proches: found.proches };
  await stagiaires.enter(identite);
  return { kind: 'joined', nom: said, isKnown: false };
}

/** One stagiaire as they are typed, and what came of it; the field that `name` holds takes the focus for the next one. */
function useAddition(stagiaires: Stagiaires) {
  const { today } = useServerProperties();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const name = useRef<HTMLInputElement>(null);
  const form = useForm<LigneStagiaire, Outcome>({
    initial: read,
    onChange: keep,
    judge: (typed) => judged(typed, today).fautes,
    send: (typed) =>
      add(stagiaires, typed, today).catch((error: unknown) => {
        const isUnknown = error instanceof ProblemError && UNKNOWN.has(error.problem.title);
        throw isUnknown ? new FieldRefusal([{ path: 'habilisId', title: error.problem.title }]) : error;
      }),
    onDone: (came) => {
      setOutcome(came);
      if (came.kind === 'joined') begin();
    },
  });
  /** Ready for the next one. */
  function begin() {
    form.restart(NOTHING);
    keep(NOTHING);
    name.current?.focus();
  }
  const settle = async (typed: LigneStagiaire, cle: string | null) => {
    const { habilisId: _none, ...identite } = judged(typed, today).ligne;
    await (cle === null ? stagiaires.enter(identite) : stagiaires.join(cle));
    setOutcome({ kind: 'joined', nom: `${identite.prenom} ${identite.nom}`, isKnown: cle !== null });
    begin();
  };
  const submit = () => {
    setOutcome(null);
    form.submit();
  };
  return { form, name, outcome, settle, submit };
}

type AdditionProps = Pick<ReturnType<typeof useAddition>, 'form' | 'name'>;

/** Who is added, as they are typed; what is doubtful is told below its field. */
function Fields({ form, name }: AdditionProps): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const warnings = judged(form.values, today).avertissements;
  const warningOf = (path: string) => {
    const title = warnings.find((one) => one.path === path)?.title;
    return title === undefined ? undefined : t.find(`erreurs.${title}`);
  };
  return (
    <Grid gap={16} alignsFields>
      <TextField
        {...form.field('nom')}
        ref={name}
        label={t('entites.nom')}
        description={warningOf('nom')}
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        {...form.field('prenom')}
        label={t('entites.prenom')}
        description={warningOf('prenom')}
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        {...form.field('naissance')}
        label={t('sessions-certification.saisie.naissance')}
        description={warningOf('naissance') ?? t('sessions-certification.saisie.naissance-aide')}
        maxLength={20}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('habilisId')}
        label={t('sessions-certification.saisie.identifiant')}
        optionalLabel={t('entites.facultatif')}
        description={t('sessions-certification.saisie.identifiant-aide')}
        maxLength={20}
        isMono
        autoComplete="off"
      />
      <TextField
        {...form.field('courriel')}
        label={t('sessions-certification.saisie.courriel')}
        optionalLabel={t('entites.facultatif')}
        maxLength={254}
        type="email"
        autoComplete="off"
      />
    </Grid>
  );
}

/** Adds one stagiaire: who is known is recognised, who is alike is chosen or set apart, anybody else is entered for this session. */
export function AddStagiaire({ stagiaires }: { readonly stagiaires: Stagiaires }): ReactNode {
  const t = useText();
  const { form, name, outcome, settle, submit } = useAddition(stagiaires);
  const fields = useFaultFocus(form);
  return (
    <Form onSubmit={submit}>
      <div ref={fields}>
        <FieldSet
          legend={t('sessions-certification.saisie.ajouter-stagiaire')}
          description={t('sessions-certification.saisie.ajouter-aide')}
        >
          <FormMessages said={form} />
          <Fields form={form} name={name} />
          <div>
            <Button type="submit" icon={UserPlus} isBusy={form.isBusy}>
              {t('sessions-certification.saisie.ajouter')}
            </Button>
          </div>
          <div role="status">
            {outcome?.kind === 'joined' && (
              <Text tone="success">
                {t(`sessions-certification.saisie.ajoute-${outcome.isKnown ? 'connu' : 'nouveau'}`, {
                  nom: outcome.nom,
                })}
              </Text>
            )}
          </div>
          {outcome?.kind === 'alike' && (
            <Proches
              proches={outcome.proches}
              isBusy={stagiaires.isBusy}
              onChoose={(cle) => settle(outcome.typed, cle)}
            />
          )}
        </FieldSet>
      </div>
    </Form>
  );
}
