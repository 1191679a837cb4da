import { heldBy } from '@habilis/api/reglage/heldBy';
import { Reglage } from '@habilis/api/reglage/Reglage';
import { refusalOfValeur, reglageFaults } from '@habilis/domain/setting/reglageFaults';
import { REGLAGES } from '@habilis/domain/setting/REGLAGES';
import type { Settings } from '@habilis/domain/setting/settings';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Form } from '@habilis/ui/Form';
import { Heading } from '@habilis/ui/Heading';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createKept } from '../../forms/createKept.ts';
import { FormFaults } from '../../forms/FormFaults.tsx';
import { focusField } from '../../forms/fieldId.ts';
import { useForm } from '../../forms/useForm.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useStale } from '../../forms/useStale.ts';
import { mayLeave } from '../../session/mayLeave.ts';
import { DeuxValeurs } from './DeuxValeurs.tsx';
import { Estimation } from './Estimation.tsx';
import { PreuveDialog } from '../../connexion/PreuveDialog.tsx';
import * as styles from './reglages.css.ts';
import { isSame, type Typed, typedOf, valeurOf } from './saisie.ts';
import { useEstimation } from './useEstimation.ts';
import { useSaving } from './useSaving.ts';
import { ValeurField } from './ValeurField.tsx';
import { nombreText, valeurText } from './valeurText.ts';

type Values = { readonly valeur: Typed; readonly motif: string; readonly version: number };

const kept = createKept<Values>();

type Props = {
  readonly reglage: Reglage;
  readonly settings: Settings;
  /** After the change, or to give up. */
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** What a setting is today, by whom and when. */
function Aujourdhui({ reglage: { cle, valeur, derniere, isModifie } }: { reglage: Reglage }): ReactNode {
  const t = useText();
  const who =
    derniere === null
      ? t(isModifie ? 'reglages.en-base' : 'reglages.par-defaut')
      : t('reglages.qui-quand', { nom: derniere.parNomPrenom ?? '', date: formatInstantDate(derniere.faiteLe) });
  return (
    <div className={styles.today}>
      <Text look="small" tone="subtle">
        {t('reglages.aujourdhui')}
      </Text>
      <Text isStrong>{valeurText(t, cle, valeur)}</Text>
      <Text look="small" tone="subtle">
        {who}
      </Text>
    </div>
  );
}

function useReglageForm({ reglage, settings, onSaved }: Props) {
  const t = useText();
  const { cle, valeur, defaut, version } = reglage;
  const regles = REGLAGES[cle];
  const stale = useStale('reglage.version-perimee', Reglage);
  const saving = useSaving(cle);
  const form = useForm({
    kept: kept.about(cle),
    initial: { valeur: typedOf(cle, valeur), motif: '', version } satisfies Values as Values,
    draft: (values: Values) => {
      const typed = valeurOf(cle, values.valeur);
      return { ...values, valeur: isSame(typed, defaut) ? null : typed };
    },
    judge: (draft) =>
      reglageFaults(cle, draft, { settings, defaut, held: heldBy(stale.theirs ?? reglage) }).map((fault) =>
        fault.title === 'reglage.hors-bornes' && regles.genre === 'nombre'
          ? {
              ...fault,
              label: t('reglages.hors-bornes', { min: nombreText(cle, regles.min), max: nombreText(cle, regles.max) }),
            }
          : fault,
      ),
    send: (draft) => stale.watch(() => saving.save(draft)),
    done: 'reglages.fait',
    onDone: onSaved,
  });
  useLeaveGuard(form);
  // What is in force as far as this card knows: of somebody else's change it hears from its refusal.
  const [inForce, setInForce] = useState(reglage);
  const keepMine = (now: Reglage) => {
    form.set({ version: now.version });
    setInForce(now);
    stale.settle();
    focusField('valeur');
  };
  return { form, stale, saving, present: stale.theirs ?? inForce, keepMine };
}

/** Closes by Escape, unless something in it or over it took the key; easily pressed by mistake, it asks before what is typed is lost. */
function useEscape(isClosable: boolean, close: () => void): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = card.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isClosable || event.defaultPrevented) return;
      void mayLeave().then((isFree) => isFree && close());
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [isClosable, close]);
  return card;
}

/** What is done with the card: saving says the value, and its default is one press away. */
function Pied({
  cle,
  typed,
  defaut,
  isBusy,
  onCancel,
  onDefault,
}: Pick<Reglage, 'cle' | 'defaut'> & {
  typed: Reglage['valeur'];
  isBusy: boolean;
  onCancel: () => void;
  onDefault: () => void;
}): ReactNode {
  const t = useText();
  const inWords = (one: Reglage['valeur']) => valeurText(t, cle, one);
  return (
    <div className={styles.foot}>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {typeof typed === 'number'
          ? t('reglages.enregistrer', { valeur: inWords(typed) })
          : t('reglages.enregistrer-choix')}
      </Button>
      <Button variant="quiet" isDisabled={isBusy} onPress={onCancel}>
        {t('reglages.annuler')}
      </Button>
      {!isSame(typed, defaut) && (
        <div className={styles.end}>
          <Button variant="quiet" icon={RotateCcw} onPress={onDefault}>
            {typeof defaut === 'number'
              ? t('reglages.revenir', { valeur: inWords(defaut) })
              : t('reglages.revenir-defaut')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The card of one open setting: its new value, what it is today, what would change, and why. */
export function ReglageCarte(props: Props): ReactNode {
  const { reglage, settings, onClose, onSaved } = props;
  const { cle, defaut } = reglage;
  const t = useText();
  const title = useId();
  const { form, stale, saving, present, keepMine } = useReglageForm(props);
  const typed = valeurOf(cle, form.values.valeur);
  const { theirs } = stale;
  const isChanged = !isSame(typed, present.valeur);
  const isCounted =
    isChanged &&
    ((isSame(typed, defaut) && typeof typed === 'string') || refusalOfValeur(cle, typed, settings) === null);
  const estimation = useEstimation(present, isSame(typed, defaut) ? null : typed, isCounted);
  const card = useEscape(saving.asked === undefined && !form.isBusy, onClose);
  return (
    <section ref={card} className={styles.open} aria-labelledby={title}>
      <div>
        <Heading level={3} id={title}>
          {t(`reglages.nom.${cle}`)}
        </Heading>
        <Text look="small" tone="subtle">
          {t(`reglages.sens.${cle}`)}
        </Text>
      </div>
      <FormFaults said={form} />
      {theirs !== null && <DeuxValeurs theirs={theirs} mine={typed} onKeep={() => keepMine(theirs)} onTake={onSaved} />}
      <Form onSubmit={form.submit} aria-labelledby={title}>
        <div className={styles.body}>
          <div className={styles.values}>
            <ValeurField cle={cle} defaut={valeurText(t, cle, defaut)} field={form.field('valeur')} />
            <Aujourdhui reglage={present} />
          </div>
          {isCounted && <Estimation estimation={estimation} />}
          <TextField
            {...form.field('motif')}
            label={t('reglages.motif')}
            description={t('reglages.motif-lu')}
            maxLength={500}
          />
          <Pied
            cle={cle}
            typed={typed}
            defaut={defaut}
            isBusy={form.isBusy}
            onCancel={onClose}
            onDefault={() => form.set({ valeur: typedOf(cle, defaut) })}
          />
        </div>
      </Form>
      {saving.asked !== undefined && <PreuveDialog asked={saving.asked} onClose={saving.giveUp} />}
    </section>
  );
}
