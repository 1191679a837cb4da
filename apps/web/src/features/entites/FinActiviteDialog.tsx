import { entite as calls } from '@habilis/api/entite/endpoints';
import type { EntiteDetail } from '@habilis/api/entite/Entite';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { finAvecActivite } from '@habilis/domain/entite/finAvecActivite';
import { finActiviteFaults } from '@habilis/domain/entite/finActiviteFaults';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { createKept } from '../../forms/createKept.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { SessionsTouchees } from '../../etat/SessionsTouchees.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';

type Typed = { readonly dateFinActivite: string | null; readonly commentaireDateFin: string };

type Props = {
  readonly entite: EntiteDetail;
  readonly habilitations: readonly Habilitation[];
  readonly role: RoleType;
  /** True to remove the end that is set, false to set one. */
  readonly isLifting: boolean;
  readonly onClose: () => void;
  readonly onSent: () => Promise<unknown>;
};

const kept = createKept<Typed>();

/** Sets or removes the last day of an entite's activity; first shows what ends with it. */
export function FinActiviteDialog({ entite, habilitations, role, isLifting, onClose, onSent }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const form = useForm({
    kept: kept.about(isLifting ? 'levee' : 'fin'),
    initial: (): Typed => ({ dateFinActivite: entite.dateFinActivite ?? today, commentaireDateFin: '' }),
    draft: ({ dateFinActivite, commentaireDateFin }) => ({
      dateFinActivite: isLifting ? null : (dateFinActivite ?? undefined),
      commentaireDateFin,
    }),
    judge: (typed) => {
      const begun = habilitations.map(({ dateDebut }) => dateDebut).filter((debut) => debut <= today);
      const dernierDebut = begun.toSorted().at(-1) ?? null;
      return finActiviteFaults(role, { ...typed, actuelle: entite.dateFinActivite, dernierDebut }, today);
    },
    send: ({ dateFinActivite = null, commentaireDateFin }) =>
      call(calls.setDateFinActivite, {
        body: { entiteId: entite.id, dateFinActivite, commentaireDateFin, version: entite.version },
      }),
    done: isLifting ? 'entites.fin-levee' : 'entites.fin-fixee',
    onDone: onClose,
    onAnswered: onSent,
  });
  const { dateFinActivite: date } = form.values;
  const ended = date === null ? [] : habilitations.filter((one) => finAvecActivite(one, date, today) !== null);
  return (
    <FormDialog
      title={t(isLifting ? 'entites.lever-fin' : 'entites.fixer-fin')}
      about={[entite.raisonSociale]}
      submitLabel={t(isLifting ? 'entites.lever' : 'entites.mettre-fin')}
      isDanger={!isLifting}
      form={form}
      onClose={onClose}
    >
      {isLifting ? (
        <Text>{t('entites.lever-fin-texte')}</Text>
      ) : (
        <>
          <DatePicker
            {...form.field('dateFinActivite')}
            label={t('entites.dernier-jour')}
            {...(isDemandeur(role) ? { minValue: today } : {})}
            {...calendarWords(t)}
          />
          <Text>{t('entites.fin-effets', { habilitations: ended.length, roles: entite.nbRoles })}</Text>
          {ended.length > 0 && (
            <Text look="small" tone="subtle">
              {ended.map(({ dispositifNiveau }) => dispositifNiveau.libelle).join(', ')}
            </Text>
          )}
        </>
      )}
      {!isLifting && (
        <SessionsTouchees of={{ entite: entite.id }} fin={date === null ? null : { acte: 'entite', date }} />
      )}
      <TextArea {...form.field('commentaireDateFin')} label={t('entites.motif')} maxLength={4000} rows={3} />
    </FormDialog>
  );
}
