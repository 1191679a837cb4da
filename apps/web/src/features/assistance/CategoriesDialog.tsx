import { faq } from '@habilis/api/faq/endpoints';
import type { CategorieFaqComptee } from '@habilis/api/faq/Faq';
import { categorieFaqFaults } from '@habilis/domain/assistance/faqFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Form } from '@habilis/ui/Form';
import { IconButton } from '@habilis/ui/IconButton';
import { Inline } from '@habilis/ui/Inline';
import { RankedList } from '@habilis/ui/RankedList';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { focusField } from '../../forms/fieldId.ts';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { useForm } from '../../forms/useForm.ts';
import { tellOutcome } from '../../messages/tellOutcome.ts';
import { call } from '../../session/call.ts';

type Props = {
  readonly categories: readonly CategorieFaqComptee[];
  /** Reads the categories again. */
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
};

/** The title being typed, of a new category or of one that is edited. */
function useTitle(categories: Props['categories'], onChanged: Props['onChanged']) {
  const [edited, setEdited] = useState<CategorieFaqComptee | null>(null);
  const form = useForm({
    initial: { intituleCategorie: '' },
    judge: categorieFaqFaults,
    send: ({ intituleCategorie }) =>
      call(faq.writeCategorie, {
        body: { id: edited?.id ?? null, intituleCategorie, rang: edited?.rang ?? categories.length + 1 },
      }),
    done: 'faqs.categorie.succes',
    failed: 'faqs.categorie.echec',
    onDone: async () => {
      await onChanged();
      edit(null);
    },
  });
  const edit = (one: CategorieFaqComptee | null) => {
    setEdited(one);
    form.restart({ intituleCategorie: one?.intituleCategorie ?? '' });
    focusField('intituleCategorie');
  };
  const { attempts } = form;
  useEffect(() => {
    if (attempts > 0) focusField('intituleCategorie');
  }, [attempts]);
  return { edited, edit, form };
}

function TitleForm({ titled: { edited, edit, form } }: { titled: ReturnType<typeof useTitle> }): ReactNode {
  const t = useText();
  return (
    <Form onSubmit={form.submit} aria-label={t('faqs.categories.nouvelle')}>
      <Stack gap={12}>
        <FormMessages said={form} />
        <TextField
          {...form.field('intituleCategorie')}
          label={t(edited === null ? 'faqs.categories.nouvelle' : 'faqs.categories.nom')}
          maxLength={200}
        />
        <Inline gap={8}>
          <Button type="submit" isBusy={form.isBusy}>
            {t(edited === null ? 'faqs.categories.ajouter' : 'faqs.enregistrer')}
          </Button>
          {edited !== null && (
            <Button variant="quiet" onPress={() => edit(null)}>
              {t('modals.annuler')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}

/** What changes the categories that are there, one thing at a time. */
function useActs(onChanged: Props['onChanged']) {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, texts: Parameters<typeof tellOutcome>[1]) => {
    if (isBusy) return;
    setBusy(true);
    // Told once the list stands again: a press before would be lost.
    await tellOutcome(async () => {
      try {
        await work();
      } finally {
        await onChanged();
      }
    }, texts);
    setBusy(false);
  };
  const remove = ({ id }: CategorieFaqComptee) =>
    run(() => call(faq.removeCategorie, { params: { id } }), {
      done: 'faqs.categories.suppression.succes',
      failed: 'faqs.categories.suppression.echec',
      isRemoval: true,
    });
  const rank = (keys: readonly string[]) =>
    run(() => call(faq.rangerCategories, { body: { ids: keys.map(Number) } }), {
      done: 'faqs.categories.rangement.succes',
      failed: 'faqs.categories.rangement.echec',
    });
  return { remove, rank };
}

/** The categories of the questions: their order, their titles, and those that are empty to remove. */
export function CategoriesDialog({ categories, onChanged, onClose }: Props): ReactNode {
  const t = useText();
  const titled = useTitle(categories, onChanged);
  const { remove, rank } = useActs(onChanged);
  return (
    <Dialog
      title={t('faqs.categories.titre')}
      isOpen
      onClose={onClose}
      closeLabel={t('modals.fermer')}
      actions={<Button onPress={onClose}>{t('modals.fermer')}</Button>}
    >
      <Stack gap={20}>
        <RankedList
          label={t('faqs.categories')}
          items={categories.map((one) => ({
            key: String(one.id),
            title: one.intituleCategorie,
            description: t('faqs.resultats', { nombre: one.nombreQuestions }),
            action: (
              <>
                <IconButton
                  icon={Pencil}
                  size="small"
                  label={t('faqs.categories.renommer', { titre: one.intituleCategorie })}
                  onPress={() => titled.edit(one)}
                />
                <IconButton
                  icon={Trash2}
                  size="small"
                  label={t('faqs.categories.supprimer', { titre: one.intituleCategorie })}
                  onPress={() => void remove(one)}
                />
              </>
            ),
          }))}
          onMove={(keys) => void rank(keys)}
          words={{
            up: (titre) => t('actualites.monter', { titre }),
            down: (titre) => t('actualites.descendre', { titre }),
            moved: (titre, place) => t('actualites.placee', { titre, place }),
          }}
        />
        <TitleForm titled={titled} />
      </Stack>
    </Dialog>
  );
}
