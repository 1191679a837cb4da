import type { Faq } from '@habilis/api/faq/Faq';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { EyeOff, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  readonly question: Faq;
  readonly onEdit: (question: Faq) => void;
  readonly onRemove: (question: Faq) => void;
};

/** What an editor knows of a question and does with it, under its answer. */
export function QuestionTools({ question, onEdit, onRemove }: Props): ReactNode {
  const t = useText();
  const { avis, faqRoles, publie } = question;
  const readers = faqRoles.length === 0 ? t('faqs.pour-tous') : faqRoles.map((role) => t(`roles.${role}`)).join(', ');
  return (
    <Stack gap={8} align="start">
      {!publie && (
        <Badge tone="neutral" icon={EyeOff}>
          {t('faqs.non-publiee')}
        </Badge>
      )}
      <Text look="small" tone="subtle">
        {readers}
        {avis !== undefined && `. ${t('faqs.avis.compte', avis)}`}
      </Text>
      <Inline gap={8}>
        <Button size="small" icon={Pencil} onPress={() => onEdit(question)}>
          {t('faqs.modifier')}
        </Button>
        <Button size="small" icon={Trash2} onPress={() => onRemove(question)}>
          {t('faqs.supprimer')}
        </Button>
      </Inline>
    </Stack>
  );
}
