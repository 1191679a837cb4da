import type { Notifications } from '@habilis/api/notification/Notifications';
import type { Role } from '@habilis/api/role/Role';
import { evenementsChoisis, evenementsImposes } from '@habilis/domain/notification/EVENEMENTS';
import { type Preference, RYTHMES } from '@habilis/domain/notification/preferencesOf';
import { questionsOf } from '@habilis/domain/notification/questions';
import { useText } from '@habilis/i18n/TextProvider';
import { PageBar } from '../../document/PageBar.tsx';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { ChoiceTable } from '@habilis/ui/ChoiceTable';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { usePreferences } from './usePreferences.ts';
import { PageForm } from '../../forms/PageForm.tsx';

const CHOICES = [...RYTHMES, 'JAMAIS'] as const;
type Choice = (typeof CHOICES)[number];

const choiceOf = ({ canal, frequence }: Preference): Choice => (canal === 'NONE' ? 'JAMAIS' : frequence);
/** JAMAIS stops the mails and keeps the stored frequency. */
const changesOf = (choice: Choice): Partial<Preference> =>
  choice === 'JAMAIS' ? { canal: 'NONE' } : { canal: 'EMAIL', frequence: choice };

/** The events that are always sent, with the reason. */
function Imposes({ role }: { role: Role }): ReactNode {
  const t = useText();
  const imposes = evenementsImposes(role.type);
  return (
    <Section title={t('compte.notifications.toujours')}>
      <Text tone="subtle">{t('compte.notifications.toujours-texte')}</Text>
      <DescriptionList
        items={[...new Set(imposes.map(({ motif }) => motif))].map((motif) => ({
          term: t(`compte.notifications.motif.${motif}`),
          description: (
            <Stack as="ul" gap={4}>
              {imposes
                .filter((one) => one.motif === motif)
                .map(({ type }) => (
                  <li key={type}>{t(`alertes.evenement.${type}`)}</li>
                ))}
            </Stack>
          ),
        }))}
      />
    </Section>
  );
}

/** What was set meanwhile in another place: asks which of both is gone on with. */
function Overtaken({ form, forget }: Pick<ReturnType<typeof usePreferences>, 'form' | 'forget'>): ReactNode {
  const t = useText();
  return (
    <Callout
      tone="warning"
      told="announced"
      title={t('erreurs.notification.version-perimee')}
      actions={
        <>
          <Button onPress={() => void forget()}>{t('compte.notifications.reprendre')}</Button>
          <Button variant="primary" isBusy={form.isBusy} onPress={form.submit}>
            {t('compte.notifications.imposer')}
          </Button>
        </>
      }
    >
      {t('compte.notifications.quitter')}
    </Callout>
  );
}

/** The events that a role can set, by category, then those that are always sent, with the reason. */
export function NotificationsForm({ role, loaded }: { role: Role; loaded: Notifications }): ReactNode {
  const t = useText();
  const edited = usePreferences(role, loaded);
  const { form, preferences, isOvertaken, change, reset } = edited;
  return (
    <PageForm
      title={t('compte.notifications.titre')}
      form={form}
      notice={isOvertaken && <Overtaken {...edited} />}
      bar={
        <PageBar status={form.isDirty() && <Text look="small">{t('compte.notifications.a-enregistrer')}</Text>}>
          <Button onPress={reset}>{t('compte.notifications.defaut')}</Button>
          <Button variant="primary" isBusy={form.isBusy} onPress={form.submit}>
            {t('compte.donnees.enregistrer')}
          </Button>
        </PageBar>
      }
    >
      <Stack gap={28}>
        {questionsOf(role.type).map((categorie) => {
          const types: readonly string[] = evenementsChoisis(role.type, categorie);
          const title = t(`compte.notifications.categorie.${categorie}`);
          return (
            <Section key={categorie} title={title}>
              <ChoiceTable
                caption={title}
                rowHeader={t('compte.notifications.evenement')}
                choices={CHOICES.map((id) => ({ id, label: t(`compte.notifications.rythme.${id}`) }))}
                rows={preferences
                  .filter(({ type }) => types.includes(type))
                  .map((one) => ({
                    id: one.type,
                    label: t(`alertes.evenement.${one.type}`),
                    value: choiceOf(one),
                  }))}
                onChange={(type, choice) => change(type, changesOf(choice))}
              />
            </Section>
          );
        })}
        <Imposes role={role} />
      </Stack>
    </PageForm>
  );
}
