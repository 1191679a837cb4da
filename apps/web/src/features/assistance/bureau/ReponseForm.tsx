import { ProblemError } from '@habilis/api/client/errors';
import { bureauSupport } from '@habilis/api/support/bureau';
import type { FilSupport, ReponsePrete } from '@habilis/api/support/FilSupport';
import { reponseFaults } from '@habilis/domain/assistance/reponseFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Inline } from '@habilis/ui/Inline';
import { Menu } from '@habilis/ui/Menu';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { createKept } from '../../../forms/createKept.ts';
import { focusSoon } from '../../../forms/focusSoon.ts';
import { PageForm } from '../../../forms/PageForm.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { call } from '../../../session/call.ts';

type Props = { readonly fil: FilSupport; readonly pretes: readonly ReponsePrete[] };

const kept = createKept<{ readonly texte: string }>();

/** Answers a message by mail; when somebody changed it meanwhile, the thread is read again and what is typed stays. */
export function ReponseForm({ fil, pretes }: Props): ReactNode {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { id, version, etat, email, reponsesEntendues } = fil;
  const form = useForm({
    kept,
    initial: { texte: '' },
    judge: reponseFaults,
    send: async ({ texte }) => {
      try {
        return await call(bureauSupport.repondre, { params: { id: String(id) }, body: { version, texte } });
      } catch (error) {
        if (error instanceof ProblemError && error.status === 409) await revalidate();
        throw error;
      }
    },
    done: 'supports.bureau.reponse.succes',
    failed: 'supports.bureau.reponse.echec',
    onDone: async () => {
      form.restart({ texte: '' });
      await revalidate();
    },
  });
  // Somebody may close it while an answer is typed: that stays.
  if (etat === 'CLOS' && !form.isDirty()) return null;
  const { texte } = form.values;
  return (
    <Section title={t('supports.bureau.repondre')}>
      <PageForm title={t('supports.bureau.repondre')} submitLabel={t('supports.bureau.reponse.envoyer')} form={form}>
        {pretes.length > 0 && (
          <Inline gap={8}>
            <Menu
              label={t('supports.bureau.reponse.prete')}
              trigger={t('supports.bureau.reponse.prete')}
              look="smallButton"
              items={pretes.map((one) => ({ id: String(one.id), label: one.intitule }))}
              onAction={(chosen) => {
                const prete = pretes.find((one) => String(one.id) === chosen);
                if (prete === undefined) return;
                form.set({ texte: texte.trim() === '' ? prete.texte : `${texte}\n\n${prete.texte}` });
                focusSoon('texte');
              }}
            />
          </Inline>
        )}
        <TextArea
          {...form.field('texte')}
          label={t('supports.bureau.reponse.texte')}
          description={t('supports.bureau.reponse.aide', { email })}
          rows={8}
          maxLength={10_000}
        />
        <Text look="small" tone="subtle">
          {t(reponsesEntendues ? 'supports.bureau.entendu' : 'supports.bureau.sens-unique')}
        </Text>
      </PageForm>
    </Section>
  );
}
