import type { inviteEmployee } from '@bitacora/contracts';
import type { FieldErrors } from '@bitacora/kernel';
import type { PartialCall, ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { PhoneReader } from '../domain/phone.ts';

/** Whether what is written of a new employee can be kept: numbers as they are dialled. */
@Injectable()
export class EmployeeReferences implements ReferenceCheck<typeof inviteEmployee> {
  async brokenReferences({ body }: PartialCall<typeof inviteEmployee>): Promise<FieldErrors> {
    const phones = new PhoneReader();
    phones.read('phone', body.phone);
    return phones.errors;
  }
}
