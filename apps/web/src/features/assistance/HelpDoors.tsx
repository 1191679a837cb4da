import { useText } from '@habilis/i18n/TextProvider';
import { DoorList } from '@habilis/ui/DoorList';
import { Section } from '@habilis/ui/Section';
import { BookOpen, CircleQuestionMark, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { type HelpPage, useHelpAddress } from './helpAddress.ts';

const DOORS = [
  { page: 'faqs', key: 'faqs', icon: CircleQuestionMark },
  { page: 'manuels', key: 'manuels', icon: BookOpen },
  { page: 'contact', key: 'contact', icon: Mail },
] as const;

/** Where else to look for help. */
export function HelpDoors({ title, except }: { title: string; except: HelpPage }): ReactNode {
  const t = useText();
  const addressOf = useHelpAddress();
  return (
    <Section title={title}>
      <DoorList
        items={DOORS.filter(({ page }) => page !== except).map(({ page, key, icon }) => ({
          href: addressOf(page),
          icon,
          title: t(`supports.porte.${key}`),
          description: t(`supports.porte.${key}-aide`),
        }))}
      />
    </Section>
  );
}
