declare module 'virtual:textes/verification' {
  import type { Messages } from '@habilis/i18n/loadMessages';

  /** The texts of the page that checks certificats. */
  export const texts: Messages;
}
