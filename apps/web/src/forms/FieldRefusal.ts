import type { FieldFault } from '@habilis/domain/field-fault/faultIf';

/** What a form could not send for a reason that no server knows, told at its fields. */
export class FieldRefusal extends Error {
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super('refused before it was sent');
    this.name = 'FieldRefusal';
    this.faults = faults;
  }
}
