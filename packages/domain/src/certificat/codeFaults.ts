import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** What is wrong with the code of a certificat to look for (DX926). */
export const codeFaults = ({ code }: { readonly code: string }): FieldFault[] =>
  faultIf(isEmpty(code), 'code', 'scanner-qrcode.code-requis');
