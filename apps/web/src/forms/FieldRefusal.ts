import type { FieldFault } from '@habilis/domain/field-fault/faultIf';

/** A fault in the words of the browser, when its title alone does not say it. */
export type WordedFault = FieldFault & { readonly label?: string };

/** Faults of fields found in the browser while sending, without a server's answer. */
export class FieldRefusal extends Error {
  readonly faults: readonly WordedFault[];

  constructor(faults: readonly WordedFault[]) {
    super('refused before it was sent');
    this.name = 'FieldRefusal';
    this.faults = faults;
  }
}
