import type { FieldFault } from '@habilis/domain/field-fault/faultIf';

/** Faults of fields found in the browser while sending, without a server's answer. */
export class FieldRefusal extends Error {
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super('refused before it was sent');
    this.name = 'FieldRefusal';
    this.faults = faults;
  }
}
