import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { FocusTitle } from '../../layout/FocusTitle.tsx';
import { actingAtom } from '../../session/acting.ts';
import { ContactForm } from './ContactForm.tsx';
import { HelpDoors } from './HelpDoors.tsx';
import { HelpFrame } from './HelpFrame.tsx';
import { useHelpAddress } from './helpAddress.ts';
import { MesMessages } from './MesMessages.tsx';
import { readContact } from './readContact.ts';

export const loader = readContact;

/** The message arrived: its number, and what comes next. */
function Sent({ reference, email }: { reference: string; email: string }): ReactNode {
  const t = useText();
  return (
    <HelpFrame title={t('supports.envoye')}>
      <FocusTitle />
      <Callout tone="success" told="announced" title={t('supports.reference', { reference })}>
        <Text>{t('supports.envoye-texte', { email })}</Text>
      </Callout>
      <HelpDoors title={t('supports.en-attendant')} except="contact" />
    </HelpFrame>
  );
}

/** A message to the support. */
export function Component(): ReactNode {
  const t = useText();
  const addressOf = useHelpAddress();
  const { miens, ...data } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<{ reference: string; email: string }>();
  const isActing = useAtomValue(actingAtom) !== null;
  if (sent !== undefined) return <Sent {...sent} />;
  if (isActing) {
    return (
      <HelpFrame title={t('supports.contact')}>
        <Callout tone="info" title={t('supports.a-elle-seule')}>
          <Text>{t('supports.a-elle-seule-texte')}</Text>
        </Callout>
      </HelpFrame>
    );
  }
  return (
    <HelpFrame title={t('supports.contact')}>
      <Text>
        {t('supports.texte')} <Link href={addressOf('faqs')}>{t('supports.voir-faqs')}</Link>
      </Text>
      {miens.length > 0 && <MesMessages messages={miens} />}
      <ContactForm {...data} page={search.get('depuis')} onSent={setSent} />
    </HelpFrame>
  );
}
