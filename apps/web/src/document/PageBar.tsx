import { useText } from '@habilis/i18n/TextProvider';
import { ActionBar } from '@habilis/ui/ActionBar';
import { Menu, type MenuProps } from '@habilis/ui/Menu';
import { media } from '@habilis/ui/theme/media';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMedia } from '../boot/useMedia.ts';

/** The bar of a page's actions; on a phone its status is one line, and read whole when asked. */
export function PageBar({ status, children }: { status?: ReactNode; children: ReactNode }): ReactNode {
  const t = useText();
  return (
    <ActionBar status={status} statusWords={{ read: t('workflow.etat.lire'), fold: t('workflow.etat.reduire') }}>
      {children}
    </ActionBar>
  );
}

/** The actions of a bar that do not stand in sight; on a phone under a short word, so that the first action has its line. */
export function OtherActions(props: Pick<MenuProps, 'items' | 'isBusy' | 'onAction'>): ReactNode {
  const t = useText();
  const isPhone = useMedia(media.phone);
  return (
    <Menu
      label={t('workflow.autres')}
      look="button"
      trigger={
        <>
          {t(isPhone ? 'workflow.autres-court' : 'workflow.autres')}
          <ChevronUp size={16} />
        </>
      }
      {...props}
    />
  );
}
